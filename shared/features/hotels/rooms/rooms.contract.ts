import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { room, roomDraft, roomImport, roomImportReport, rooms, roomState } from './rooms.schema.ts';

export const roomsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/rooms',
    access: 'hotelMember',
    key: 'rooms:read',
    summary: 'All rooms of the hotel, with the booking that has each of them today',
    response: rooms,
  },
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/rooms',
    access: 'hotelAdmin',
    key: 'rooms:write',
    once: true,
    summary: 'Add a room; bookings that name its number refer to it then',
    body: roomDraft,
    response: room,
    status: 201,
  },
  import: {
    method: 'POST',
    path: '/hotels/:hotel_id/rooms/import',
    access: 'hotelAdmin',
    key: 'rooms:write',
    once: true,
    summary: 'Add and change rooms from CSV or pasted cells; nothing is stored where a row is bad',
    body: roomImport,
    bodyLimit: 1024 * 1024,
    response: roomImportReport,
  },
  change: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/rooms/:id',
    access: 'hotelAdmin',
    key: 'rooms:write',
    summary: 'Change number, type and floor of a room; its bookings keep referring to it',
    body: roomDraft.omit({ state: true }),
    response: room,
  },
  setState: {
    method: 'PUT',
    path: '/hotels/:hotel_id/rooms/:id/state',
    access: 'hotelMember',
    key: 'rooms:write',
    summary: 'Set whether a room is clean, dirty, inspected or out of order',
    body: z.object({ state: roomState }),
    response: room,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/rooms/:id',
    access: 'hotelAdmin',
    key: 'rooms:write',
    summary: 'Remove a room; bookings keep its number as text',
    response: z.null(),
  },
});
