import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';
import { code } from '#shared/reasons/code.ts';

export const pauseReasonLimit = 300;

const pause = z.object({
  /** Null: all hotels. */
  hotel_id: z.uuid().nullable(),
  hotel_name: z.string().nullable(),
  reason: z.string(),
  paused_by: z.string(),
  paused_at: instant,
  /** Messages to guests that wait for its end. */
  waiting: z.number().int(),
});
export type SendingPause = z.output<typeof pause>;

/** The hotel, or null for all. */
const which = z.object({ hotel_id: z.uuid().nullable() });

export const sendingPausesContract = defineContract({
  list: {
    method: 'GET',
    path: '/admin/sending-pauses',
    access: 'superAdmin',
    summary: 'Where sending to guests is paused, with the messages that wait; the pause of all hotels first',
    response: z.object({ items: z.array(pause) }),
  },
  pause: {
    method: 'POST',
    path: '/admin/sending-pauses',
    access: 'superAdmin',
    summary: 'Pause sending to the guests of a hotel, or of all. A pause that is there gets the new reason',
    body: which.extend({ reason: z.string().trim().min(1, code('enter_pause_reason')).max(pauseReasonLimit) }),
    response: z.null(),
  },
  resume: {
    method: 'POST',
    path: '/admin/sending-pauses/resume',
    access: 'superAdmin',
    summary: 'End a pause; what waits is sent in order',
    body: which,
    response: z.null(),
  },
});
