import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { choiceLimits } from '#shared/features/conversations/choices.values.ts';
import { offeredChoice } from '#shared/features/conversations/choices.schema.ts';
import { assistantTrace } from '#shared/features/conversations/conversations.schema.ts';
import { messageSettingsChange } from './messaging.schema.ts';

/** Earlier turns of the conversation, oldest first. */
export const simulatorHistory = z
  .array(
    z.object({
      author: z.enum(['guest', 'assistant']),
      text: z.string().max(16_000),
      /** What the assistant asked back. */
      offered: z.array(offeredChoice).max(choiceLimits.items).optional(),
    }),
  )
  .max(30);
export type SimulatorHistory = z.output<typeof simulatorHistory>;

/** Unsaved changes to test. */
export const simulatorDraft = z.object({
  /** Unsaved message settings; omitted fields use the saved values. */
  settings: messageSettingsChange.optional(),
  /** Includes disabled FAQs. */
  with_inactive_faqs: z.boolean().optional(),
});
export type SimulatorDraft = z.output<typeof simulatorDraft>;

export const simulatorQuestion = simulatorDraft.extend({
  message: z
    .string({ error: code('write_message_first') })
    .trim()
    .min(1, code('write_message_first'))
    .max(16_000),
  history: simulatorHistory.default([]),
  /** Asked by a guest in the house instead of a stranger. */
  in_house: z.boolean().default(false),
});
export type SimulatorQuestion = z.output<typeof simulatorQuestion>;

export const simulatorReply = z.object({
  /** Empty if the assistant would not reply. */
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
  /** What the guest is asked back. */
  offered: assistantTrace.shape.offered,
  /** The entries of the hotel's knowledge that the reply is based on. */
  entries: assistantTrace.shape.sources,
  checks: assistantTrace.shape.checks,
  reasons: z.array(z.string()),
  language: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
});
export type SimulatorReply = z.output<typeof simulatorReply>;

export const testMessage = z.object({
  to: z
    .string({ error: code('test_recipient_needed') })
    .trim()
    .min(1, code('test_recipient_needed'))
    .max(160),
  /** Default: a greeting. */
  message: z
    .string()
    .trim()
    .max(1600, code('test_text_too_long'))
    .optional()
    .transform((text) => text || null),
});
export type TestMessage = z.output<typeof testMessage>;
