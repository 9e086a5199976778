import { z } from 'zod';
import { messageType } from '#shared/features/bookings/bookings.schema.ts';

/** An approved template that can be sent in a conversation. */
export const replyTemplate = z.object({
  content_sid: z.string(),
  message_type: messageType,
  language: z.string(),
  /** With {{1}}, {{2}}…, one for each of `variables`. */
  body: z.string(),
  /** `value` is null if neither the booking nor the hotel provides it; staff must type it. */
  variables: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  category: z.string(),
  /** Price of one message in the platform's currency; null if no price is set. */
  price: z.string().nullable(),
});
export type ReplyTemplate = z.output<typeof replyTemplate>;

/** Sorted with the guest's language first. `currency` applies to `price`. */
export const replyTemplates = z.object({
  items: z.array(replyTemplate),
  language: z.string(),
  currency: z.string(),
});
export type ReplyTemplates = z.output<typeof replyTemplates>;
