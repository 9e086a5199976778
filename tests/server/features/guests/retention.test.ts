import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultPlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createErasureService } from '#server/features/guests/erasure.service.ts';
import { createGuestRecordsService } from '#server/features/guests/guest-records.service.ts';
import { createRetentionService } from '#server/features/guests/retention.service.ts';
import { createGuestLinksService } from '#server/features/conversations/linking/guest-links.service.ts';
import { createAuditService } from '#server/features/platform/audit.service.ts';
import { createPostgresEvents } from '#server/adapters/postgres/postgres.events.ts';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
const { retention } = defaultPlatformSettings;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());

beforeEach(async () => {
  flow.server.clock.set('2026-09-10T10:00:00Z');
  desk = await flow.desk({ timezone: 'Europe/Paris', retention_days: 30 });
});

/** Runs retention for one hotel. */
async function forget(of: Desk, periods = retention): Promise<void> {
  const { db, databaseUrl, clock } = flow.server;
  const events = createPostgresEvents({
    databaseUrl,
    db,
    log: { warn() {}, error() {}, info() {}, debug() {} } as never,
  });
  const guestRecords = createGuestRecordsService({ clock, guestLinks: createGuestLinksService() });
  const erasure = createErasureService({ clock, events, providerErasure: { queue: async () => {} } });
  const audit = createAuditService();
  const service = createRetentionService({ ...createTransactions(db), audit, clock, erasure, guestRecords });
  await service.run(of.hotel.id, periods);
}

const namesOf = async (of: Desk): Promise<string[]> =>
  (await of.get('/bookings')).body.items.map(({ guest_name }: { guest_name: string }) => guest_name);
const saidIn = async (of: Desk): Promise<string[]> => {
  const { items } = (await of.get('/conversations')).body;
  const threads = await Promise.all(items.map(({ id }: { id: string }) => of.get(`/conversations/${id}`)));
  return threads.flatMap(({ body }) => body.messages.map(({ content }: { content: string }) => content));
};

/** A stay from 10 to 12 September with messages on the first day. */
async function aStay(of: Desk, name: string) {
  const guest = flow.guest(of);
  await of.post('/bookings', aBooking({ guest_phone: guest.address, guest_name: name }));
  await guest.writes(`${name} is here`);
  return guest;
}

describe('a guest who stayed', () => {
  test('is in the audit log when the period is over, as erased by the platform itself', async () => {
    await aStay(desk, 'Ada Lovelace');
    flow.server.clock.set('2026-10-12T00:00:00Z');
    await forget(desk);
    await forget(desk);
    const superAdmin = await flow.server.asSuperAdmin();
    const { body } = await superAdmin.client.get(`/api/admin/audit?hotel_id=${desk.hotel.id}&action=erase`);
    const details = { retention_days: 30, guests: 1, bookings: 1, conversations: 1 };
    expect(body.items).toMatchObject([{ entity: 'guest', user_id: null, user_email: null, details }]);
  });

  test('is forgotten the period after check-out, not after booking or writing', async () => {
    await aStay(desk, 'Ada Lovelace');
    flow.server.clock.set('2026-10-11T20:00:00Z');
    await forget(desk);
    expect(await namesOf(desk)).toEqual(['Ada Lovelace']);
    flow.server.clock.set('2026-10-12T00:00:00Z');
    await forget(desk);
    expect(await namesOf(desk)).toEqual(['[erased]']);
    expect(await saidIn(desk)).toEqual(['[erased]']);
    expect((await desk.get('/guests')).body.items).toMatchObject([{ first_name: null, phone: '[erased]' }]);
    await forget(desk);
    expect((await desk.get('/guests/stats')).body.total).toBe(1);
  });

  test('and comes back is kept until the period after the last stay', async () => {
    const guest = await aStay(desk, 'Ada Lovelace');
    const again = { check_in_date: '2026-10-20', check_out_date: '2026-10-22' };
    await desk.post('/bookings', aBooking({ guest_phone: guest.address, guest_name: 'Ada Lovelace', ...again }));
    flow.server.clock.set('2026-11-20T12:00:00Z');
    await forget(desk);
    expect(await namesOf(desk)).toEqual(['Ada Lovelace', 'Ada Lovelace']);
    flow.server.clock.set('2026-11-22T12:00:00Z');
    await forget(desk);
    expect(await namesOf(desk)).toEqual(['[erased]', '[erased]']);
  });

  test('is forgotten although the record was deleted', async () => {
    await aStay(desk, 'Ada Lovelace');
    const [guest] = (await desk.get('/guests')).body.items;
    await desk.staff.client.delete(`/api/hotels/${desk.hotel.id}/guests/${guest.id}`);
    flow.server.clock.set('2026-10-13T12:00:00Z');
    await forget(desk);
    expect(await namesOf(desk)).toEqual(['[erased]']);
    expect(await saidIn(desk)).toEqual(['[erased]']);
  });

  test('is kept by another hotel as long as that one says', async () => {
    const other = await flow.desk({ retention_days: 300 });
    await aStay(desk, 'Ada Lovelace');
    await aStay(other, 'Grace Hopper');
    flow.server.clock.set('2026-12-01T12:00:00Z');
    await forget(desk);
    await forget(other);
    expect(await namesOf(desk)).toEqual(['[erased]']);
    expect(await namesOf(other)).toEqual(['Grace Hopper']);
    expect(await saidIn(other)).toEqual(['Grace Hopper is here']);
  });
});

