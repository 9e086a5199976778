import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';
import { translationLanguages } from './translation.schema.ts';

const language = z.enum(translationLanguages);

export const translationContract = defineContract({
  translateReply: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/translation',
    access: 'hotelMember',
    summary: 'Translate a reply with its facts locked, or back; sends nothing. 409 `conflict` if a fact would change',
    body: z.object({
      content: z.string().trim().min(1, code('write_message_first')).max(4000),
      to: language,
      /** The language in which the writer usually writes; the text may be in another one. */
      from: language.optional(),
    }),
    response: z.object({
      content: z.string(),
      /** ISO 639-1, as the text was read. */
      from: z.string(),
      to: language,
    }),
  },
  translateMessage: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/messages/:message_id/translation',
    access: 'hotelMember',
    summary: "Translate a guest's message for staff; kept with the message",
    body: z.object({
      to: language,
      /** Also where an earlier attempt had no result that could be kept. */
      again: z.boolean().default(false),
    }),
    response: z.object({
      /** `same`: it is in that language. `differs`: the translation would change a fact, so there is none. */
      outcome: z.enum(['done', 'same', 'differs']),
      content: z.string().nullable(),
    }),
  },
});
