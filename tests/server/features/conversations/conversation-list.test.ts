import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk({ name: 'Harbour View', assistant_enabled: false });
});

type Item = {
  id: string;
  guest_name: string;
  guest_phone: string;
  last_message: { content: string };
  latest_request: { message: string };
  waiting_since: string;
};

async function page(query: string, cursor: string | null): Promise<{ items: Item[]; next_cursor: string | null }> {
  const { status, body } = await desk.get(
    `/conversations?${query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
  );
  expect(status).toBe(200);
  return body;
}

/** Reads to the end; `between` happens after each page. */
async function readAll(query: string, between: (pages: number) => Promise<unknown> = async () => {}): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const { items: more, next_cursor } = await page(query, cursor);
    items.push(...more);
    if (!next_cursor) return items;
    cursor = next_cursor;
    await between(pages);
  }
}

describe('the list', () => {
  let guests: Guest[];
  beforeEach(async () => {
    guests = Array.from({ length: 17 }, () => flow.guest(desk));
    for (const [index, guest] of guests.entries())
      await guest.writes({ body: `I am number ${index}`, profileName: `Guest ${index}` });
    await flow.quiet();
  });
  const phones = (items: Item[]) => items.map((item) => item.guest_phone);
  const newestFirst = () => guests.map(({ address }) => address).toReversed();

  test('shows each conversation once, the newest first, with its last message and latest request', async () => {
    const items = await readAll('limit=5');
    expect(phones(items)).toEqual(newestFirst());
    expect(items[0]).toMatchObject({
      guest_name: 'Guest 16',
      last_message: { author: 'guest', content: 'I am number 16' },
      latest_request: { message: 'I am number 16', status: 'open', human_required: true },
    });
  });

  test('shows each once, also with many messages in one millisecond', async () => {
    await sql`update conversations set last_message_at = '2026-11-21T10:00:00.123Z' where hotel_id = ${desk.hotel.id}`.execute(
      flow.server.db,
    );
    expect(phones(await readAll('limit=4')).toSorted()).toEqual(newestFirst().toSorted());
    expect(phones(await readAll('limit=4&state=open')).toSorted()).toEqual(newestFirst().toSorted());
  });

  test('neither misses nor repeats a quiet conversation while others receive messages', async () => {
    const loud = new Set<string>();
    const items = await readAll('limit=3', async (pages) => {
      const again = guests[(pages * 5) % 17]!;
      loud.add(again.address);
      await again.writes('And another thing');
      await flow.guest(desk).writes('I am new');
    });
    const shown = phones(items);
    expect(new Set(shown).size).toBe(shown.length);
    const quiet = newestFirst().filter((address) => !loud.has(address));
    expect(shown.filter((address) => quiet.includes(address))).toEqual(quiet);
    // Guests who wrote meanwhile are at the top now, where a console reads again.
    const top = phones((await page('limit=50', null)).items);
    expect([...loud].every((address) => top.includes(address))).toBe(true);
  });

  test('of waiting conversations starts with the longest wait', async () => {
    const items = await readAll('limit=4&state=waiting');
    expect(items.map((item) => item.waiting_since)).toEqual(items.map((item) => item.waiting_since).toSorted());
    expect(items).toHaveLength(17);
  });

  test('a thread is read backwards page by page, from top to bottom within a page', async () => {
    const [guest] = guests;
    for (let index = 1; index <= 6; index += 1) await guest!.writes(`Message ${index}`);
    const { conversation } = await desk.thread(guest!);
    const newest = (await desk.get(`/conversations/${conversation['id']}?limit=4`)).body;
    const older = (await desk.get(`/conversations/${conversation['id']}?limit=4&cursor=${newest.next_cursor}`)).body;
    expect([...older.messages, ...newest.messages].map((message) => message.content)).toEqual([
      'I am number 0',
      ...Array.from({ length: 6 }, (_, index) => `Message ${index + 1}`),
    ]);
    expect(older.next_cursor).toBeNull();
  });

  test('a cursor of another list, or nonsense, is refused', async () => {
    for (const cursor of [
      'nonsense',
      Buffer.from('["x"]').toString('base64url'),
      Buffer.from('["not a time","not an id"]').toString('base64url'),
      ...['2026-02-31T00:00:00Z', '0000-01-01T00:00:00Z', '99999-01-01T00:00:00Z', '2026-01-01T25:00:00Z'].map((time) =>
        Buffer.from(JSON.stringify([time, desk.hotel.id])).toString('base64url'),
      ),
    ]) {
      expect(await desk.get(`/conversations?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }
  });
});

