import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';
import { replyFile } from './reply-files.contract.ts';

const draft = z.object({
  content: z.string().max(4000),
  /** Names the reply to the server, on whichever device it is sent. */
  client_key: z.string().min(1).max(80),
  /** The last message when the writing began; null: not known. */
  began_after: z.uuid().nullable(),
});

export const replyDraftRow = draft.extend({ conversation_id: z.uuid(), updated_at: instant });
export type ReplyDraftRow = z.output<typeof replyDraftRow>;

/** The file of a reply that the caller is writing, with or without a text. */
const draftFileRow = z.object({ conversation_id: z.uuid(), file: replyFile });
export type DraftFileRow = z.output<typeof draftFileRow>;

/** Replies that the caller is writing. Other people's are never told. */
export const replyDraftsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/reply-drafts',
    access: 'hotelMember',
    summary: "The caller's drafts of replies, newest first, at most 200, and the files that were added to them",
    response: z.object({ items: z.array(replyDraftRow), files: z.array(draftFileRow).default([]) }),
  },
  save: {
    method: 'PUT',
    path: '/hotels/:hotel_id/conversations/:id/reply-draft',
    access: 'hotelMember',
    summary: "Keep the caller's draft of a reply; an empty one is deleted",
    body: draft,
    response: z.null(),
  },
});
