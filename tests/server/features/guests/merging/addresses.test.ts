import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let hidden: Guest;
let users = 0;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk, aNumber());
  users += 1;
  hidden = flow.guest(desk, `GB.1350${users}${guest.address.slice(-6)}`);
});

const conversations = async () => (await desk.get('/conversations')).body.items;
const phoneParameter = () => ({ WaId: guest.address.slice(1) });

describe('addresses that WhatsApp names together', () => {
  test('are one guest and one thread, and the reply goes to the address that wrote last', async () => {
    await guest.writes({ body: 'Do you have parking?', extra: { ExternalUserId: hidden.address } });
    await flow.quiet();
    await hidden.writes('I have hidden my number.');
    await flow.quiet();
    const [thread, ...others] = await conversations();
    expect(others).toEqual([]);
    expect(thread.guest_phone).toBe(guest.address);
    await desk.post(`/conversations/${thread.id}/messages`, {
      content: 'Good evening!',
      client_key: crypto.randomUUID(),
    });
    await flow.quiet();
    expect(hidden.got.at(-1)).toMatchObject({ body: 'Good evening!' });
    await guest.writes('And shown again.');
    await desk.post(`/conversations/${thread.id}/messages`, {
      content: 'Welcome back!',
      client_key: crypto.randomUUID(),
    });
    await flow.quiet();
    expect(guest.got.at(-1)).toMatchObject({ body: 'Welcome back!' });
    expect((await desk.get('/guests')).body.items).toHaveLength(1);
  });

  test('make two threads one, with all messages, and the id of the other leads there', async () => {
    await guest.writes('From my phone');
    await flow.quiet();
    flow.server.clock.advance({ minutes: 1 });
    await hidden.writes('From a hidden number');
    await flow.quiet();
    const before = await conversations();
    expect(before).toHaveLength(2);
    flow.server.clock.advance({ minutes: 1 });
    await hidden.writes({ body: 'Both of me', extra: phoneParameter() });
    await flow.quiet();
    const after = await conversations();
    expect(after).toHaveLength(1);
    expect((await desk.get('/guests')).body.items).toHaveLength(1);
    for (const { id } of before) {
      const { body } = await desk.get(`/conversations/${id}`);
      const texts = body.messages.filter((one: { direction: string }) => one.direction === 'in');
      expect(texts.map((one: { content: string }) => one.content)).toEqual([
        'From my phone',
        'From a hidden number',
        'Both of me',
      ]);
    }
  });

  test('know the booking of the phone when the guest hides it', async () => {
    await desk.post('/bookings', aBooking({ guest_phone: guest.address, guest_name: 'Ada Lovelace', ...soon }));
    await hidden.writes({ body: 'Hello', extra: phoneParameter() });
    await flow.quiet();
    expect((await desk.get('/guests')).body.items).toMatchObject([{ last_name: 'Lovelace', phone: guest.address }]);
    expect(await conversations()).toMatchObject([{ stay: { status: 'confirmed' } }]);
  });

  test('a notice of a changed number links both, and is no message of the guest', async () => {
    await guest.writes('My old number');
    await flow.quiet();
    const changed = flow.guest(desk, aNumber());
    await guest.writes({
      body: 'User A changed from … to …',
      extra: { MessageType: 'system', WaId: changed.address.slice(1) },
    });
    await changed.writes('My new number');
    await flow.quiet();
    const [thread, ...others] = await conversations();
    expect(others).toEqual([]);
    expect(thread.unread_count).toBe(2);
  });
});

const soon = { check_in_date: '2027-03-10', check_out_date: '2027-03-12' };
