import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';

/** Most pictures that one answer holds, the newest ones. */
export const mostPictures = 200;

/** A picture of a conversation. `index`: its place among the attachments of its message. */
export const picture = z.object({
  message_id: z.uuid(),
  index: z.number().int(),
  /** Our own route, `/media/:message_id/:index`. */
  url: z.string(),
  filename: z.string(),
  author: z.enum(['guest', 'assistant', 'staff', 'system']),
  /** The text of its message. */
  content: z.string(),
  created_at: instant,
  /**
   * The stay that it belongs to: the first one of the guest that had not ended on that day, so that pictures sent before the
   * arrival count as well. Null: sent after the last stay, or by a guest without one.
   */
  stay: z
    .object({
      booking_id: z.uuid(),
      check_in_date: z.string(),
      check_out_date: z.string(),
      room_number: z.string().nullable(),
    })
    .nullable(),
});
export type Picture = z.output<typeof picture>;

export const picturesContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations/:id/pictures',
    access: 'hotelMember',
    summary: 'Pictures of a conversation with the stay that each belongs to, newest first',
    response: z.object({ pictures: z.array(picture).max(mostPictures) }),
  },
});
