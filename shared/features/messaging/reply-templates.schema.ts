import { z } from 'zod';
import { messageType } from '#shared/features/bookings/bookings.schema.ts';

/** An approved template that can be sent in a conversation. */
export const replyTemplate = z.object({
  content_sid: z.string(),
  message_type: messageType,
  language: z.string(),
  /** With {{1}}, {{2}}…, one for each of `variables`. */
  body: z.string(),
  /** `value` is null where neither the booking nor the hotel tells it, so that it has to be typed. */
  variables: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  category: z.string(),
  /** Of one message, in the platform's currency; null where there is no price. */
  price: z.string().nullable(),
});
export type ReplyTemplate = z.output<typeof replyTemplate>;

/** The guest's language first. `currency` is the one of `price`. */
export const replyTemplates = z.object({
  items: z.array(replyTemplate),
  language: z.string(),
  currency: z.string(),
});
export type ReplyTemplates = z.output<typeof replyTemplates>;
