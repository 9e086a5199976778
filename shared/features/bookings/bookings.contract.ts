import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { calendarDay, pageOf, pageQuery } from '#shared/http/page.ts';
import { bookingImport, bookingImportReport } from './booking-import.schema.ts';
import {
  booking,
  bookingChange,
  bookingDraft,
  stayMessage,
  stayMessageDraft,
  bookingStatus,
} from './bookings.schema.ts';

const day = calendarDay().optional();

/**
 * `from`, `to`: stays that overlap these days. `arrivals_on`, `departures_on`: arrivals or departures of a day, without
 * cancelled bookings.
 */
const filter = z.object({
  search: z.string().trim().max(200).optional(),
  status: bookingStatus.optional(),
  from: day,
  to: day,
  arrivals_on: day,
  departures_on: day,
  guest_id: z.uuid().optional(),
});
export type BookingFilter = z.output<typeof filter>;

export const bookingsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/bookings',
    access: 'hotelMember',
    key: 'bookings:read',
    summary: "Bookings, newest first, with today's arrivals and departures by the hotel's calendar",
    query: pageQuery.extend(filter.shape),
    response: pageOf(booking).extend({
      counts: z.object({ today: z.string(), arrivals_today: z.number().int(), departures_today: z.number().int() }),
    }),
  },
  create: {
    method: 'POST',
    path: '/hotels/:hotel_id/bookings',
    access: 'hotelMember',
    key: 'bookings:write',
    once: true,
    summary: 'Add a booking; answers with its confirmation number',
    body: bookingDraft,
    response: booking,
    status: 201,
  },
  import: {
    method: 'POST',
    path: '/hotels/:hotel_id/bookings/import',
    access: 'hotelMember',
    key: 'bookings:write',
    once: true,
    summary: 'Add the bookings of a CSV file: a report a row; nothing is stored where a row is bad unless skip_invalid',
    body: bookingImport,
    // 6,000,000 characters of CSV: enough for 5,000 bookings with remarks, the largest body of the API.
    bodyLimit: 8 * 1024 * 1024,
    response: bookingImportReport,
  },
  /** Must be declared before `get`, whose path pattern also matches this path. */
  export: {
    method: 'GET',
    path: '/hotels/:hotel_id/bookings/export',
    access: 'hotelMember',
    key: 'bookings:read',
    summary: 'The bookings of the list as CSV, newest first, 50,000 at most; the importer reads it back',
    query: filter,
    response: z.object({ csv: z.string(), rows: z.number().int(), truncated: z.boolean() }),
  },
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/bookings/:id',
    access: 'hotelMember',
    key: 'bookings:read',
    summary: 'One booking',
    response: booking,
  },
  update: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/bookings/:id',
    access: 'hotelMember',
    key: 'bookings:write',
    summary: 'Change a booking; with `version`, only if it has not changed since',
    body: bookingChange,
    response: booking,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/bookings/:id',
    access: 'hotelMember',
    key: 'bookings:write',
    summary: 'Delete a booking',
    response: z.null(),
  },
  listMessages: {
    method: 'GET',
    path: '/hotels/:hotel_id/bookings/:id/messages',
    access: 'hotelMember',
    key: 'bookings:read',
    summary: "A booking's messages, sent and planned, newest first",
    query: pageQuery,
    response: pageOf(stayMessage),
  },
  sendMessage: {
    method: 'POST',
    path: '/hotels/:hotel_id/bookings/:id/messages',
    access: 'hotelMember',
    key: 'messages:write',
    once: true,
    summary: 'Send one of the five messages now, or send it again; answers its log entry',
    body: stayMessageDraft,
    response: stayMessage,
    status: 201,
  },
});
