import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aNumber, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  stays = await startStays();
  flow = stays.flow;
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
});

describe('the plan', () => {
  test('of a new booking has all five messages, each in its time at the hotel', async () => {
    const { id } = await stays.book();
    const planned = (await stays.log(id)).toReversed();
    expect(planned.map(({ message_type, due_at }) => [message_type, due_at])).toEqual([
      ['welcome', '2026-09-01T10:00:00.000Z'],
      ['pre_arrival', '2026-09-08T08:00:00.000Z'],
      ['checkin', '2026-09-10T13:00:00.000Z'],
      ['stay', '2026-09-11T09:00:00.000Z'],
      ['checkout', '2026-09-13T07:00:00.000Z'],
    ]);
    expect(
      planned.slice(1).every(({ state, phone_number }) => state === 'planned' && phone_number === guest.address),
    ).toBe(true);
  });

  describe('of a booking typed at 23:41, in quiet hours', () => {
    const welcomeAt = async (fields: Record<string, unknown> = {}) =>
      (await stays.entry((await stays.book(fields)).id, 'welcome')).due_at;

    test('has the welcome in the morning for a guest who has not written', async () => {
      flow.server.clock.set('2026-09-01T21:41:00Z');
      const { id } = await stays.book();
      expect(await stays.entry(id, 'welcome')).toMatchObject({
        state: 'planned',
        due_at: '2026-09-02T06:00:00.000Z',
      });
      expect(guest.got).toEqual([]);
    });

    test('has the welcome at once for a guest who wrote within the last hour', async () => {
      flow.server.clock.set('2026-09-01T20:50:00Z');
      await guest.writes('Hello, may I book by telephone?');
      await flow.quiet();
      flow.server.clock.set('2026-09-01T21:41:00Z');
      expect(await welcomeAt()).toBe('2026-09-01T21:41:00.000Z');
    });

    test('waits for a guest who wrote two hours ago, and where another hotel’s guest wrote', async () => {
      flow.server.clock.set('2026-09-01T19:40:00Z');
      await guest.writes('Hello, may I book by telephone?');
      await flow.quiet();
      flow.server.clock.set('2026-09-01T21:30:00Z');
      await flow.guest(await flow.desk(), guest.address).writes('Good evening!');
      await flow.quiet();
      flow.server.clock.set('2026-09-01T21:41:00Z');
      expect(await welcomeAt()).toBe('2026-09-02T06:00:00.000Z');
    });
  });

  test('shows for each planned message what prevents it', async () => {
    const { id } = await stays.book({ guest_phone: 'abc' });
    expect((await stays.entry(id, 'pre_arrival')).reason).toContain('“abc” is no number that WhatsApp can reach');
    const admin = await stays.adminOf(desk);
    await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/checkin`, { is_active: false });
    const fine = await stays.book();
    expect(await stays.entry(fine.id, 'checkin')).toMatchObject({
      state: 'planned',
      reason: 'This message is switched off in Message Settings.',
    });
    expect(await stays.entry(fine.id, 'checkout')).toMatchObject({ state: 'planned', reason: null });
  });

  test('moves with the dates, and a stay cut to one night has no message in its middle', async () => {
    const { id } = await stays.book();
    await desk.patch(`/bookings/${id}`, { check_in_date: '2026-09-20', check_out_date: '2026-09-21' });
    expect(await stays.entry(id, 'pre_arrival')).toMatchObject({
      state: 'planned',
      due_at: '2026-09-18T08:00:00.000Z',
    });
    expect(await stays.entry(id, 'checkout')).toMatchObject({ due_at: '2026-09-21T07:00:00.000Z' });
    expect(await stays.entry(id, 'stay')).toMatchObject({
      state: 'cancelled',
      reason: 'The stay is too short for this message.',
    });
    expect((await stays.log(id)).filter(({ message_type }) => message_type === 'pre_arrival')).toHaveLength(1);
  });

  test('is cancelled with the booking and planned again when it is confirmed again', async () => {
    const { id } = await stays.book();
    await stays.settled(id, 'welcome', 'failed');
    await desk.patch(`/bookings/${id}`, { status: 'cancelled' });
    expect((await stays.log(id)).filter(({ state }) => state === 'planned')).toEqual([]);
    expect(await stays.entry(id, 'checkin')).toMatchObject({
      state: 'cancelled',
      reason: 'The booking was cancelled.',
    });
    flow.server.clock.set('2026-09-02T10:00:00Z');
    await desk.patch(`/bookings/${id}`, { status: 'confirmed' });
    expect(await stays.entry(id, 'checkin')).toMatchObject({ state: 'planned', due_at: '2026-09-10T13:00:00.000Z' });
  });

  test('records messages that were due before a late booking', async () => {
    flow.server.clock.set('2026-09-10T09:00:00Z');
    const { id } = await stays.book();
    expect(await stays.entry(id, 'pre_arrival')).toMatchObject({
      state: 'skipped',
      reason: 'It was due on 8 September 2026, 10:00, before the booking was made or changed.',
    });
    expect(await stays.entry(id, 'checkin')).toMatchObject({ state: 'planned' });
  });

  test('has nothing for a stay that is over', async () => {
    const { id } = await stays.book({ check_in_date: '2026-08-10', check_out_date: '2026-08-12' });
    expect(await stays.log(id)).toEqual([]);
  });

  test('ends with the check-out', async () => {
    const { id } = await stays.book();
    await desk.patch(`/bookings/${id}`, { status: 'checked-in' });
    expect(await stays.entry(id, 'pre_arrival')).toMatchObject({
      state: 'cancelled',
      reason: 'The guest has arrived already.',
    });
    await desk.patch(`/bookings/${id}`, { status: 'checked-out' });
    expect(await stays.entry(id, 'checkout')).toMatchObject({
      state: 'cancelled',
      reason: 'The guest has checked out.',
    });
  });

  test("follows the hotel's own schedule, also what is planned already", async () => {
    const { id } = await stays.book();
    const admin = await stays.adminOf(desk);
    await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/pre_arrival`, {
      schedule: { days: -4, time: '17:30' },
    });
    await until(
      'the plan has moved',
      async () => (await stays.entry(id, 'pre_arrival')).due_at === '2026-09-06T15:30:00.000Z',
    );
    const other = await stays.book({ guest_phone: aNumber() });
    expect(await stays.entry(other.id, 'pre_arrival')).toMatchObject({ due_at: '2026-09-06T15:30:00.000Z' });
  });

  test("moves with the hotel's check-in time and zone", async () => {
    const { id } = await stays.book();
    const admin = await stays.adminOf(desk);
    await admin.patch(`/api/hotels/${desk.hotel.id}`, { check_in_time: '4:30 PM', timezone: 'America/New_York' });
    await until(
      'the plan has moved',
      async () => (await stays.entry(id, 'checkin')).due_at === '2026-09-10T20:30:00.000Z',
    );
    expect(await stays.entry(id, 'checkout')).toMatchObject({ due_at: '2026-09-13T13:00:00.000Z' });
  });

  test('of another hotel is not found', async () => {
    const { id } = await stays.book();
    const other = await flow.desk();
    expect((await other.get(`/bookings/${id}/messages`)).status).toBe(404);
    expect((await other.post(`/bookings/${id}/messages`, { message_type: 'welcome' })).status).toBe(404);
    expect(
      (
        await other.staff.client.post(`/api/hotels/${desk.hotel.id}/bookings/${id}/messages`, {
          message_type: 'welcome',
        })
      ).status,
    ).toBe(403);
    expect(guest.got).toEqual([]);
  });
});
