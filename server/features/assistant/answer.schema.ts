import { z } from 'zod';
import { escalationReason, priority, requestCategory } from '#shared/features/conversations/conversations.schema.ts';

/**
 * Schema of the model's answer (docs/assistant.md, step 5). All fields are required and have no length limit: strict
 * structured output has no optional fields, and a too long reply should be repaired, not rejected.
 */
export const assistantAnswer = z.object({
  reply: z.string().describe('What the guest reads. Empty only where action is escalate and nothing can be answered.'),
  language: z.string().describe("ISO 639-1 code of the guest's language, which is the language of reply."),
  used_entry_ids: z.array(z.string()).describe('Ids of the entries that reply stands on, exactly as given.'),
  action: z.enum(['reply', 'ask', 'escalate']),
  reasons: z
    .array(escalationReason.exclude(['turn_overdue', 'reply_delayed', 'reply_failed', 'low_rating']))
    .describe('Why a person is needed, or off_topic. Empty for an ordinary reply.'),
  category: requestCategory,
  priority,
  missing_information: z
    .string()
    .nullable()
    .describe('What the entries lack, in English; null where nothing is missing.'),
  commitments: z
    .array(z.string())
    .describe('Every promise in reply that somebody does or has done something. Normally empty.'),
});
export type AssistantAnswer = z.output<typeof assistantAnswer>;
