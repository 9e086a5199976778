import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let conversationId: string;
let booking: { id: string; guest_id: string; confirmation_number: string };

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk, aNumber());
  await guest.writes('It is me, from my other phone.');
  await flow.quiet();
  conversationId = (await desk.get('/conversations')).body.items[0].id;
  booking = (await desk.post('/bookings', aBooking({ guest_phone: aNumber(), guest_name: 'Ada Lovelace' }))).body;
});

const link = (booking_id: string | null, where = desk) =>
  where.staff.client.put(`/api/hotels/${where.hotel.id}/conversations/${conversationId}/booking`, { booking_id });
const guestsOf = async (where: Desk) => (await where.get('/guests')).body.items;

describe('linking a conversation to a booking of another number', () => {
  test("makes the booking's guest its guest; the record that the writer got by writing is gone", async () => {
    expect(await guestsOf(desk)).toHaveLength(2);
    const { status, body } = await link(booking.id);
    expect([status, body.guest_id]).toEqual([200, booking.guest_id]);
    expect(await guestsOf(desk)).toMatchObject([{ id: booking.guest_id, first_name: 'Ada' }]);
    await guest.writes('One more thing.');
    await flow.quiet();
    expect((await desk.get('/conversations')).body.items).toMatchObject([{ guest_id: booking.guest_id }]);
    expect(await guestsOf(desk)).toHaveLength(1);
  });

  test('can be undone: the guest is the record of the own number again', async () => {
    await link(booking.id);
    const { body } = await link(null);
    expect(body.guest_id).not.toBe(booking.guest_id);
    expect(await guestsOf(desk)).toHaveLength(2);
    expect((await desk.get(`/guests/${body.guest_id}`)).body.phone).toBe(guest.address);
    expect((await link(booking.id)).body.guest_id).toBe(booking.guest_id);
  });

  test('keeps a record that staff wrote into, and one with a booking', async () => {
    const own = (await guestsOf(desk)).find(({ phone }: { phone: string }) => phone === guest.address);
    await desk.staff.client.patch(`/api/hotels/${desk.hotel.id}/guests/${own.id}`, { notes: 'Allergic to nuts.' });
    await link(booking.id);
    expect(await guestsOf(desk)).toHaveLength(2);
  });

  test('is in the audit log with the booking', async () => {
    await link(booking.id);
    await link(null);
    const superAdmin = await flow.server.asSuperAdmin();
    const { body } = await superAdmin.client.get(`/api/admin/audit?hotel_id=${desk.hotel.id}&entity=conversation`);
    const { confirmation_number } = booking;
    expect(body.items).toMatchObject([
      { action: 'unlink_booking', entity_id: conversationId },
      { action: 'link_booking', entity_id: conversationId, details: { booking: confirmation_number } },
    ]);
  });

  test('is refused for another hotel, for its bookings, and for what does not exist', async () => {
    const other = await flow.desk();
    const foreign = (await other.post('/bookings', aBooking({ guest_phone: aNumber() }))).body;
    expect((await link(foreign.id)).status).toBe(404);
    expect((await link(booking.id, other)).status).toBe(404);
    const path = `/api/hotels/${desk.hotel.id}/conversations/${conversationId}/booking`;
    expect((await other.staff.client.put(path, { booking_id: booking.id })).status).toBe(403);
    expect((await link('not-an-id')).status).toBe(400);
  });

  test('is refused with a reason where the guest was erased or has no record', async () => {
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    await admin.delete(`/api/hotels/${desk.hotel.id}/guests/${booking.guest_id}`);
    expect((await link(booking.id)).body.message).toContain('no guest record');
    const again = (await desk.post('/bookings', aBooking({ guest_phone: aNumber() }))).body;
    await admin.post(`/api/hotels/${desk.hotel.id}/guests/${again.guest_id}/erase`);
    expect((await link(again.id)).body.message).toContain('erased');
  });
});
