import type { AddressInfo } from 'node:net';
import express from 'express';
import { createDraining } from '#server/http/draining.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import type { Caller } from '#server/caller.ts';
import { liveStream } from '#server/http/live/live-stream.ts';
import type { Events } from '#server/ports/events.ts';
import { openLiveStream, type LiveStream } from '#tests/support/live-client.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
let hotel: TestHotel;
let other: TestHotel;
let desk: TestUser;
let otherDesk: TestUser;
let streams: LiveStream[] = [];

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  hotel = await server.aHotel();
  other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
});
afterEach(async () => {
  streams.forEach((stream) => stream.close());
  await Promise.all(streams.map((stream) => stream.ended));
  streams = [];
});

const open = async (user = desk, of = hotel, lastEventId?: number | 'recent') => {
  const stream = await openLiveStream(user.client, of.id, lastEventId);
  streams.push(stream);
  return stream;
};
const publish = (of: TestHotel, times = 1) =>
  sql`select publish_live_event(${of.id}, jsonb_build_object('type', 'hotel.updated', 'hotel_id', ${of.id}::text)) from generate_series(1, ${times}::int)`.execute(
    server.db,
  );
const stored = async (of: TestHotel) => {
  const rows = await server.db
    .selectFrom('live_events')
    .select('id')
    .where('hotel_id', '=', of.id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => Number(id));
};
const idsOf = (stream: LiveStream) => [...new Set(stream.events.map(({ id }) => id))].toSorted((a, b) => a - b);
const has = (stream: LiveStream, count: number) =>
  until(`${count} events have come`, () => idsOf(stream).length >= count);

describe('an open console', () => {
  test('receives events of its hotel with their ids', async () => {
    const stream = await open();
    expect(stream.status).toBe(200);
    const request = (
      await desk.client.post(`/api/hotels/${hotel.id}/requests`, { message: 'Extra towels', guest_name: 'Ana' })
    ).body;
    await has(stream, 1);
    expect(stream.events[0]).toMatchObject({
      type: 'request.updated',
      hotel_id: hotel.id,
      request_id: request.id,
      conversation_id: request.conversation_id,
    });
    expect(JSON.stringify(stream.events)).not.toContain('towels');
  });

  test("never hears another hotel's events, live or replayed", async () => {
    await publish(other, 5);
    const [first] = await stored(other);
    const stream = await open(desk, hotel, first);
    await publish(other, 5);
    await publish(hotel);
    await has(stream, 1);
    // Replayed events may arrive twice, but only from here on.
    expect([...new Set(stream.events.map(({ hotel_id }) => hotel_id))]).toEqual([hotel.id]);
  });

  test('is refused to strangers, to members of another hotel, and without a hotel', async () => {
    expect((await server.anonymous().get(`/api/live?hotel_id=${hotel.id}`)).status).toBe(401);
    expect((await otherDesk.client.get(`/api/live?hotel_id=${hotel.id}`)).status).toBe(403);
    expect((await desk.client.get('/api/live')).status).toBe(403);
    expect((await desk.client.get('/api/live?hotel_id=nonsense')).status).toBe(403);
  });

  test('hears several hotels on one stream, if all of them are hotels of the person', async () => {
    const both = `/api/live?hotel_id=${hotel.id}&hotel_id=${other.id}`;
    expect((await desk.client.get(both)).status).toBe(403);
    expect((await otherDesk.client.get(both)).status).toBe(403);
    await server.db
      .insertInto('hotel_staff')
      .values({ hotel_id: other.id, user_id: desk.user_id, role: 'staff' })
      .execute();
    const stream = await openLiveStream(desk.client, [hotel.id, other.id]);
    streams.push(stream);
    await publish(hotel);
    await publish(other);
    await has(stream, 2);
    expect(new Set(stream.events.map(({ hotel_id }) => hotel_id))).toEqual(new Set([hotel.id, other.id]));
    await server.db
      .deleteFrom('hotel_staff')
      .where('hotel_id', '=', other.id)
      .where('user_id', '=', desk.user_id)
      .execute();
    expect((await desk.client.get(both)).status).toBe(403);
  });

  test('hears with its first stream what happened in its own hotel in the last minute', async () => {
    // Events that a process has not yet read are told live, whatever their age.
    const before = await open();
    await publish(other);
    await publish(hotel, 3);
    await has(before, 3);
    await server.db
      .updateTable('live_events')
      .set({ created_at: sql`now() - interval '61 seconds'` })
      .where('id', '=', (await stored(hotel))[0]!)
      .execute();
    const stream = await open(desk, hotel, 'recent');
    await has(stream, 2);
    expect(idsOf(stream)).toEqual((await stored(hotel)).slice(1));
  });

  test('tells colleagues who is looking at a conversation', async () => {
    const { conversation_id } = (
      await desk.client.post(`/api/hotels/${hotel.id}/requests`, { message: 'Towels', guest_phone: '+4915112345678' })
    ).body;
    const colleague = await server.asMemberOf(hotel, 'staff', { first_name: 'Kim', last_name: 'Lee' });
    const stream = await open();
    await colleague.client.post(`/api/hotels/${hotel.id}/conversations/${conversation_id}/presence`, {
      presence: 'typing',
    });
    // The request has events as well.
    const told = await until('presence is told', () => stream.events.find(({ type }) => type === 'presence'));
    expect(told).toMatchObject({
      conversation_id,
      user_id: colleague.user_id,
      user_name: 'Kim Lee',
      presence: 'typing',
    });
  });
});

