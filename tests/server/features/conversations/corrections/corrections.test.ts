import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutdatedAnswer } from '#shared/features/conversations/corrections.contract.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let faq: { id: string };

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  const breakfast = {
    question: 'When is breakfast?',
    answer: 'Breakfast is served from 7:00 to 10:30.',
    category: 'Amenities',
  };
  faq = (await desk.post('/faqs', breakfast)).body;
  await isTold(guest);
});

const later = 'Breakfast is served from 8:00 to 11:00.';
async function isTold(one: Guest) {
  await one.writes('When is breakfast?');
  await flow.quiet();
}
const idOf = async (one: Guest) => (await desk.thread(one)).conversation['id'] as string;
const guestIdOf = async (one: Guest) => (await desk.thread(one)).conversation['guest_id'] as string;
const outdated = async (of = desk): Promise<OutdatedAnswer[]> => (await of.get('/outdated-answers')).body.items;
const change = (answer = later) => desk.patch(`/faqs/${faq.id}`, { answer });
const settle = async (content: string | null, of = desk, now = later) =>
  of.post('/outdated-answers', { entry_id: faq.id, now, conversation_ids: [await idOf(guest)], content });
const got = (one: Guest, body: string) => one.got.filter((message) => message.body === body).length;

describe('a fact that is changed', () => {
  test('lists the guests who were told the old one, and none before', async () => {
    expect(await outdated()).toEqual([]);
    await change();
    expect(await outdated()).toMatchObject([
      {
        entry_id: faq.id,
        now: later,
        guests: [
          { conversation_id: await idOf(guest), told: 'Breakfast is served from 7:00 to 10:30.', language: 'en' },
        ],
      },
    ]);
    await isTold(guest);
    expect(await outdated()).toEqual([]);
  });

  test('reaches each guest once with one click, also when two people press', async () => {
    await change();
    const both = await Promise.all([settle('Breakfast begins at eight.'), settle('Breakfast begins at eight.')]);
    expect(both.map(({ body }) => body.settled).toSorted()).toEqual([0, 1]);
    await flow.quiet();
    expect(got(guest, 'Breakfast begins at eight.')).toBe(1);
    expect((await desk.thread(guest)).conversation['owner']).toBe('assistant');
    expect(await outdated()).toEqual([]);
    await change('Breakfast is served from 9:00 to 11:00.');
    expect(await outdated()).toMatchObject([{ guests: [{ told: later }] }]);
  });

  test('of the Wi-Fi lists strangers who were told the name of the network', async () => {
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    const rename = (wifi_network: string) =>
      admin.patch(`/api/hotels/${desk.hotel.id}`, { wifi_network, wifi_password: 'sunrise-77' });
    await rename('Harbour Guest');
    await guest.writes('Is there wifi?');
    await flow.quiet();
    await rename('Harbour Free');
    const [network] = (await outdated()).filter(({ entry_id }) => entry_id === 'profile:wifi-network');
    expect(network).toMatchObject({ guests: [{ told: expect.stringContaining('Harbour Guest') }] });
    expect(network?.now).toContain('Harbour Free');
    expect(JSON.stringify(await outdated())).not.toContain('sunrise-77');
  });

  test('of the profile reaches each guest in the language of the conversation', async () => {
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    const open = (pool_opens: string) =>
      admin.patch(`/api/hotels/${desk.hotel.id}`, { pool_opens, pool_closes: '20:00' });
    await open('08:00');
    const japanese = flow.guest(desk);
    await japanese.writes('プールは何時から開いていますか？');
    await guest.writes('When is the pool open?');
    await flow.quiet();
    await open('09:00');
    const [pool] = (await outdated()).filter(({ entry_id }) => entry_id === 'profile:pool');
    expect(pool?.guests.map(({ now_language }) => now_language).toSorted()).toEqual(['en', 'ja']);
    const { now, entry_id, guests } = pool!;
    const conversation_ids = guests.map(({ conversation_id }) => conversation_id);
    await desk.post('/outdated-answers', { entry_id, now, conversation_ids, content: now });
    await flow.quiet();
    expect(guest.got.at(-1)?.body).toBe(now);
    expect(japanese.got.at(-1)?.body).toBe(guests.find(({ language }) => language === 'ja')?.now);
    expect(japanese.got.at(-1)?.body).toMatch(/プール.*9:00/s);
  });

  test('is not told to a guest whose window is closed, who stays in the list', async () => {
    await change();
    flow.server.clock.advance({ hours: 25 });
    expect((await settle('Breakfast begins at eight.')).body).toEqual({ settled: 0, closed: 1 });
    expect(await outdated()).toHaveLength(1);
    expect((await settle(null)).body).toEqual({ settled: 1, closed: 0 });
    expect(await outdated()).toEqual([]);
    flow.server.clock.advance({ hours: -25 });
  });

  test('again lists a guest who was put away for the change before', async () => {
    await change();
    await settle(null);
    expect(await outdated()).toEqual([]);
    await change('Breakfast is served from 9:00 to 11:00.');
    expect(await outdated()).toHaveLength(1);
  });

  test('while a colleague changes it again: the text that is out of date goes to no guest', async () => {
    await change();
    await change('Breakfast is served from 9:00 to 11:00.');
    expect((await settle('Breakfast begins at eight.')).body).toEqual({ settled: 0, closed: 0 });
    await flow.quiet();
    expect(got(guest, 'Breakfast begins at eight.')).toBe(0);
  });

  test('is not told to a guest who has asked for no messages', async () => {
    await change();
    await guest.writes('STOP');
    await flow.quiet();
    expect(await outdated()).toEqual([]);
    expect((await settle('Breakfast begins at eight.')).body).toEqual({ settled: 0, closed: 0 });
  });

  test('stays put away when its guest is merged into another, and is listed for the other again when that is undone', async () => {
    const second = flow.guest(desk);
    await isTold(second);
    await change();
    const ids = [await idOf(guest), await idOf(second)];
    const [kept, gone] = [await guestIdOf(guest), await guestIdOf(second)];
    await desk.post('/outdated-answers', { entry_id: faq.id, now: later, conversation_ids: [ids[1]], content: null });
    expect((await outdated())[0]!.guests).toMatchObject([{ conversation_id: ids[0] }]);

    await desk.post(`/guests/${kept}/merge`, { guest_id: gone });
    expect(await outdated()).toEqual([]);

    const { merges } = (await desk.get(`/guests/${kept}/identity`)).body;
    expect((await desk.post(`/guests/${kept}/merges/${merges[0].id}/undo`)).status).toBe(200);
    expect((await outdated())[0]!.guests).toMatchObject([{ conversation_id: ids[0] }]);
  });

  test('keeps the decision that was made after a merge when the merge is undone', async () => {
    const second = flow.guest(desk);
    await isTold(second);
    await change();
    const [kept, gone] = [await guestIdOf(guest), await guestIdOf(second)];
    await desk.post('/outdated-answers', {
      entry_id: faq.id,
      now: later,
      conversation_ids: [await idOf(second)],
      content: null,
    });
    await desk.post(`/guests/${kept}/merge`, { guest_id: gone });
    await change('Breakfast is served from 9:00 to 11:00.');
    flow.server.clock.advance({ minutes: 2 });
    await settle(null, desk, 'Breakfast is served from 9:00 to 11:00.');
    expect(await outdated()).toEqual([]);
    const { merges } = (await desk.get(`/guests/${kept}/identity`)).body;
    await desk.post(`/guests/${kept}/merges/${merges[0].id}/undo`);
    expect((await outdated())[0]!.guests).toMatchObject([{ conversation_id: await idOf(second) }]);
  });

  test('of the profile lists them too', async () => {
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    await admin.patch(`/api/hotels/${desk.hotel.id}`, { check_out_time: '11:00' });
    await guest.writes('What time is check-out?');
    await flow.quiet();
    await admin.patch(`/api/hotels/${desk.hotel.id}`, { check_out_time: '10:00' });
    expect(await outdated()).toMatchObject([{ title: expect.stringContaining('check-out') as string }]);
  });

  test('is nothing to another hotel, which writes to no guest here', async () => {
    await change();
    const other = await flow.desk();
    expect(await outdated(other)).toEqual([]);
    expect((await settle('Breakfast begins at eight.', other)).body).toEqual({ settled: 0, closed: 0 });
    expect((await other.staff.client.get(`/api/hotels/${desk.hotel.id}/outdated-answers`)).status).toBe(403);
    await flow.quiet();
    expect(got(guest, 'Breakfast begins at eight.')).toBe(0);
    expect(await outdated()).toHaveLength(1);
  });
});

