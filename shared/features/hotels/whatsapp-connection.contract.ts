import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';

/**
 * - `none`: the hotel has not entered a number. `requested`: it has, and a super admin has not assigned it yet.
 * - `connected`: guests' messages to the number come in, and the hotel sends from it.
 * - `paused`, `restricted`: assigned, but messages are neither received nor sent; `restricted` is set by WhatsApp.
 */
export const connectionState = z.enum(['none', 'requested', 'connected', 'paused', 'restricted']);
export type ConnectionState = z.output<typeof connectionState>;

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
  /** A requested number while another one is assigned. */
  requested_number: z.string().nullable(),
  steps: z.array(connectionStep),
});
export type WhatsAppConnection = z.output<typeof whatsappConnection>;

const number = z
  .string({ error: code('enter_number') })
  .trim()
  .max(64);

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
    response: whatsappConnection,
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
  check: {
    method: 'GET',
    path: '/hotels/:hotel_id/whatsapp-connection/check',
    access: 'superAdmin',
    summary: 'Ask the provider whether a number belongs to its account and is online',
    query: z.object({ whatsapp_number: number.min(1, code('enter_number')) }),
    response: senderCheck,
  },
});