test('a console that leaves before it was let in leaves nothing behind', async () => {
  const listening: string[] = [];
  const listens = (hotelId: string) => {
    listening.push(hotelId);
    return () => void listening.splice(listening.indexOf(hotelId), 1);
  };
  const events: Events = {
    publish: async () => {},
    announce: () => {},
    subscribe: listens,
    onAccessChange: () => listens('access'),
    since: async () => [],
    recent: async () => [],
    onResync: () => listens('resync'),
  };
  const member: Caller = {
    user_id: desk.user_id,
    email: desk.email,
    name: 'Robin Berg',
    is_super_admin: false,
    second_factor_needed: false,
    memberships: [{ hotel_id: hotel.id, role: 'staff' }],
    group_ids: [],
    context: null,
  };
  const asked = Promise.withResolvers<void>();
  const known = Promise.withResolvers<Caller>();
  const left = Promise.withResolvers<void>();
  const handled = Promise.withResolvers<void>();
  const stream = liveStream(
    events,
    () => {
      asked.resolve();
      return known.promise;
    },
    createDraining(),
  );
  const app = express();
  app.get('/api/live', async (request, response, next) => {
    response.on('close', () => left.resolve());
    await stream(request, response, next);
    handled.resolve();
  });
  const listener = app.listen(0, '127.0.0.1');
  try {
    await until('the server listens', () => listener.listening);
    const browser = new AbortController();
    const { port } = listener.address() as AddressInfo;
    const answer = fetch(`http://127.0.0.1:${port}/api/live?hotel_id=${hotel.id}`, { signal: browser.signal });
    await asked.promise;
    browser.abort();
    await expect(answer).rejects.toThrow(/abort/);
    await left.promise;
    known.resolve(member);
    await handled.promise;
    expect(listening).toEqual([]);
  } finally {
    await new Promise((closed) => listener.close(closed));
  }
});

