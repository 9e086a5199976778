import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { recordOf } from '#shared/http/page.ts';
import { choices, fitChoices } from './choices.schema.ts';
import { translatedFrom } from './translation.schema.ts';

/** A staff member's reply. A repeated `client_key` returns the first result, so a double click sends once. */
export const replyDraft = z
  .object({
    content: z.string().trim().max(4000).default(''),
    client_key: z.string().min(1).max(100),
    /** A file of this conversation (reply-files.contract.ts) that no reply has; not beside a template. */
    file_id: z.uuid().nullish(),
    /** Buttons or a list below `content`. */
    choices: choices.nullish(),
    content_sid: z.string().max(64).optional(),
    variables: recordOf(z.string().max(100), z.string().max(1024), 50).optional(),
    /**
     * The last message that the author has seen; null: none. 409 `conflict` with reason `colleague_answered` if a colleague
     * has written since. Absent: not checked.
     */
    seen_message_id: z.uuid().nullish(),
    /** What `content` is a translation of. */
    translated: translatedFrom.nullish(),
  })
  .refine((draft) => draft.content !== '' || draft.file_id || draft.choices || draft.content_sid, {
    error: code('write_message_first'),
    path: ['content'],
  })
  .refine((draft) => fitChoices(draft) && !(draft.choices && draft.content_sid), {
    error: code('choices_need_text'),
    path: ['choices'],
  })
  .refine((draft) => !(draft.file_id && draft.content_sid), {
    error: code('template_has_no_file'),
    path: ['file_id'],
  });
