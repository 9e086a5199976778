import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { webhookKinds } from './webhooks.values.ts';

const kinds = z.array(z.enum(webhookKinds)).max(webhookKinds.length);
const url = z.url({ error: code('webhook_address') }).max(2000);

export const endpointDraft = z.object({ url, kinds: kinds.min(1, code('choose_kinds')) });
export type EndpointDraft = z.output<typeof endpointDraft>;
/** `is_on` true also starts an endpoint again that was stopped. */
export const endpointChange = z
  .object({ url, kinds: kinds.min(1, code('choose_kinds')), is_on: z.boolean() })
  .partial();
export type EndpointChange = z.output<typeof endpointChange>;

/** `waiting`: events that are not delivered yet. `stopped_at`: nothing is sent until it is switched on again. */
export const webhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  kinds,
  is_on: z.boolean(),
  created_at: instant,
  failures: z.number().int(),
  failing_since: nullableInstant,
  stopped_at: nullableInstant,
  due_at: nullableInstant,
  former_until: nullableInstant,
  waiting: z.number().int(),
});
export type WebhookEndpoint = z.output<typeof webhookEndpoint>;

/** One event of an endpoint, as in its log. `answer`: the beginning of the receiver's answer, or what went wrong. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  kind: z.string(),
  created_at: instant,
  sequence: z.number().int().nullable(),
  attempts: z.number().int(),
  attempted_at: nullableInstant,
  status: z.number().int().nullable(),
  answer: z.string().nullable(),
  finished_at: nullableInstant,
  skipped: z.boolean(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const message = z.object({ message_id: z.uuid(), conversation_id: z.uuid(), author: z.string() });
const request = z.object({
  conversation_id: z.uuid(),
  request_id: z.uuid(),
  priority: z.string(),
  category: z.string().optional(),
});
const booking = z.object({
  booking_id: z.uuid(),
  status: z.string(),
  check_in_date: z.iso.date(),
  check_out_date: z.iso.date(),
  version: z.number().int(),
});
const dataOf = {
  'message.received': message,
  'message.sent': message,
  'message.failed': message,
  'conversation.escalated': request,
  'conversation.resolved': request,
  'booking.created': booking,
  'booking.changed': booking,
  'stay.rated': z.object({ booking_id: z.uuid(), score: z.number().int() }),
  test: z.object({}),
};

const eventOf = <Kind extends keyof typeof dataOf>(type: Kind) =>
  z.object({
    type: z.literal(type),
    version: z.literal(1),
    timestamp: instant,
    hotel_id: z.uuid(),
    /** Grows by one with each event of an endpoint; a repeated event has the number that it had. */
    sequence: z.number().int(),
    data: dataOf[type],
  });

/** Version 1 of what is sent. Events hold ids and states; texts and names are read through the API, with its permissions. */
export const webhookEvent = z.discriminatedUnion('type', [
  eventOf('message.received'),
  eventOf('message.sent'),
  eventOf('message.failed'),
  eventOf('conversation.escalated'),
  eventOf('conversation.resolved'),
  eventOf('booking.created'),
  eventOf('booking.changed'),
  eventOf('stay.rated'),
  eventOf('test'),
]);
export type WebhookEvent = z.output<typeof webhookEvent>;