describe('a console that was away', () => {
  test('receives the missed events, then new ones', async () => {
    const before = await open();
    await publish(hotel);
    await has(before, 1);
    before.close();
    await publish(hotel, 3);
    const after = await open(desk, hotel, before.events[0]!.id);
    await publish(hotel, 2);
    await until('all are there', async () => idsOf(after).length >= 5);
    expect(idsOf(after)).toEqual((await stored(hotel)).slice(1));
  });

  test('misses no event of a transaction that took its id early and committed late', async () => {
    const { acrossHotels } = createTransactions(server.db);
    const first = await open();
    const told = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const slow = acrossHotels(async (tx) => {
      await sql`select publish_live_event(${hotel.id}, jsonb_build_object('type', 'hotel.updated', 'hotel_id', ${hotel.id}::text))`.execute(
        tx,
      );
      told.resolve();
      await commit.promise;
    });
    await told.promise;
    await publish(hotel);
    await has(first, 1);
    first.close();
    commit.resolve();
    await slow;
    const [early, late] = await stored(hotel);
    expect(first.events.map(({ id }) => id)).toEqual([late]);
    const again = await open(desk, hotel, late);
    await has(again, 1);
    expect(idsOf(again)).toEqual([early]);
  });

  test('misses nothing however much it was', async () => {
    const before = await open();
    await publish(hotel);
    await has(before, 1);
    before.close();
    const [first] = await stored(hotel);
    await publish(hotel, 7000);
    const stream = await open(desk, hotel, first);
    await publish(hotel, 10);
    await until('all have come', () => idsOf(stream).length >= 7010);
    expect(idsOf(stream)).toEqual((await stored(hotel)).slice(1));
  });

  test('misses nothing while many transactions commit and the stream reconnects', async () => {
    const { acrossHotels } = createTransactions(server.db);
    const publishing = Array.from({ length: 40 }, (_, index) =>
      acrossHotels(async (tx) => {
        await sql`select publish_live_event(${hotel.id}, jsonb_build_object('type', 'hotel.updated', 'hotel_id', ${hotel.id}::text))`.execute(
          tx,
        );
        await sql`select pg_sleep(${(index % 7) * 0.04})`.execute(tx);
      }),
    );
    const seen = new Set<number>();
    let last: number | undefined;
    const visit = async (enough: (stream: LiveStream) => boolean | Promise<boolean>) => {
      const stream = await open(desk, hotel, last);
      await until('something has come', () => enough(stream));
      stream.close();
      await stream.ended;
      stream.events.forEach(({ id }) => seen.add(id));
      last = stream.events.at(-1)?.id ?? last;
    };
    for (let visits = 0; visits < 4; visits += 1) await visit((stream) => stream.events.length > 0);
    await Promise.all(publishing);
    const wanted = await stored(hotel);
    await visit((stream) => wanted.every((id) => seen.has(id) || idsOf(stream).includes(id)));
    expect(wanted.filter((id) => !seen.has(id))).toEqual([]);
    // Another event of the hotel may have come meanwhile.
    const all = await stored(hotel);
    expect([...seen].filter((id) => !all.includes(id))).toEqual([]);
  });

  test.each(['abc', '-5', '1e99', '9007199254740993', "1' or 1=1"])(
    'with the nonsense “%s” as its last event gets an ordinary stream',
    async (id) => {
      const stream = await openLiveStream(
        {
          ...desk.client,
          fetch: (path, init) => desk.client.fetch(path, { ...init, headers: { 'last-event-id': id } }),
        },
        hotel.id,
      );
      streams.push(stream);
      expect(stream.status).toBe(200);
      await publish(hotel);
      await has(stream, 1);
      expect(stream.events).toHaveLength(1);
    },
  );
});

describe('when the listening connection to the database is lost', () => {
  const listeners = async () => {
    const { rows } = await sql<{
      pid: number;
    }>`select pid from pg_stat_activity where datname = current_database() and application_name = 'concierge-live'`.execute(
      server.db,
    );
    return rows.map(({ pid }) => pid);
  };
  const kill = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'concierge-live'`.execute(
      server.db,
    );

  test('streams are ended, so that consoles reconnect and miss nothing', async () => {
    const stream = await open();
    await publish(hotel);
    await has(stream, 1);
    const [before] = await listeners();
    await kill();
    await publish(hotel, 3);
    await stream.ended;
    await until('the server listens again', async () => (await listeners()).some((pid) => pid !== before));
    const again = await open(desk, hotel, stream.events.at(-1)!.id);
    await publish(hotel);
    await has(again, 4);
    expect([...idsOf(stream), ...idsOf(again)]).toEqual(await stored(hotel));
  });

  test('after repeated losses one listener reconnects each time and publishes each event once', async () => {
    for (let times = 0; times < 4; times += 1) {
      const [before] = await listeners();
      await kill();
      await until('the server listens again', async () => (await listeners()).some((pid) => pid !== before));
    }
    expect(await listeners()).toHaveLength(1);
    const stream = await open();
    await publish(hotel, 2);
    await has(stream, 2);
    expect(stream.events).toHaveLength(2);
  });
});
