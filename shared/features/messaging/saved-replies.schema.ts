import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { instant } from '#shared/http/page.ts';
import { entryLanguages } from '#shared/features/knowledge/knowledge.values.ts';

export const savedReplyDraft = z.object({
  title: z.string().trim().min(1, code('saved_reply_title')).max(80, code('saved_reply_title')),
  /** With {{name}} for each variable of `reply-variables.rules.ts`. */
  content: z.string().trim().min(1, code('write_message_first')).max(3000, code('too_long')),
  /** Language of the text; null: for every guest. */
  language: z.enum(entryLanguages).nullable().default(null),
  /** The FAQ whose current answer stands for {{faq}}. */
  faq_id: z.uuid().nullable().default(null),
});
export type SavedReplyDraft = z.output<typeof savedReplyDraft>;

export const savedReply = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  language: z.string().nullable(),
  faq: z.object({ id: z.uuid(), question: z.string() }).nullable(),
  updated_at: instant,
});
export type SavedReply = z.output<typeof savedReply>;

/** In the order of titles. */
export const savedReplies = z.object({ items: z.array(savedReply) });
export type SavedReplies = z.output<typeof savedReplies>;

/** A saved reply with the values of a conversation. `missing`: variables without a value; they stand in `text` as written. */
export const filledReply = z.object({
  id: z.uuid(),
  title: z.string(),
  language: z.string().nullable(),
  text: z.string(),
  missing: z.array(z.string()),
});
export type FilledReply = z.output<typeof filledReply>;

/** The guest's language first. */
export const filledReplies = z.object({ items: z.array(filledReply) });
