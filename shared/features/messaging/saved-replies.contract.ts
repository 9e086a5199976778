import { defineContract } from '#shared/http/contract.ts';
import { filledReplies, savedReplies, savedReplyDraft } from './saved-replies.schema.ts';

export const savedRepliesContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/saved-replies',
    access: 'hotelMember',
    summary: 'Saved replies, in the order of titles',
    response: savedReplies,
  },
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/saved-replies',
    access: 'hotelMember',
    once: true,
    summary: 'Add a saved reply',
    body: savedReplyDraft,
    response: savedReplies,
    status: 201,
  },
  change: {
    method: 'PUT',
    path: '/hotels/:hotel_id/saved-replies/:id',
    access: 'hotelMember',
    summary: 'Change a saved reply',
    body: savedReplyDraft,
    response: savedReplies,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/saved-replies/:id',
    access: 'hotelMember',
    summary: 'Delete a saved reply',
    response: savedReplies,
  },
  ofConversation: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations/:id/saved-replies',
    access: 'hotelMember',
    summary: 'Saved replies with the values of a conversation; variables without a value are named',
    response: filledReplies,
  },
});
