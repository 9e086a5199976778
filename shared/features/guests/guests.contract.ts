import { z } from 'zod';
import { guestKinds } from './guests.values.ts';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery } from '#shared/http/page.ts';
import { erasure, guestFile } from './guest-file.schema.ts';
import { guestIdentity, otherGuest } from './guest-identity.schema.ts';
import { guest, guestChange, guestDraft, guestStats } from './guests.schema.ts';

/** Filters of the cards above the list: VIPs, or guests with more than one stay. */
export const guestKind = z.enum(guestKinds);
export type GuestKind = z.output<typeof guestKind>;

export const guestsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/guests',
    access: 'hotelMember',
    key: 'guests:read',
    summary: 'Guests, newest first; search over names, e-mail and phone',
    query: pageQuery.extend({ search: z.string().trim().max(200).optional(), kind: guestKind.optional() }),
    response: pageOf(guest),
  },
  /** Must be declared before `get`, whose path pattern also matches this path. */
  stats: {
    method: 'GET',
    path: '/hotels/:hotel_id/guests/stats',
    access: 'hotelMember',
    key: 'guests:read',
    summary: 'How many guests, VIPs and repeat guests, and the revenue',
    response: guestStats,
  },
  create: {
    method: 'POST',
    path: '/hotels/:hotel_id/guests',
    access: 'hotelMember',
    key: 'guests:write',
    once: true,
    summary: 'Add a guest; bookings of this phone that belong to nobody become theirs',
    body: guestDraft,
    response: guest,
    status: 201,
  },
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/guests/:id',
    access: 'hotelMember',
    key: 'guests:read',
    summary: 'One guest; the bookings are at bookings?guest_id=',
    response: guest,
  },
  update: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/guests/:id',
    access: 'hotelMember',
    key: 'guests:write',
    summary: 'Change a guest',
    body: guestChange,
    response: guest,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/guests/:id',
    access: 'hotelMember',
    summary: 'Delete a guest; the bookings stay',
    response: z.null(),
  },
  identity: {
    method: 'GET',
    path: '/hotels/:hotel_id/guests/:id/identity',
    access: 'hotelMember',
    summary: 'Addresses of a guest, merges that can be undone, and records that may be the same guest',
    response: guestIdentity,
  },
  merge: {
    method: 'POST',
    path: '/hotels/:hotel_id/guests/:id/merge',
    access: 'hotelMember',
    summary: 'Make another guest the same as this one; its bookings, messages and addresses move here',
    body: otherGuest,
    response: guest,
  },
  undoMerge: {
    method: 'POST',
    path: '/hotels/:hotel_id/guests/:id/merges/:merge_id/undo',
    access: 'hotelMember',
    summary: 'Undo the newest merge of a guest',
    response: guest,
  },
  tellApart: {
    method: 'POST',
    path: '/hotels/:hotel_id/guests/:id/not-same',
    access: 'hotelMember',
    summary: 'Say that two guests are not the same; they are not proposed again',
    body: otherGuest,
    response: z.null(),
  },
  export: {
    method: 'GET',
    path: '/hotels/:hotel_id/guests/:id/export',
    access: 'hotelMember',
    summary: 'Everything the hotel holds about a guest: record, bookings, messages, requests',
    response: guestFile,
  },
  erase: {
    method: 'POST',
    path: '/hotels/:hotel_id/guests/:id/erase',
    access: 'hotelAdmin',
    summary: 'Erase a guest for good: words, files, name and number go, counts and amounts stay',
    response: erasure,
  },
});
