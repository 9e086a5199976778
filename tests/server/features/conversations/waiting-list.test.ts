import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk({ timezone: 'Pacific/Auckland' });
});

const list = async (query = 'state=waiting'): Promise<{ items: ConversationListItem[]; next_cursor: string | null }> =>
  (await desk.get(`/conversations?${query}`)).body;
const itemOf = async (guest: Guest) => (await list(`search=${encodeURIComponent(guest.address)}`)).items[0]!;

async function waits(priority: string, at: string, category = 'general'): Promise<string> {
  flow.server.clock.set(at);
  const { body } = await desk.post('/requests', {
    message: `A ${priority} matter`,
    guest_name: priority,
    guest_phone: aNumber(),
    priority,
    category,
  });
  return body.conversation_id;
}

describe('guests who wait', () => {
  test('are ordered by priority, then by waiting time, across pages', async () => {
    const minutes = (n: number) => `2026-09-10T20:${String(n).padStart(2, '0')}:00Z`;
    const late = await waits('normal', minutes(5));
    const early = await waits('normal', minutes(1));
    const low = await waits('low', minutes(0));
    const urgent = await waits('urgent', minutes(9));
    const high = await waits('high', minutes(7));
    const alike = await waits('normal', minutes(1));
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`state=waiting&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map((item) => item.id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual([urgent, high, ...[early, alike].toSorted(), late, low]);
  });

  test('stand below a fresh emergency, also after an urgent complaint of an hour', async () => {
    const complaint = await waits('urgent', '2026-09-10T19:00:00Z', 'complaint');
    const filed = await waits('high', '2026-09-10T20:02:00Z', 'emergency');
    flow.server.clock.set('2026-09-10T20:03:00Z');
    const guest = flow.guest(desk);
    await guest.writes('There is a fire in the kitchen!');
    await flow.quiet();
    const burning = (await itemOf(guest)).id;
    const first = await list('state=waiting&limit=1');
    const rest = await list(`state=waiting&limit=5&cursor=${first.next_cursor}`);
    expect([...first.items, ...rest.items].map((item) => item.id)).toEqual([filed, burning, complaint]);
  });

  test('move to the top when what they wait for becomes an emergency, with that as its reason', async () => {
    const waiting = await waits('urgent', '2026-09-10T20:00:00Z', 'complaint');
    const guest = flow.guest(desk);
    flow.server.clock.set('2026-09-10T20:01:00Z');
    await guest.writes('I want a refund, this is unacceptable');
    await flow.quiet();
    await guest.writes('My wife cannot breathe, call an ambulance');
    await flow.quiet();
    const { items } = await list();
    expect(items.map(({ id }) => id)).toEqual([(await itemOf(guest)).id, waiting]);
    expect(items[0]!.waiting_for).toMatchObject({ category: 'emergency' });
  });

  test('move up when a further request of theirs is more urgent, and down again when that is resolved', async () => {
    const first = await waits('normal', '2026-09-10T20:00:00Z');
    const second = await waits('normal', '2026-09-10T20:01:00Z');
    const { body } = await desk.post('/requests', { message: 'Fire', conversation_id: second, priority: 'urgent' });
    const order = async () => (await list()).items.map((item) => [item.id, item.waiting_for?.priority]);
    expect(await order()).toEqual([
      [second, 'urgent'],
      [first, 'normal'],
    ]);
    await desk.patch(`/requests/${body.id}`, { status: 'completed' });
    expect(await order()).toEqual([
      [first, 'normal'],
      [second, 'normal'],
    ]);
  });

  test.each([
    '["3","2026-09-10T20:00:00.000Z"]',
    '["33","2026-09-10T20:00:00.000Z","x"]',
    '["2026-09-10T20:00:00.000Z"]',
  ])('a cursor that is not of this list is refused: %s', async (key) => {
    const cursor = Buffer.from(key).toString('base64url');
    expect((await desk.get(`/conversations?state=waiting&cursor=${cursor}`)).status).toBe(400);
    expect((await desk.get(`/conversations?cursor=${cursor}`)).status).toBe(400);
  });
});

describe('a row of the list', () => {
  test('tells the guest’s own last words and why the guest waits', async () => {
    const guest = flow.guest(desk);
    await guest.writes('I want a refund for the broken shower, this is unacceptable');
    await flow.quiet();
    expect(guest.got.length).toBe(1);
    expect(await itemOf(guest)).toMatchObject({
      guest_words: { content: 'I want a refund for the broken shower, this is unacceptable', attachments: 0 },
      waiting_for: { category: 'complaint', priority: 'high', reasons: expect.arrayContaining(['complaint']) },
      last_message: { author: 'assistant' },
      stay: null,
      vip: false,
    });
  });

  test('shows the most urgent of two emergencies, also where the other one came first', async () => {
    flow.server.clock.set('2026-09-10T20:00:00Z');
    const guest = flow.guest(desk);
    await guest.writes('smoke detector going off');
    await flow.quiet();
    expect(await itemOf(guest)).toMatchObject({ waiting_for: { category: 'emergency', priority: 'high' } });
    flow.server.clock.set('2026-09-10T20:05:00Z');
    await guest.writes('we lost our son at the beach');
    await flow.quiet();
    expect(await itemOf(guest)).toMatchObject({ waiting_for: { category: 'emergency', priority: 'urgent' } });
  });

  test('shows the stay by the hotel’s calendar and the VIP mark, for this hotel only', async () => {
    // 13:00 UTC is the next day in Auckland.
    flow.server.clock.set('2026-09-10T13:00:00Z');
    const other = await flow.desk();
    const guest = flow.guest(desk);
    const stay = { guest_name: 'Zoë', guest_phone: guest.address, room_type: 'Suite' };
    await other.post('/bookings', { ...stay, check_in_date: '2026-09-10', check_out_date: '2026-09-20' });
    await desk.post('/bookings', { ...stay, check_in_date: '2026-09-08', check_out_date: '2026-09-10' });
    await desk.post('/bookings', { ...stay, check_in_date: '2026-10-08', check_out_date: '2026-10-10' });
    await desk.post('/bookings', { ...stay, check_in_date: '2026-09-11', check_out_date: '2026-09-14' });
    const { body } = await desk.get(`/guests?search=${encodeURIComponent(guest.address)}`);
    await desk.patch(`/guests/${body.items[0].id}`, { vip_status: true });
    await guest.writes('Hello');
    await flow.quiet();
    expect(await itemOf(guest)).toMatchObject({
      vip: true,
      stay: {
        room_type: 'Suite',
        check_in_date: '2026-09-11',
        check_out_date: '2026-09-14',
        status: 'confirmed',
        today: '2026-09-11',
      },
    });
    const neighbour = flow.guest(other, guest.address);
    await neighbour.writes('Hello there');
    await flow.quiet();
    const there = (await other.get('/conversations')).body.items[0];
    expect(there).toMatchObject({
      vip: false,
      stay: { check_out_date: '2026-09-20' },
      guest_words: { content: 'Hello there' },
    });
  });
});
