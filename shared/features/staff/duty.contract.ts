import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { daysOffDraft, duty, shiftDraft } from './duty.schema.ts';

export const dutyContract = defineContract({
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/duty',
    access: 'hotelMember',
    summary: 'Who is on duty now, the weekly shifts and the days off',
    response: duty,
  },
  sign: {
    method: 'PUT',
    path: '/hotels/:hotel_id/duty/me',
    access: 'hotelMember',
    summary: 'Sign on or off; it counts for 16 hours',
    body: z.object({ is_on: z.boolean() }),
    response: duty,
  },
  addShift: {
    method: 'POST',
    path: '/hotels/:hotel_id/duty/shifts',
    access: 'hotelAdmin',
    once: true,
    summary: 'Add a weekly shift of a member',
    body: shiftDraft,
    response: duty,
    status: 201,
  },
  removeShift: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/duty/shifts/:id',
    access: 'hotelAdmin',
    summary: 'Remove a weekly shift',
    response: duty,
  },
  addDaysOff: {
    method: 'POST',
    path: '/hotels/:hotel_id/duty/days-off',
    access: 'hotelAdmin',
    once: true,
    summary: "Add a member's days off, or holidays of the hotel",
    body: daysOffDraft,
    response: duty,
    status: 201,
  },
  removeDaysOff: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/duty/days-off/:id',
    access: 'hotelAdmin',
    summary: 'Remove days off',
    response: duty,
  },
});
