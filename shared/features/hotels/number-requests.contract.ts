import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant, optionalText } from '#shared/http/page.ts';
import { answerOutcomes, codeMethods, requestChecks } from './number-requests.values.ts';
import { connectionPage, connectionRequest, connectionStage, connectionState } from './whatsapp-connection.contract.ts';

const method = z.enum(codeMethods);

/** What a super admin has looked at. */
export const requestCheck = z.enum(requestChecks);
export type RequestCheck = z.output<typeof requestCheck>;

/** A number that a hotel wants or has, as the super admin works on it. */
export const numberRequest = z.object({
  hotel_id: z.uuid(),
  hotel_name: z.string(),
  /** The number that is asked for, or the assigned one. */
  number: z.string(),
  state: connectionState,
  stage: connectionStage,
  /** A number is asked for and not assigned yet. */
  open: z.boolean(),
  request: connectionRequest.extend({ requested_at: instant }).nullable(),
  /** Addresses of the hotel's admins. */
  admins: z.array(z.string()),
  /** The other hotel to which the number is assigned. */
  assigned_to: z.string().nullable(),
  checked: z.array(requestCheck),
  /** The platform has registered this number for this hotel. */
  registered_at: nullableInstant,
  answer: z.object({ text: z.string(), answered_at: instant }).nullable(),
  sender: z
    .object({
      status: z.string(),
      quality: z.string().nullable(),
      messaging_limit: z.string().nullable(),
      display_name: z.string().nullable(),
      name_status: z.string().nullable(),
      /** The provider's error number while the sender is switched off. */
      offline_code: z.number().int().nullable(),
      /** Messages to the number come to this installation; null: the provider does not say. */
      calls_us: z.boolean().nullable(),
      checked_at: nullableInstant,
    })
    .nullable(),
  webhook_at: nullableInstant,
  answered_at: nullableInstant,
});
export type NumberRequest = z.output<typeof numberRequest>;

/** The code that WhatsApp sends to a number: 6 digits. */
export const senderCode = z
  .string({ error: code('enter_sender_code') })
  .max(20, code('enter_sender_code'))
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, code('enter_sender_code')));

export const registration = z.object({
  method,
  /** The WhatsApp Business account; empty: the one of the provider's account. */
  business_account: optionalText(20).refine((text) => text === null || /^\d{8,20}$/.test(text), {
    error: code('enter_meta_business_id'),
  }),
});

/** `question`: the request stays open. `declined`: the number is not connected, and the request is closed. */
export const numberAnswer = z.object({
  outcome: z.enum(answerOutcomes),
  text: z
    .string({ error: code('enter_message') })
    .trim()
    .min(1, code('enter_message'))
    .max(2000),
});

const params = '/whatsapp-requests/:hotel_id';

export const numberRequestsContract = defineContract({
  list: {
    method: 'GET',
    path: '/whatsapp-requests',
    access: 'superAdmin',
    summary: 'Numbers that hotels ask for, and numbers that something is in the way of; the oldest request first',
    response: z.object({ items: z.array(numberRequest), more: z.boolean() }),
  },
  check: {
    method: 'PUT',
    path: `${params}/checks`,
    access: 'superAdmin',
    summary: 'Store what has been checked about a request',
    body: z.object({ checked: z.array(requestCheck).max(requestChecks.length) }),
    response: numberRequest,
  },
  register: {
    method: 'POST',
    path: `${params}/register`,
    access: 'superAdmin',
    summary: 'Register the number with the provider; WhatsApp sends a code to it',
    body: registration,
    response: numberRequest,
  },
  enterCode: {
    method: 'POST',
    path: `${params}/code`,
    access: 'superAdmin',
    summary: 'Enter the code that WhatsApp has sent to the number',
    body: z.object({ code: senderCode }),
    response: numberRequest,
  },
  submitName: {
    method: 'POST',
    path: `${params}/name`,
    access: 'superAdmin',
    summary: 'Submit the name that guests see, and the profile, for review again',
    body: connectionRequest.pick({ display_name: true }),
    response: numberRequest,
  },
  pointHere: {
    method: 'POST',
    path: `${params}/webhooks`,
    access: 'superAdmin',
    summary: 'Make the provider call this installation for messages to the number',
    response: numberRequest,
  },
  answer: {
    method: 'POST',
    path: `${params}/answer`,
    access: 'superAdmin',
    summary: 'Answer the hotel: on its page, and by mail to its admins',
    body: numberAnswer,
    response: numberRequest,
  },
  enterOwnCode: {
    method: 'POST',
    path: '/hotels/:hotel_id/whatsapp-connection/code',
    access: 'hotelAdmin',
    summary: 'Enter the code that WhatsApp has sent to the number',
    body: z.object({ code: senderCode }),
    response: connectionPage,
  },
  sendCode: {
    method: 'POST',
    path: '/hotels/:hotel_id/whatsapp-connection/code/send',
    access: 'hotelAdmin',
    summary: 'Have WhatsApp send another code to the number',
    body: z.object({ method }),
    response: connectionPage,
  },
});