test('the list equals one that is computed otherwise, on 100,000 messages', async () => {
  const { db } = flow.server;
  const count = 2000;
  await sql`insert into conversations (hotel_id, identity_key, reply_address, last_message_at)
    select ${desk.hotel.id}, 'k' || n, '+49' || n, now() from generate_series(1, ${count}::int) n`.execute(db);
  const texts = [later, 'Breakfast is served from 7:00 to 10:30.', 'Breakfast is served from 6:00.'];
  // Which conversation, text, entry, age and state a message has follows from its number, in coprime steps.
  await sql`
    insert into messages (hotel_id, conversation_id, direction, author, content, assistant, delivery_status, created_at)
    select ${desk.hotel.id}, c.id, 'out', 'assistant', 'x',
      jsonb_build_object('sources', jsonb_build_array(jsonb_build_object(
        'id', case when n % 7 = 0 then ${faq.id} else 'other' end, 'text', (${texts}::text[])[n % 11 % 3 + 1]))),
      case when n % 13 = 0 then 'failed' else 'read' end, ${flow.server.clock.now()}::timestamptz - (n % 200) * interval '1 hour'
    from generate_series(1, 100000) n
    join (select id, row_number() over (order by identity_key) - 1 as nth from conversations where hotel_id = ${desk.hotel.id}
      and identity_key like 'k%') c on c.nth = n % ${count}::int`.execute(db);
  await change();
  const rows = await db
    .selectFrom('messages')
    .select(['conversation_id', 'assistant', 'created_at', 'delivery_status', 'direction'])
    .where('hotel_id', '=', desk.hotel.id)
    .orderBy('id')
    .execute();
  const since = flow.server.clock.now().getTime() - 7 * 86_400_000;
  const newest = new Map<string, string>();
  for (const { conversation_id, assistant, created_at, delivery_status, direction } of rows) {
    if (direction !== 'out' || created_at.getTime() <= since || delivery_status === 'failed') continue;
    const told = (assistant?.sources ?? []).find(({ id }) => id === faq.id);
    if (told) newest.set(conversation_id, told.text);
  }
  const expected = [...newest].filter(([, text]) => text !== later).map(([id]) => id);
  expect(expected.length).toBeGreaterThan(200);
  const seen = new Set<string>();
  for (let items = await outdated(); items.length > 0; items = await outdated()) {
    const ids = items[0]!.guests.map(({ conversation_id }) => conversation_id);
    for (const id of ids) seen.add(id);
    await desk.post('/outdated-answers', { entry_id: faq.id, now: later, conversation_ids: ids, content: null });
  }
  expect([...seen].toSorted()).toEqual(expected.toSorted());
});
