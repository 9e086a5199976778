import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk, aNumber());
});

const guestsOf = async (where: Desk) => (await where.get('/guests')).body.items;

describe('a guest who writes and has not booked', () => {
  test('is listed once, in that hotel only, and found by the number', async () => {
    await guest.writes('Do you have a room for Friday?');
    await guest.writes('For two, please.');
    await flow.quiet();
    const [record, ...more] = await guestsOf(desk);
    expect(record).toMatchObject({ phone: guest.address, total_stays: 0 });
    expect(more).toEqual([]);
    expect((await desk.get(`/guests?search=${guest.address.slice(-7)}`)).body.items).toMatchObject([{ id: record.id }]);
    expect((await desk.get('/conversations')).body.items).toMatchObject([{ guest_id: record.id }]);
    expect(await guestsOf(await flow.desk())).toEqual([]);
  });

  test('is the same guest once there is a booking, however the number is spelled', async () => {
    await guest.writes('I would like to book.');
    await flow.quiet();
    const [record] = await guestsOf(desk);
    const spelled = guest.address.replace(/(\d{3})(\d+)$/, '$1 $2');
    const { body } = await desk.post('/bookings', aBooking({ guest_phone: spelled, guest_name: 'Ada Lovelace' }));
    expect(body.guest_id).toBe(record.id);
    expect(await guestsOf(desk)).toHaveLength(1);
  });

  test('can be exported and erased completely', async () => {
    await guest.writes('My name is Ada and I am allergic to nuts.');
    await flow.quiet();
    const [record] = await guestsOf(desk);
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    const at = `/api/hotels/${desk.hotel.id}/guests/${record.id}`;
    expect(JSON.stringify((await admin.get(`${at}/export`)).body)).toContain('allergic to nuts');
    expect((await admin.post(`${at}/erase`)).body).toMatchObject({ conversations: 1 });
    expect(JSON.stringify((await desk.get('/conversations')).body)).not.toContain('nuts');
  });

  test('has a record again after it was deleted, with the next message', async () => {
    await guest.writes('Hello');
    await flow.quiet();
    const [record] = await guestsOf(desk);
    await desk.staff.client.delete(`/api/hotels/${desk.hotel.id}/guests/${record.id}`);
    expect(await guestsOf(desk)).toEqual([]);
    flow.server.clock.advance({ minutes: 1 });
    await guest.writes('Hello again');
    await flow.quiet();
    expect(await guestsOf(desk)).toMatchObject([{ phone: guest.address }]);
  });
});
