import { z } from 'zod';
import { guestRequest } from '#shared/features/conversations/conversations.schema.ts';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery, seenAt } from '#shared/http/page.ts';
import { whatsappConnection } from './whatsapp-connection.contract.ts';
import { hotel, hotelChange, hotelDraft, hotelStatus } from './hotels.schema.ts';

/** A hotel in the super admin's list (docs/product.md, section 3). */
export const hotelListItem = hotel.extend({
  staff_count: z.number().int(),
  admin_name: z.string().nullable(),
  whatsapp: whatsappConnection,
  /** The hotel could answer a guest now: set up, with an admin, and with a number that works. */
  ready: z.boolean(),
});
export type HotelListItem = z.output<typeof hotelListItem>;

export const dashboard = z.object({
  total_requests: z.number().int(),
  active_staff: z.number().int(),
  pending_requests: z.number().int(),
  completed_today: z.number().int(),
  /** Number of requests that are not completed; shown as the sidebar's badge. */
  not_completed: z.number().int(),
  recent_requests: z.array(guestRequest),
});
export type Dashboard = z.output<typeof dashboard>;

/** What a new hotel does first; true: done. */
export const firstSteps = z.object({
  number: z.boolean(),
  answers: z.boolean(),
  colleague: z.boolean(),
  test_message: z.boolean(),
  first_booking: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

export const hotelsContract = defineContract({
  create: {
    method: 'POST',
    path: '/hotels',
    access: 'signedIn',
    once: true,
    summary: 'Create a hotel; the creator becomes its admin unless a super admin',
    body: hotelDraft,
    bodyLimit: 256 * 1024,
    response: hotel,
    status: 201,
  },
  list: {
    method: 'GET',
    path: '/hotels',
    access: 'superAdmin',
    summary: 'All hotels; `search` looks at name, address, e-mail and number, and at names and addresses of its people',
    query: pageQuery.extend({ search: z.string().trim().max(200).optional(), status: hotelStatus.optional() }),
    response: pageOf(hotelListItem).extend({ total: z.number().int() }),
  },
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id',
    access: 'hotelMember',
    key: 'hotel:read',
    summary: 'The profile',
    response: hotel,
  },
  update: {
    method: 'PATCH',
    path: '/hotels/:hotel_id',
    access: 'hotelAdmin',
    summary: 'Change the profile',
    body: hotelChange.extend({ updated_at: seenAt }),
    bodyLimit: 256 * 1024,
    response: hotel,
  },
  setStatus: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/status',
    access: 'superAdmin',
    summary: 'Change the status. `name`: what was typed to confirm it; another name than the hotel’s is refused',
    body: z.object({ status: hotelStatus, name: z.string().trim().max(200).optional() }),
    response: hotel,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id',
    access: 'superAdmin',
    summary: 'Delete a hotel and everything in it',
    response: z.null(),
  },
  dashboard: {
    method: 'GET',
    path: '/hotels/:hotel_id/dashboard',
    access: 'hotelMember',
    key: 'hotel:read',
    summary: 'Counts and the latest five requests',
    response: dashboard,
  },
  firstSteps: {
    method: 'GET',
    path: '/hotels/:hotel_id/first-steps',
    access: 'hotelMember',
    summary: 'Which of the first steps of a new hotel are done',
    response: firstSteps,
  },
  mapsConfig: {
    method: 'GET',
    path: '/maps-config',
    access: 'signedIn',
    summary: 'The maps key, or why there is none',
    response: z.object({ apiKey: z.string().optional(), error: z.string().optional(), message: z.string().optional() }),
  },
});
