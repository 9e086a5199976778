import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { instant, nullableInstant, recordOf } from '#shared/http/page.ts';
import { choices, fitChoices } from './choices.schema.ts';
import { attachment } from './conversations.schema.ts';
import { heldReplyEnds } from './conversations.values.ts';
import { translatedFrom } from './translation.schema.ts';

/** A text of staff that is sent later, or was kept back. */
export const heldReply = z.object({
  id: z.uuid(),
  client_key: z.string(),
  content: z.string(),
  /** A file that goes with it. */
  attachments: z.array(attachment),
  choices: choices.nullish(),
  author_id: z.uuid().nullable(),
  author_name: z.string(),
  /** Null: sent when the guest writes. */
  send_at: nullableInstant,
  /** Until when it waits for the guest to write. */
  expires_at: nullableInstant,
  cancel_if_guest_writes: z.boolean(),
  /** Leaves within seconds, like a message, and may be undone until then. */
  soon: z.boolean(),
  /** Why it was not sent; null: it waits. */
  ended: z.enum(heldReplyEnds).nullable(),
  ended_at: nullableInstant,
  /** What it was written as, before it was translated. */
  translated: translatedFrom.nullish(),
  created_at: instant,
});
export type HeldReply = z.output<typeof heldReply>;

const draft = z.object({
  content: z.string().trim().max(4000).default(''),
  /** A file of this conversation (reply-files.contract.ts) that no reply has. */
  file_id: z.uuid().nullish(),
  /** Buttons or a list below `content`. */
  choices: choices.nullish(),
  client_key: z.string().min(1).max(80),
  send_at: instant.nullish(),
  cancel_if_guest_writes: z.boolean().default(false),
  soon: z.boolean().default(false),
  /** With `soon`: as in a reply (conversations.contract.ts). */
  seen_message_id: z.uuid().nullish(),
  translated: translatedFrom.nullish(),
  ask: z
    .object({
      content_sid: z.string().max(64),
      variables: recordOf(z.string().max(100), z.string().max(1024), 50).optional(),
    })
    .nullish(),
});
/**
 * A text or file to send in 5 seconds (`soon`), at a time, or (with neither) when the guest writes. `ask`: an approved template that is sent now, so that
 * the guest answers. A repeated `client_key` returns the first result.
 */
export const heldReplyDraft = draft
  .refine(({ content, file_id, choices: taps }) => content !== '' || file_id || taps, {
    error: code('write_message_first'),
    path: ['content'],
  })
  .refine(fitChoices, { error: code('choices_need_text'), path: ['choices'] });
export type HeldReplyDraft = z.output<typeof heldReplyDraft>;
