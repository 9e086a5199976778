import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';
import { instant, pageOf, pageQuery } from '#shared/http/page.ts';
import {
  conversation,
  conversationEvent,
  conversationListItem,
  guestRequest,
  message,
  owner,
  priority,
  requestStatus,
} from './conversations.schema.ts';
import { replyDraft } from './reply-draft.schema.ts';
import { heldReply } from './held-replies.schema.ts';
import { stateBefore } from './state-before.schema.ts';
import { tag } from './tag.schema.ts';
import { conversationViews } from './conversations.values.ts';

const conversationListQuery = pageQuery.extend({
  /** `waiting`: conversations that wait for staff, longest wait first. */
  state: z.enum(['open', 'resolved', 'waiting']).optional(),
  search: z.string().trim().max(200).optional(),
  /**
   * `active`: not put aside. `mine`, `unassigned`: the same, given to the caller, or to nobody. `waiting`: waits for staff,
   * in the order of `state`. `snoozed`: put aside. Absent: all.
   */
  view: z.enum(conversationViews).optional(),
  /** Given to this department and not put aside. */
  department_id: z.uuid().optional(),
  tag_id: z.uuid().optional(),
});

/** A draft of the assistant that a person sends. A repeated `client_key` returns the first result. */
export const suggestionDraft = z.object({
  request_id: z.uuid(),
  content: z.string().trim().min(1, code('write_message_first')).max(4000),
  client_key: z.string().min(1).max(100),
});

/** A request that staff submit on a guest's behalf (at the desk, on the phone). */
export const requestDraft = z.object({
  guest_name: z.string().trim().max(200).nullish(),
  guest_phone: z.string().trim().max(64).nullish(),
  message: z.string().trim().min(1, code('describe_request')).max(4000),
  category: z.string().trim().max(60).default('general'),
  priority: priority.default('normal'),
  conversation_id: z.uuid().optional(),
});

export const conversationsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations',
    access: 'hotelMember',
    key: 'conversations:read',
    summary: 'Conversations, newest first',
    query: conversationListQuery,
    response: pageOf(conversationListItem).extend({
      /**
       * Numbers of conversations, capped at 1000 each. `requests`: not completed; the badge and the dashboard show this
       * number. `open`: also without those put aside.
       */
      counts: z.object({
        open: z.number().int(),
        resolved: z.number().int(),
        waiting: z.number().int(),
        requests: z.number().int(),
      }),
    }),
  },
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations/:id',
    access: 'hotelMember',
    key: 'conversations:read',
    summary: 'One conversation with its requests and messages, newest page first; the cursor leads backwards',
    query: pageQuery,
    response: z.object({
      conversation,
      requests: z.array(guestRequest),
      messages: z.array(message),
      /** Events within the time range of the page's messages, oldest first. */
      events: z.array(conversationEvent),
      /** Texts of staff that wait to be sent, or were not sent; with the newest page only. */
      held_replies: z.array(heldReply),
      tags: z.array(tag).optional(),
      /** The last message that the caller has seen; null where they have never looked. */
      seen_until: z.uuid().nullish(),
      /** False without a language model. */
      can_translate: z.boolean().optional(),
      next_cursor: z.string().nullable(),
    }),
  },
  reply: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/messages',
    access: 'hotelMember',
    key: 'messages:write',
    summary: 'Reply as staff; takes the conversation over',
    body: replyDraft,
    response: message,
    status: 201,
  },
  sendSuggestion: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/suggestion',
    access: 'hotelMember',
    summary: 'Send what the assistant drafted, as it is or edited; an edit passes the same checks. Ends the request',
    body: suggestionDraft,
    response: message,
    status: 201,
  },
  discardSuggestion: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/conversations/:id/suggestion',
    access: 'hotelMember',
    summary: 'Discard what the assistant drafted; the guest goes on waiting for a person',
    response: conversation,
  },
  sendAgain: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/messages/:message_id/send-again',
    access: 'hotelMember',
    key: 'messages:write',
    summary: 'Send a failed message once more',
    response: message,
  },
  setOwner: {
    method: 'PUT',
    path: '/hotels/:hotel_id/conversations/:id/owner',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Take over, give to a colleague or a department, or hand back to the assistant',
    body: z
      .object({ owner, assigned_to: z.uuid().nullish(), department_id: z.uuid().nullish() })
      .refine(({ assigned_to, department_id }) => !(assigned_to && department_id), {
        error: code('colleague_or_department'),
        path: ['department_id'],
      }),
    response: conversation,
  },
  snooze: {
    method: 'PUT',
    path: '/hotels/:hotel_id/conversations/:id/snooze',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Put aside until a time or until the guest writes; null: back in the list',
    body: z.object({ until: instant.nullable() }),
    response: conversation,
  },
  resolve: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/resolve',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Mark requests as resolved; with the last one the conversation goes back to the assistant',
    body: z.object({
      /** Absent: all open requests. */
      request_ids: z.array(z.uuid()).min(1).max(500).optional(),
      /** Also with a promise to the guest that is not kept yet; otherwise 409 `conflict` with reason `open_promise`. */
      despite_promises: z.boolean().default(false),
    }),
    response: z.object({ conversation, before: stateBefore }),
  },
  reopen: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/reopen',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Undo a resolve: owner and statuses as they were before',
    body: stateBefore,
    response: conversation,
  },
  markRead: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/read',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Everything in the conversation has been seen by staff',
    response: conversation,
  },
  linkBooking: {
    method: 'PUT',
    path: '/hotels/:hotel_id/conversations/:id/booking',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: "The booking's guest becomes the conversation's guest; null: the guest of its own number again",
    body: z.object({ booking_id: z.uuid().nullable() }),
    response: conversation,
  },
  presence: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/presence',
    access: 'hotelMember',
    summary: 'Tell colleagues who is looking at, or writing in, a conversation',
    body: z.object({ presence: z.enum(['viewing', 'typing', 'left']) }),
    response: z.object({ ok: z.literal(true) }),
  },
  listRequests: {
    method: 'GET',
    path: '/hotels/:hotel_id/requests',
    access: 'hotelMember',
    key: 'conversations:read',
    summary: 'Guest requests, newest first',
    query: pageQuery.extend({ status: requestStatus.optional() }),
    response: pageOf(guestRequest),
  },
  submitRequest: {
    method: 'POST',
    path: '/hotels/:hotel_id/requests',
    access: 'hotelMember',
    key: 'conversations:write',
    once: true,
    summary: "Submit a request on a guest's behalf",
    body: requestDraft,
    response: guestRequest,
    status: 201,
  },
  updateRequest: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/requests/:id',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Change the status of a request',
    body: z.object({ status: requestStatus }),
    response: guestRequest,
  },
});
