import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { heldReply, heldReplyDraft } from './held-replies.schema.ts';

/** The texts themselves are part of the conversation (`conversations.get`). */
export const heldRepliesContract = defineContract({
  hold: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/held-replies',
    access: 'hotelMember',
    summary: 'Send a text at a time, or when the guest writes; takes the conversation over',
    body: heldReplyDraft,
    response: heldReply,
    status: 201,
  },
  withdraw: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/conversations/:id/held-replies/:held_id',
    access: 'hotelMember',
    summary: 'Withdraw a text that waits, or put away one that was not sent',
    response: z.null(),
  },
});
