import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { isOneLine } from '#shared/features/auth/person-name.schema.ts';
import { defineContract } from '#shared/http/contract.ts';
import { instant, optionalText } from '#shared/http/page.ts';
import { connectionStages, numberKinds } from './whatsapp-connection.values.ts';

/**
 * - `none`: the hotel has not entered a number. `requested`: it has, and a super admin has not assigned it yet.
 * - `connected`: guests' messages to the number come in, and the hotel sends from it.
 * - `paused`, `restricted`: assigned, but messages are neither received nor sent; `restricted` is set by WhatsApp.
 */
export const connectionState = z.enum(['none', 'requested', 'connected', 'paused', 'restricted']);
export type ConnectionState = z.output<typeof connectionState>;

/**
 * How far the connection is, from stored facts. On the way: `none`, `number_given` (the hotel has not yet said what the
 * platform needs to know), `requested`, `code_sent` (WhatsApp waits for its code), `sender_found` (the provider has it), `connected` (assigned; no guest's
 * message has come in), `webhooks_seen` (one has come in), `live` (one was answered). The others are in the way of guests.
 */
export const connectionStage = z.enum(connectionStages);
export type ConnectionStage = z.output<typeof connectionStage>;

export const connectionStep = z.object({
  name: z.enum(['enter_number', 'assign_number', 'connected']),
  done: z.boolean(),
  /** The next step, or the result of the last one, as text for staff. */
  text: z.string(),
  reasons: z.array(reasonSchema),
});
export type ConnectionStep = z.output<typeof connectionStep>;

export const whatsappConnection = z.object({
  /** The assigned number, or the requested number if none is assigned. */
  whatsapp_number: z.string().nullable(),
  state: connectionState,
  stage: connectionStage,
  /** Guests who write are answered: the number is connected, messages come in, and the provider has not switched it off. */
  works: z.boolean(),
  /** A requested number while another one is assigned. */
  requested_number: z.string().nullable(),
  steps: z.array(connectionStep),
});
export type WhatsAppConnection = z.output<typeof whatsappConnection>;

/** What the hotel says of its number, so that the platform can register it. */
export const connectionRequest = z.object({
  /** `new`: never on WhatsApp. `app`: in use in the WhatsApp app. `platform`: at another WhatsApp provider. */
  number_kind: z.enum(numberKinds),
  /** The name that guests see. */
  display_name: z
    .string({ error: code('enter_display_name') })
    .trim()
    .min(3, code('enter_display_name'))
    .max(100)
    .refine(isOneLine, code('one_line')),
  /** The Meta business portfolio of the hotel; empty: it has none yet. */
  meta_business_id: optionalText(20).refine((text) => text === null || /^\d{8,20}$/.test(text), {
    error: code('enter_meta_business_id'),
  }),
  /** What the hotel tells the platform, for example the answer to its question. */
  note: optionalText(1000).pipe(z.string().nullable()),
});
export type ConnectionRequest = z.output<typeof connectionRequest>;

/** Everything that the hotel's page about its number shows. */
export const connectionPage = whatsappConnection.extend({
  /** What the stage means and what comes next, as text for staff. */
  text: z.string(),
  reasons: z.array(reasonSchema),
  request: connectionRequest.nullable(),
  /** The platform's answer to the request. */
  answer: z.object({ text: z.string(), answered_at: instant }).nullable(),
  /** What the provider said of the number last. */
  sender: z
    .object({
      status: z.string().nullable(),
      quality: z.string().nullable(),
      messaging_limit: z.string().nullable(),
      checked_at: instant.nullable(),
    })
    .nullable(),
  /** The number for which the code is wanted that WhatsApp has sent to it. */
  code_for: z.string().nullable(),
  /** When a guest's message first came in over the webhook, and when one was first answered. */
  webhook_at: instant.nullable(),
  answered_at: instant.nullable(),
  /** When the provider first reported that an answer arrived. */
  delivered_at: instant.nullable(),
  /** Addresses that the provider must call. */
  webhooks: z.object({ inbound: z.string(), status: z.string() }),
});
export type ConnectionPage = z.output<typeof connectionPage>;

const number = z
  .string({ error: code('enter_number') })
  .trim()
  .max(64);

/** The form of a number: the number itself, and what the hotel says of it. */
export const numberRequest = connectionRequest.extend({ whatsapp_number: number.min(1, code('enter_number')) });

/** State of a number at the provider. `not_set_up`: no provider is configured. */
export const senderCheck = z.object({
  whatsapp_number: z.string(),
  result: z.enum(['online', 'offline', 'missing', 'unknown', 'not_set_up']),
  message: z.string(),
  reasons: z.array(reasonSchema),
  /** The other hotel to which the number is assigned. */
  assigned_to: z.string().nullable(),
});
export type SenderCheck = z.output<typeof senderCheck>;

export const whatsappConnectionContract = defineContract({
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/whatsapp-connection',
    access: 'hotelMember',
    summary: 'Whether the WhatsApp number of the hotel is connected, and what is missing',
    response: connectionPage,
  },
  assign: {
    method: 'PUT',
    path: '/hotels/:hotel_id/whatsapp-connection',
    access: 'superAdmin',
    summary: 'Assign, pause or release a number',
    body: z.object({ whatsapp_number: number.nullish(), state: connectionState }),
    response: whatsappConnection,
  },
  request: {
    method: 'POST',
    path: '/hotels/:hotel_id/whatsapp-connection/request',
    access: 'hotelAdmin',
    summary: 'Ask for a number to be connected',
    body: z.object({ whatsapp_number: number.min(1, code('enter_number')) }),
    response: whatsappConnection,
  },
  look: {
    method: 'POST',
    path: '/whatsapp-requests/look',
    access: 'superAdmin',
    summary: 'Ask the provider about all numbers now, not at the next minute',
    response: z.null(),
  },
  describe: {
    method: 'PUT',
    path: '/hotels/:hotel_id/whatsapp-connection/request',
    access: 'hotelAdmin',
    summary: 'What the platform must know to register the number',
    body: connectionRequest,
    response: connectionPage,
  },
  check: {
    method: 'GET',
    path: '/hotels/:hotel_id/whatsapp-connection/check',
    access: 'superAdmin',
    summary: 'Ask the provider whether a number belongs to its account and is online',
    query: z.object({ whatsapp_number: number.min(1, code('enter_number')) }),
    response: senderCheck,
  },
});