describe('a guest without a booking', () => {
  test('is forgotten the period after the last message', async () => {
    const guest = flow.guest(desk);
    await guest.writes('Do you have a pool?');
    flow.server.clock.set('2026-09-20T10:00:00Z');
    await guest.writes('Hello?');
    flow.server.clock.set('2026-10-19T10:00:00Z');
    await forget(desk);
    expect(await saidIn(desk)).toContain('Do you have a pool?');
    flow.server.clock.set('2026-10-20T11:00:00Z');
    await forget(desk);
    expect(new Set(await saidIn(desk))).toEqual(new Set(['[erased]']));
  });
});

describe('a hotel without its own period', () => {
  test('uses the platform’s period', async () => {
    const plain = await flow.desk({ retention_days: null });
    await aStay(plain, 'Ada Lovelace');
    flow.server.clock.set('2027-01-10T12:00:00Z');
    await forget(plain, { ...retention, messages_days: null });
    await forget(plain, { ...retention, messages_days: 200 });
    expect(await namesOf(plain)).toEqual(['Ada Lovelace']);
    await forget(plain, { ...retention, messages_days: 100 });
    expect(await namesOf(plain)).toEqual(['[erased]']);
  });

  test('can set how long guests are kept, by its admin only', async () => {
    const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
    const address = `/api/hotels/${desk.hotel.id}`;
    expect((await admin.client.patch(address, { retention_days: 90 })).body.retention_days).toBe(90);
    expect((await admin.client.patch(address, { retention_days: 0 })).status).toBe(400);
    expect((await desk.staff.client.patch(address, { retention_days: 5 })).status).toBe(403);
    expect((await desk.staff.client.get(address)).body.retention_days).toBe(90);
  });
});

test('notifications that were resolved are kept as long as the platform says', async () => {
  const raise = async (): Promise<string> =>
    (await desk.post('/notifications', { type: 'test_key_request', message: 'Please', metadata: {} })).body.id;
  const [resolved, pending] = [await raise(), await raise()];
  await desk.staff.client.post(`/api/notifications/${resolved}/resolve`);
  flow.server.clock.set('2026-10-20T10:00:00Z');
  const kept = () =>
    flow.server.db.selectFrom('notifications').select('id').where('hotel_id', '=', desk.hotel.id).execute();
  await forget(desk, { messages_days: null, notifications_days: 60 });
  expect(await kept()).toHaveLength(2);
  await forget(desk, { messages_days: null, notifications_days: 30 });
  expect(await kept()).toEqual([{ id: pending }]);
});
