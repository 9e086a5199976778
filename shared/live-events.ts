import { z } from 'zod';

/**
 * Events sent to open consoles over `GET /api/live?hotel_id=`. An event names the changed row, without its content:
 * the console reads the row through the API, so that permissions are checked in one place.
 */
const liveEventType = z.enum([
  'message.created',
  'message.updated',
  'conversation.updated',
  /** True if the guest was erased. The console drops its cached copy of the conversation. */
  'conversation.erased',
  'request.updated',
  'request.escalated',
  'booking.updated',
  'booking_message.updated',
  'guest.updated',
  'notification.updated',
  'hotel.updated',
  'knowledge.updated',
  'saved_reply.updated',
  'staff.updated',
  'room.updated',
  'task.updated',
  /** Steps or settings of the escalation ladder. */
  'ladder.updated',
  /** API keys and webhooks. */
  'integrations.updated',
  /** A reply that `user_id` is writing. */
  'reply_draft.updated',
  /** Internal notes of a conversation, and who has seen that they are mentioned. */
  'note.updated',
  /** `user_name` mentions `user_id` in an internal note; without its text. */
  'note.mentioned',
  /** Name or colour of a tag, or a new or deleted one. */
  'tag.updated',
  /** A saved view of the list of conversations. */
  'saved_view.updated',
  'presence',
]);

export const liveEventDraft = z.object({
  type: liveEventType,
  hotel_id: z.uuid(),
  conversation_id: z.uuid().optional(),
  message_id: z.uuid().optional(),
  request_id: z.uuid().optional(),
  booking_id: z.uuid().optional(),
  guest_id: z.uuid().optional(),
  notification_id: z.uuid().optional(),
  /** For `presence`: staff who have the conversation open or are typing in it. */
  user_id: z.string().optional(),
  user_name: z.string().optional(),
  presence: z.enum(['viewing', 'typing', 'left']).optional(),
  /** For `request.escalated`: the text of the alarm. */
  guest_name: z.string().nullable().optional(),
  priority: z.string().optional(),
});
export type LiveEventDraft = z.output<typeof liveEventDraft>;

export const liveEvent = liveEventDraft.extend({ id: z.number().int() });
export type LiveEvent = z.output<typeof liveEvent>;