describe('searching', () => {
  beforeEach(async () => {
    await flow.guest(desk, '+33612345678').writes({ body: 'Bonjour', profileName: 'Zoë O’Brien-Müller' });
    await flow.guest(desk, '+33698765432').writes({ body: 'Salut', profileName: '100%_sure' });
    await flow.guest(desk, 'FR.AbCdEf123').writes({ body: 'Allô', profileName: 'Nobody' });
  });
  const found = async (search: string) =>
    (await desk.get(`/conversations?search=${encodeURIComponent(search)}`)).body.items.map(
      (item: Item) => item.guest_name,
    );

  test.each([
    ['zoë', ['Zoë O’Brien-Müller']],
    ['brien-m', ['Zoë O’Brien-Müller']],
    ['+3361', ['Zoë O’Brien-Müller']],
    ['987654', ['100%_sure']],
    ['100%', ['100%_sure']],
    ['%_s', ['100%_sure']],
    ['FR.AbC', ['Nobody']],
    ['%', ['100%_sure']],
    ['somebody else', []],
    ['zoe', ['Zoë O’Brien-Müller']],
    ['muller', ['Zoë O’Brien-Müller']],
    ['BRIEN zoe', ['Zoë O’Brien-Müller']],
    ['06 12 34 56 78', ['Zoë O’Brien-Müller']],
    ['+33 6 12-34 (56) 78', ['Zoë O’Brien-Müller']],
    ['0033612345678', ['Zoë O’Brien-Müller']],
    ['bonj', ['Zoë O’Brien-Müller']],
    ['Allo', ['Nobody']],
    ['salut bonjour', []],
  ])('“%s” finds %j', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('finds words of a message in any order and with any accents, also those of the assistant and of staff', async () => {
    const guest = flow.guest(desk, '+4915112345678');
    await guest.writes({
      body: 'Gibt es im Frühstücksraum Brötchen für Søren und die Großmutter?',
      profileName: 'Anna',
    });
    for (const words of ['frühst', 'grossmutter broetchen', 'brotchen SOREN', 'großm'])
      expect([words, await found(words)]).toEqual([words, words.includes('oe') ? [] : ['Anna']]);
    const { conversation } = await desk.thread(guest);
    await desk.post(`/conversations/${conversation['id']}/messages`, {
      content: 'Der Aufzug fährt',
      client_key: 'lift',
    });
    expect(await found('aufzug')).toEqual(['Anna']);
  });

  test('finds a conversation by confirmation number and room of the stay, in this hotel only', async () => {
    const other = await flow.desk();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const stay = {
      guest_name: 'Zoë O’Brien-Müller',
      guest_phone: '+33612345678',
      check_in_date: day(0),
      check_out_date: day(3),
    };
    const { body: booking } = await desk.post('/bookings', { ...stay, room_type: 'Suite Océan 214' });
    await other.post('/bookings', { ...stay, room_type: 'Dachzimmer 7' });
    await flow.guest(other, '+33612345678').writes({ body: 'Hallo', profileName: 'Zoë Elsewhere' });
    expect(await found(booking.confirmation_number.toLowerCase())).toEqual(['Zoë O’Brien-Müller']);
    expect(await found('suite ocean')).toEqual(['Zoë O’Brien-Müller']);
    expect(await found('214')).toEqual(['Zoë O’Brien-Müller']);
    expect(await found('dachzimmer')).toEqual([]);
  });

  test("never finds another hotel's guests", async () => {
    const other = await flow.desk();
    await flow.guest(other, '+33612345678').writes({ body: 'Elsewhere', profileName: 'Zoë Elsewhere' });
    expect(await found('zoë')).toEqual(['Zoë O’Brien-Müller']);
    expect((await other.get('/conversations?search=brien')).body.items).toEqual([]);
    expect((await other.get('/conversations?search=bonjour')).body.items).toEqual([]);
  });
});

describe('the counts', () => {
  const truth = async () => {
    const { rows } = await sql<{
      id: string;
      open_count: number;
      human_required_count: number;
      waiting_since: Date | null;
    }>`
      select c.id, count(*) filter (where r.status <> 'completed')::int as open_count,
        count(*) filter (where r.status = 'open' and r.human_required)::int as human_required_count,
        min(r.escalated_at) filter (where r.status = 'open' and r.human_required) as waiting_since
      from conversations c left join guest_requests r on r.conversation_id = c.id where c.hotel_id = ${desk.hotel.id} group by c.id`.execute(
      flow.server.db,
    );
    return new Map(
      rows.map(({ id, waiting_since, ...counts }) => [
        id,
        { ...counts, waiting_since: waiting_since?.toISOString() ?? null },
      ]),
    );
  };

  test.each([1, 2, 3])(
    'always match the rows after random actions (round %i)',
    async () => {
      await flow.server.db
        .updateTable('hotels')
        .set({ assistant_enabled: true })
        .where('id', '=', desk.hotel.id)
        .execute();
      await desk.post('/faqs', { question: 'What time is breakfast?', answer: 'From seven.' });
      const seed = randomInt(2 ** 31);
      const guests = Array.from({ length: 6 }, () => flow.guest(desk));
      const unread = await Promise.all(guests.map((guest, index) => liveThrough(guest, seed + index)));
      await flow.quiet();
      const rows = await truth();
      for (const [index, guest] of guests.entries()) {
        const { conversation } = await desk.thread(guest);
        const { open_count, human_required_count, waiting_since, unread_count } = conversation as Record<
          string,
          unknown
        >;
        expect({ open_count, human_required_count, waiting_since, unread_count }, `seed ${seed}`).toEqual({
          ...rows.get(conversation['id']),
          unread_count: unread[index],
        });
      }
      const { counts } = (await desk.get('/conversations')).body;
      const all = [...rows.values()];
      expect(counts).toEqual({
        open: all.filter((row) => row.open_count > 0).length,
        resolved: all.filter((row) => row.open_count === 0).length,
        waiting: all.filter((row) => row.human_required_count > 0).length,
        requests: all.reduce((sum, row) => sum + row.open_count, 0),
      });
      const { rows: wrongRanks } = await sql`
        select id from conversations c where waiting_rank is distinct from (
          select coalesce(min(waiting_rank(r.priority, r.category, r.reasons)), 3) from guest_requests r
          where r.conversation_id = c.id and r.status = 'open' and r.human_required)`.execute(flow.server.db);
      expect(wrongRanks).toEqual([]);
    },
    60_000,
  );

  /** Random actions in one conversation, concurrent with others. Returns the number of unread messages. */
  async function liveThrough(guest: Guest, seed: number): Promise<number> {
    const pick = randomFrom(seed);
    let unread = 0;
    await guest.writes('Hello');
    unread += 1;
    const { id } = (await desk.thread(guest)).conversation as { id: string };
    const anyRequest = async () => {
      const { requests } = await desk.thread(guest);
      return requests[pick(requests.length)]!['id'] as string;
    };
    const actions: (() => Promise<unknown>)[] = [
      async () => (await guest.writes('What time is breakfast?'), (unread += 1)),
      async () => (await guest.writes('I want to talk to a human'), (unread += 1)),
      async () => (await Promise.all([guest.writes('One'), guest.writes('Two')]), (unread += 2)),
      async () =>
        desk.patch(`/requests/${await anyRequest()}`, {
          status: ['open', 'in_progress', 'resolved', 'completed'][pick(4)],
        }),
      async () =>
        Promise.all([
          desk.patch(`/requests/${await anyRequest()}`, { status: 'open' }),
          desk.patch(`/requests/${await anyRequest()}`, { status: 'completed' }),
        ]),
      async () => desk.post('/requests', { message: 'From the desk', conversation_id: id }),
      async () => (
        await desk.post(`/conversations/${id}/messages`, { content: 'Yes', client_key: randomUUID() }),
        (unread = 0)
      ),
      async () => (await desk.put(`/conversations/${id}/owner`, { owner: 'staff' }), (unread = 0)),
      async () => desk.put(`/conversations/${id}/owner`, { owner: 'assistant' }),
      async () => (await desk.post(`/conversations/${id}/read`), (unread = 0)),
    ];
    for (let step = 0; step < 25; step += 1) await actions[pick(actions.length)]!();
    return unread;
  }
});

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
