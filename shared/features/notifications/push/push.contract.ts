import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { deviceDraft, pushOverview } from './push.schema.ts';

export const pushContract = defineContract({
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/push',
    access: 'hotelMember',
    summary: 'Your own devices that show notices of this hotel, and the key to register one',
    response: pushOverview,
  },
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/push/devices',
    access: 'hotelMember',
    summary: 'Register this browser for notices',
    body: deviceDraft,
    response: pushOverview,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/push/devices/:id',
    access: 'hotelMember',
    summary: 'Remove one of your devices',
    response: pushOverview,
  },
  test: {
    method: 'POST',
    path: '/hotels/:hotel_id/push/devices/:id/test',
    access: 'hotelMember',
    summary: 'Send a test notice to one of your devices',
    response: z.null(),
    status: 202,
  },
  received: {
    method: 'POST',
    path: '/hotels/:hotel_id/push/devices/:id/received',
    access: 'hotelMember',
    summary: 'The device has shown a notice',
    response: z.null(),
  },
});
