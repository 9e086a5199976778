import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant, optionalText } from '#shared/http/page.ts';

/** What is left for the shift: by the hotel's calendar day, failed messages of 24 hours, 100 rows of each at most. */
const shift = z.object({
  /** Conversations that wait for a person. */
  waiting: z.number().int(),
  /** Promises that are due and not kept. */
  late_promises: z.number().int(),
  /** Bookings that arrive today and are not checked in. */
  arrivals: z.array(
    z.object({
      id: z.uuid(),
      guest_name: z.string(),
      room_number: z.string().nullable(),
      room_type: z.string().nullable(),
      wishes: z.string().nullable(),
    }),
  ),
  failed_messages: z.array(
    z.object({
      id: z.uuid(),
      conversation_id: z.uuid(),
      guest_name: z.string().nullable(),
      content: z.string(),
      created_at: instant,
    }),
  ),
  /** Who signed the handover sheet last, newest first. */
  signatures: z.array(z.object({ id: z.uuid(), name: z.string(), note: z.string().nullable(), signed_at: instant })),
});
export type Shift = z.output<typeof shift>;

export const shiftContract = defineContract({
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/shift',
    access: 'hotelMember',
    summary: 'What is left for the shift, and who signed the handover sheet last',
    response: shift,
  },
  sign: {
    method: 'POST',
    path: '/hotels/:hotel_id/shift/signatures',
    access: 'hotelMember',
    once: true,
    summary: 'Take the shift over: sign the handover sheet, with a note',
    body: z.object({ note: optionalText(4000) }),
    response: shift,
    status: 201,
  },
});
