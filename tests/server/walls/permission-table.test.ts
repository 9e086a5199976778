import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#shared/api.ts';
import type { Contract } from '#shared/http/contract.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';
import { apiScopes, type ApiScope } from '#shared/features/integrations/api-keys.values.ts';
import { aKey } from '#tests/support/builders/api-keys.ts';
import { callerNames, readPermissionTable, type CallerName } from './permission-table.ts';

const superAdmins = {
  super: 'nowhere@platform.test',
  'super@A': 'in-a@platform.test',
  'super@B': 'in-b@platform.test',
};
const liveStream = 'GET /live?hotel_id=:hotel_id';

const expected = readPermissionTable();
const contracts: Record<string, Contract> = api;
const rows = Object.values(contracts).flatMap((contract) =>
  Object.values(contract).map(({ method, path }) => `${method} ${path}`),
);

let server: TestServer;
let hotels: { A: TestHotel; B: TestHotel };
let members: { hotel_id: string; user_id: string; role: 'admin' | 'staff' }[];
let acting: { hotel_id: string; user_id: string }[];
let clients: Record<CallerName, TestClient>;
/** A group with hotel A, one with hotel B, and an admin of each who is a member of no hotel. */
let groups: Record<'A' | 'B', { id: string; admin: TestClient }>;

beforeAll(async () => {
  server = await startTestServer({
    settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: Object.values(superAdmins).join(',') },
  });
  hotels = { A: await server.aHotel({ name: 'A' }), B: await server.aHotel({ name: 'B' }) };
  const member = async (hotel: TestHotel, role: 'admin' | 'staff') => ({
    user: await server.asMemberOf(hotel, role),
    hotel_id: hotel.id,
    role,
  });
  const people = {
    staff: await member(hotels.A, 'staff'),
    admin: await member(hotels.A, 'admin'),
    'staff/B': await member(hotels.B, 'staff'),
    'admin/B': await member(hotels.B, 'admin'),
  };
  const supers = Object.fromEntries(
    await Promise.all(
      Object.entries(superAdmins).map(async ([name, email]) => [
        name,
        await server.signUp({ email, second_factor: true }),
      ]),
    ),
  ) as Record<keyof typeof superAdmins, TestUser>;
  members = Object.values(people).map(({ user, hotel_id, role }) => ({ user_id: user.user_id, hotel_id, role }));
  acting = [
    { user_id: supers['super@A'].user_id, hotel_id: hotels.A.id },
    { user_id: supers['super@B'].user_id, hotel_id: hotels.B.id },
  ];
  clients = {
    anonymous: server.anonymous(),
    newcomer: (await server.signUp()).client,
    staff: people.staff.user.client,
    admin: people.admin.user.client,
    'staff/B': people['staff/B'].user.client,
    'admin/B': people['admin/B'].user.client,
    super: supers.super.client,
    'super@A': supers['super@A'].client,
    'super@B': supers['super@B'].client,
  };
  groups = { A: await aGroupOf(hotels.A), B: await aGroupOf(hotels.B) };
});
afterAll(() => server?.stop());

async function aGroupOf(hotel: TestHotel) {
  const { db, clock } = server;
  const person = await server.signUp();
  const { id } = await db.insertInto('hotel_groups').values({ name: 'G' }).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('group_hotels').values({ group_id: id, hotel_id: hotel.id }).execute();
  await db
    .insertInto('group_admins')
    .values({ group_id: id, user_id: person.user_id, created_at: clock.now() })
    .execute();
  return { id, admin: person.client };
}

/** Restores what an allowed call removed: a deleted hotel, an ended session. */
async function restore(): Promise<void> {
  const { db } = server;
  await db
    .insertInto('hotels')
    .values(Object.values(hotels))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await db
    .insertInto('hotel_staff')
    .values(members)
    .onConflict((conflict) => conflict.columns(['user_id', 'hotel_id']).doNothing())
    .execute();
  await db.deleteFrom('acting_sessions').execute();
  await db.insertInto('acting_sessions').values(acting).execute();
}

/** Ids of rows that do not exist and invalid bodies, so that allowed calls change nothing. */
async function answerTo(row: string, client: TestClient): Promise<string> {
  const [method, path] = row.split(' ') as [string, string];
  const address = path
    .replaceAll(':hotel_id', hotels.A.id)
    .replaceAll(':group_id', groups.A.id)
    .replace(/:(\w*id)\b/g, () => randomUUID())
    .replace(/:\w+/g, 'welcome');
  const leaving = new AbortController();
  const body =
    method === 'GET' || method === 'DELETE' ? {} : { body: '[]', headers: { 'content-type': 'application/json' } };
  const { status } = await client.fetch(`/api${address}`, { method, signal: leaving.signal, ...body });
  leaving.abort();
  return status === 401 || status === 403 || status === 500 ? String(status) : 'yes';
}

describe('each row of the API', () => {
  test.each([...rows, liveStream])('%s', async (row) => {
    const line = expected.get(row);
    expect(line, `${row} has no line in permission-table.ts`).toBeDefined();
    const answers: Record<string, string> = {};
    for (const name of callerNames) {
      await restore();
      answers[name] = await answerTo(row, clients[name]);
    }
    expect(answers).toEqual(line!.answers);
  });
});

describe('each row of the API for the admin of a group who is in no hotel', () => {
  test.each([...rows, liveStream])('%s', async (row) => {
    const { newcomer } = expected.get(row)!.answers;
    await restore();
    expect(await answerTo(row, groups.A.admin), 'of the group of hotel A').toBe(
      row.includes('/:group_id') ? 'yes' : newcomer,
    );
    expect(await answerTo(row, groups.B.admin), 'of another group').toBe(newcomer);
  });
});

describe('each row of the API with a key', () => {
  test.each([...rows, liveStream])('%s', async (row) => {
    const needed = expected.get(row)!.key;
    if (needed === 'any') return;
    const others = apiScopes.filter((scope) => scope !== needed);
    await restore();
    const answer = async (hotel: TestHotel, scopes: readonly ApiScope[]) =>
      answerTo(row, (await aKey(server, hotel, scopes)).client);
    const outside = row === liveStream ? '401' : '403';
    expect(await answer(hotels.A, others), 'every other scope').toBe(outside);
    expect(await answer(hotels.B, apiScopes), 'every scope in another hotel').toBe(outside);
    if (needed === '') return;
    await restore();
    expect(await answer(hotels.A, [needed as ApiScope]), needed).toBe('yes');
  });
});

test('no row is there twice, and none is in the table that the API has not', () => {
  expect(rows).toHaveLength(new Set(rows).size);
  expect([...expected.keys()].filter((row) => row !== liveStream && !rows.includes(row))).toEqual([]);
});

test('a hotel that does not exist is forbidden for everyone', async () => {
  for (const name of callerNames.filter((caller) => caller !== 'anonymous')) {
    expect((await clients[name].get(`/api/hotels/${randomUUID()}`)).status, name).toBe(403);
  }
});

test('an unconfirmed address does not make a super admin', async () => {
  await server.db.updateTable('user').set({ emailVerified: false }).where('email', '=', superAdmins.super).execute();
  expect((await clients.super.get('/api/hotels')).status).toBe(403);
});
