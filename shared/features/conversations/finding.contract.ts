import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { calendarDay, instant } from '#shared/http/page.ts';

/** Hits of one search in a conversation. */
const mostHits = 200;

export const findingContract = defineContract({
  search: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations/:id/hits',
    access: 'hotelMember',
    key: 'conversations:read',
    summary: `Messages of a conversation that have all words of a search, or their beginnings; newest first, at most ${mostHits}`,
    query: z.object({ search: z.string().trim().min(1).max(200) }),
    response: z.object({ items: z.array(z.object({ message_id: z.uuid(), created_at: instant })) }),
  },
  day: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations/:id/day',
    access: 'hotelMember',
    key: 'conversations:read',
    summary:
      "The first message on a day of the hotel's calendar, else the next after it, else the last; null without any",
    query: z.object({ date: calendarDay() }),
    response: z.object({ message_id: z.uuid().nullable() }),
  },
  look: {
    method: 'PUT',
    path: '/hotels/:hotel_id/conversations/:id/look',
    access: 'hotelMember',
    summary: 'The caller has seen a conversation up to a message; an earlier one than before changes nothing',
    body: z.object({ message_id: z.uuid() }),
    response: z.null(),
  },
});
