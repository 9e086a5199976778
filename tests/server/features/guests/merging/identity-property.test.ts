import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneKey } from '#shared/features/guests/phones.rules.ts';
import { aNumber, startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

const runs = 6;
const steps = 30;
const people = 4;

let flow: Messaging;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());

/** A small generator with a seed (mulberry32), so that a failure can be repeated. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    oneOf: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
  };
}
type Random = ReturnType<typeof randomOf>;

/** Each person has a phone, a later phone and a user id. */
type Person = { addresses: string[] };
type World = { desk: Desk; random: Random; people: Person[]; seenTogether: [string, string][] };

async function writes({ desk, random, people: all, seenTogether }: World): Promise<void> {
  const { addresses } = random.oneOf(all);
  const from = random.oneOf(addresses);
  const other = random.oneOf(addresses.filter((address) => address.startsWith('+') !== from.startsWith('+')));
  const linked = random.below(3) === 0;
  if (linked) seenTogether.push([from, other]);
  const extra = !linked
    ? {}
    : other.startsWith('+')
      ? { ExternalUserId: from, WaId: other.slice(1) }
      : { ExternalUserId: other };
  const { response } = await flow.twilio.inbound({ from, to: desk.number, body: `words ${random.below(1e9)}`, extra });
  expect(response.status).toBe(204);
  const { rows } = await sql<{ reply_address: string }>`
    select c.reply_address from conversations c join messages m on m.conversation_id = c.id
    where c.hotel_id = ${desk.hotel.id} and m.direction = 'in' order by m.id desc limit 1`.execute(flow.server.db);
  expect(rows[0]!.reply_address).toBe(from);
}

async function staffReply({ desk, random }: World): Promise<void> {
  const { items } = (await desk.get('/conversations?limit=200')).body;
  if (items.length === 0) return;
  const { id } = random.oneOf(items as { id: string }[]);
  const answer = await desk.post(`/conversations/${id}/messages`, {
    content: 'Of course.',
    client_key: crypto.randomUUID(),
  });
  expect(answer.status).toBe(201);
}

const guestsOf = async (desk: Desk): Promise<string[]> =>
  (await desk.get('/guests?limit=200')).body.items.map(({ id }: { id: string }) => id);

/** Two guests, or null. Merges are made between any two: staff may be wrong. */
async function pair({ desk, random }: World): Promise<[string, string] | null> {
  const ids = await guestsOf(desk);
  if (ids.length < 2) return null;
  const kept = random.oneOf(ids);
  return [kept, random.oneOf(ids.filter((id) => id !== kept))];
}

async function merges(world: World): Promise<void> {
  const two = await pair(world);
  if (two) expect((await world.desk.post(`/guests/${two[0]}/merge`, { guest_id: two[1] })).status).toBe(200);
}

async function undoes({ desk, random }: World): Promise<void> {
  const ids = await guestsOf(desk);
  if (ids.length === 0) return;
  const id = random.oneOf(ids);
  const { merges: done } = (await desk.get(`/guests/${id}/identity`)).body;
  const last = done.find((one: { undoable: boolean }) => one.undoable);
  if (last) expect((await desk.post(`/guests/${id}/merges/${last.id}/undo`)).status).toBe(200);
}

/** Every row about guests, except the log of merges and the lines that tell of them. */
async function snapshot(hotelId: string): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of [
    'guests',
    'conversations',
    'conversation_names',
    'conversation_addresses',
    'guest_requests',
    'messages',
    'bookings',
    'conversation_events',
  ]) {
    const found = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where hotel_id = ${hotelId}
        and coalesce(to_jsonb(t)->>'kind', '') not in ('merged', 'unmerged') order by to_jsonb(t)::text`.execute(
      flow.server.db,
    );
    rows[table] = found.rows.map(({ row }) => row);
  }
  return rows;
}

async function mergesAndUndoes(world: World): Promise<void> {
  const two = await pair(world);
  if (!two) return;
  const { desk } = world;
  const before = await snapshot(desk.hotel.id);
  await desk.post(`/guests/${two[0]}/merge`, { guest_id: two[1] });
  const [merge] = (await desk.get(`/guests/${two[0]}/identity`)).body.merges;
  expect((await desk.post(`/guests/${two[0]}/merges/${merge.id}/undo`)).status).toBe(200);
  expect(await snapshot(desk.hotel.id)).toEqual(before);
}

async function linkedAddressesHaveOneThread({ desk, seenTogether }: World): Promise<void> {
  for (const pairOf of seenTogether) {
    const { rows } = await sql<{ threads: number; begun: number }>`
      select count(distinct thread_of(${desk.hotel.id}, k)) as threads,
        count(distinct c.id) as begun
      from unnest(${pairOf.map(phoneKey)}::text[]) k
      left join conversations c on c.hotel_id = ${desk.hotel.id} and c.identity_key in (k, thread_of(${desk.hotel.id}, k))`.execute(
      flow.server.db,
    );
    expect(rows[0], pairOf.join(' and ')).toEqual({ threads: 1, begun: 1 });
  }
}

/** Each unsent reply goes to an address whose messages stand in the same thread. */
async function noReplyGoesToAForeignAddress({ desk }: World): Promise<void> {
  const { rows } = await sql<{ to: string; thread: string }>`
    select distinct coalesce(m.address, c.reply_address) as to, c.identity_key as thread
    from messages m join conversations c on c.id = m.conversation_id
    where c.hotel_id = ${desk.hotel.id} and m.direction = 'out'`.execute(flow.server.db);
  for (const { to, thread } of rows) {
    const own = await sql<{ thread: string }>`select thread_of(${desk.hotel.id}, ${phoneKey(to)}) as thread`.execute(
      flow.server.db,
    );
    expect(own.rows[0]!.thread, to).toBe(thread);
  }
}

test.each(Array.from({ length: runs }, (_, run) => run + 1))(
  'webhooks, merges and undos in any order (seed %i)',
  { timeout: 240_000 },
  async (seed) => {
    const random = randomOf(seed);
    const desk = await flow.desk();
    const world: World = {
      desk,
      random,
      seenTogether: [],
      people: Array.from({ length: people }, (_, nth) => ({
        addresses: [aNumber(), aNumber(), `GB.77${seed}${nth}${random.below(1e9)}`],
      })),
    };
    const acts = [writes, writes, writes, staffReply, merges, undoes, mergesAndUndoes];
    for (let step = 0; step < steps; step += 1) {
      flow.server.clock.advance({ seconds: 1 });
      await random.oneOf(acts)(world);
      await linkedAddressesHaveOneThread(world);
      await noReplyGoesToAForeignAddress(world);
    }
  },
);
