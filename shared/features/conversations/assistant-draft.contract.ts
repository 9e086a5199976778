import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { assistantTrace } from './conversations.schema.ts';

/** A reply that the assistant wrote because a person asked for it. Nothing is stored or sent. */
export const assistantDraft = z.object({
  /** Null: there is none, see `why`. */
  content: z.string().nullable(),
  language: z.string().nullable(),
  /** The hotel's entries that it was made from. */
  sources: assistantTrace.shape.sources,
  /** `model`: the language model; `entries`: the words of the entries. */
  made_by: z.enum(['model', 'entries']).nullable(),
  /** `nothing_asked`: the guest waits for no answer; `nothing_known`: the hotel's knowledge does not answer it. */
  why: z.enum(['nothing_asked', 'nothing_known']).nullable(),
});
export type AssistantDraft = z.output<typeof assistantDraft>;

export const assistantDraftContract = defineContract({
  make: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/assistant-draft',
    access: 'hotelMember',
    summary: "Write a reply to the guest's unanswered messages from the hotel's knowledge; nothing is stored or sent",
    response: assistantDraft,
  },
});
