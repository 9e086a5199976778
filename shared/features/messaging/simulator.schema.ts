import { z } from 'zod';
import { assistantTrace } from '#shared/features/conversations/conversations.schema.ts';
import { messageSettingsChange } from './messaging.schema.ts';

/** What was said before a question, oldest first. */
export const simulatorHistory = z
  .array(z.object({ author: z.enum(['guest', 'assistant']), text: z.string().max(16_000) }))
  .max(30);

/** Changes to try before they go live. */
export const simulatorDraft = z.object({
  /** Message settings that are not saved yet; what is absent is as saved. */
  settings: messageSettingsChange.optional(),
  /** FAQs that are switched off count as well. */
  with_inactive_faqs: z.boolean().optional(),
});
export type SimulatorDraft = z.output<typeof simulatorDraft>;

export const simulatorQuestion = simulatorDraft.extend({
  message: z.string({ error: 'Write a message first.' }).trim().min(1, 'Write a message first.').max(16_000),
  history: simulatorHistory.default([]),
  /** Asked by a guest in the house instead of a stranger. */
  in_house: z.boolean().default(false),
});
export type SimulatorQuestion = z.output<typeof simulatorQuestion>;

export const simulatorReply = z.object({
  /** Empty where the assistant would say nothing. */
  reply: z.string(),
  category: z.string(),
  priority: z.string(),
  human_required: z.boolean(),
  settings_applied: z.object({
    tone: z.string(),
    length: z.string(),
    greeting: z.string(),
    emojis: z.boolean(),
    amenities: z.boolean(),
    local_recommendations: z.boolean(),
    brand_voice: z.string().nullable(),
    signature: z.string().nullable(),
  }),
  /** What of the hotel's knowledge the reply stands on. */
  entries: assistantTrace.shape.sources,
  checks: assistantTrace.shape.checks,
  reasons: z.array(z.string()),
  language: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
});
export type SimulatorReply = z.output<typeof simulatorReply>;

export const testMessage = z.object({
  to: z.string({ error: 'Enter a recipient number' }).trim().min(1, 'Enter a recipient number').max(160),
  /** A greeting where it is left out. */
  message: z
    .string()
    .trim()
    .max(1600, 'WhatsApp takes 1,600 characters at most.')
    .optional()
    .transform((text) => text || null),
});
export type TestMessage = z.output<typeof testMessage>;
