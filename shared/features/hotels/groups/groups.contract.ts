import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';

/** Maximum characters of a group's name. */
const groupNameLimit = 120;

/** Hotels under one roof. A hotel is in one group at most. */
export const hotelGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: instant,
  hotels: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type HotelGroup = z.output<typeof hotelGroup>;

const named = z.object({ name: z.string().trim().min(1).max(groupNameLimit) });

export const groupsContract = defineContract({
  list: {
    method: 'GET',
    path: '/admin/groups',
    access: 'superAdmin',
    summary: 'Groups of hotels with their hotels, by name',
    response: z.array(hotelGroup),
  },
  create: {
    method: 'POST',
    path: '/admin/groups',
    access: 'superAdmin',
    once: true,
    summary: 'Make a group',
    body: named,
    response: hotelGroup,
    status: 201,
  },
  rename: {
    method: 'PUT',
    path: '/admin/groups/:id',
    access: 'superAdmin',
    summary: 'Rename a group',
    body: named,
    response: hotelGroup,
  },
  remove: {
    method: 'DELETE',
    path: '/admin/groups/:id',
    access: 'superAdmin',
    summary: 'Remove a group with its sign-in; its hotels and accounts stay',
    response: z.null(),
  },
  addHotel: {
    method: 'PUT',
    path: '/admin/groups/:id/hotels/:hotel_id',
    access: 'superAdmin',
    summary: 'Add a hotel that is in no group',
    response: hotelGroup,
  },
  removeHotel: {
    method: 'DELETE',
    path: '/admin/groups/:id/hotels/:hotel_id',
    access: 'superAdmin',
    summary: 'Take a hotel out of the group',
    response: hotelGroup,
  },
});
