import { z } from 'zod';

/**
 * What open consoles are told over `GET /api/live?hotel_id=`. An event says what changed and where, never the content:
 * the console reads the rows again through the API, so that permissions are checked in one place.
 */
export const liveEventType = z.enum([
  'message.created',
  'message.updated',
  'conversation.updated',
  /** The guest was erased: what a console keeps of the conversation is dropped. */
  'conversation.erased',
  'request.updated',
  'request.escalated',
  'booking.updated',
  'booking_message.updated',
  'guest.updated',
  'notification.updated',
  'hotel.updated',
  'knowledge.updated',
  'staff.updated',
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
  /** For `presence`: who is looking at, or writing in, the conversation. */
  user_id: z.string().optional(),
  user_name: z.string().optional(),
  presence: z.enum(['viewing', 'typing', 'left']).optional(),
  /** For `request.escalated`: what the alarm may say aloud. */
  guest_name: z.string().nullable().optional(),
  priority: z.string().optional(),
});
export type LiveEventDraft = z.output<typeof liveEventDraft>;

export const liveEvent = liveEventDraft.extend({ id: z.number().int() });
export type LiveEvent = z.output<typeof liveEvent>;
