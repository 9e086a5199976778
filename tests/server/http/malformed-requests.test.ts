import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#shared/api.ts';
import type { Contract, Endpoint } from '#shared/http/contract.ts';
import { almostValid, badTexts, badValue } from '#tests/support/fuzz/malformed-values.ts';
import { seededRandom, type Random } from '#tests/support/fuzz/random.ts';
import { sendRaw, type RawRequest } from '#tests/support/fuzz/raw-request.ts';
import { startTestServer, superAdminEmail, type TestHotel, type TestServer } from '#tests/support/server.ts';

/** For more requests: FUZZ_REQUESTS=6000 FUZZ_SEED=7 vitest run … */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_301);
const rows = Object.values(api as Record<string, Contract>).flatMap((contract) => Object.values(contract));

let server: TestServer;
let hotel: TestHotel;
let ids: string[];
let cookies: Record<string, string>;
let members: { hotel_id: string; user_id: string; role: 'admin' | 'staff' }[];
let acting: { hotel_id: string; user_id: string }[];

beforeAll(async () => {
  server = await startTestServer({
    settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: `${superAdminEmail},away@example.com` },
  });
  hotel = await server.aHotel();
  const staff = await server.asMemberOf(hotel, 'staff');
  const admin = await server.asMemberOf(hotel, 'admin');
  const other = await server.asMemberOf(await server.aHotel(), 'admin');
  const newcomer = await server.signUp();
  const owner = await server.asSuperAdmin({ actingIn: hotel });
  const away = await server.signUp({ email: 'away@example.com' });
  cookies = Object.fromEntries(
    Object.entries({ staff, admin, other, newcomer, acting: owner, away }).map(([name, user]) => [
      name,
      user.client.cookieHeader(),
    ]),
  );
  cookies['anonymous'] = '';
  members = [
    { hotel_id: hotel.id, user_id: staff.user_id, role: 'staff' },
    { hotel_id: hotel.id, user_id: admin.user_id, role: 'admin' },
  ];
  acting = [{ hotel_id: hotel.id, user_id: owner.user_id }];
  ids = await someRows(admin.client.post);
});
afterAll(() => server?.stop());

/** One row of each kind, so that a call with a bad body reaches the database. */
async function someRows(post: (path: string, body: unknown) => Promise<{ body: { id?: string } }>): Promise<string[]> {
  const at = `/api/hotels/${hotel.id}`;
  const stay = {
    guest_name: 'Ana',
    guest_phone: '+447700900123',
    check_in_date: '2026-11-20',
    check_out_date: '2026-11-25',
  };
  const made = [
    await post(`${at}/faqs`, { question: 'Pets?', answer: 'Dogs are.' }),
    await post(`${at}/bookings`, stay),
    await post(`${at}/requests`, { message: 'Towels' }),
    await post(`${at}/guests`, { name: 'Ana', phone: '+447700900124' }),
  ];
  const { rows: found } = await sql<{ id: string }>`select id from conversations union all select id from guests
    union all select id from hotel_staff union all select id from "user"`.execute(server.db);
  const kept = [...made.map(({ body }) => body.id), ...found.map(({ id }) => id), hotel.id];
  return [...kept.filter((id) => id !== undefined), randomUUID()];
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A call of the API table with a nearly valid path, query and body. */
function aCall(random: Random): RawRequest {
  const row: Endpoint = random.of(
    rows.filter(({ method, path }) => method !== 'DELETE' || path !== '/hotels/:hotel_id'),
  );
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => {
    if (random.chance(0.1)) return random.of([encoded(random.of(badTexts)), '%ff', '%', '%00', '..']);
    return name === 'hotel_id' ? hotel.id : name.endsWith('id') ? random.of(ids) : 'welcome';
  });
  const query = row.query ? almostValid(row.query, random, ids) : {};
  const search = Object.entries(query ?? {}).map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`);
  if (random.chance(0.1)) search.push(random.of(['%', 'cursor=%ff', 'limit=1&limit=2', '[]=1', 'a=%00', '=']));
  return {
    method: random.chance(0.95) ? row.method : random.of(['HEAD', 'OPTIONS', 'PROPFIND', 'TRACE', 'PUT']),
    path: `/api${path}${search.length ? `?${search.join('&')}` : ''}`,
    headers: {},
    body: row.body && row.method !== 'GET' ? aBody(row.body, random) : null,
  };
}

function aBody(schema: NonNullable<Endpoint['body']>, random: Random): string | Buffer {
  const value = random.chance(0.9) ? almostValid(schema, random, ids) : badValue(random);
  const text = JSON.stringify(value) ?? '';
  if (random.chance(0.9)) return text;
  return random.of([
    text.slice(0, -1),
    `${text}}`,
    '',
    '['.repeat(3000),
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from(text, 'utf16le'),
    `{"a":1e999}`,
    `{"__proto__":{"name":"x"}}`,
  ]);
}

const accountCalls = [
  'sign-up/email',
  'sign-in/email',
  'request-password-reset',
  'reset-password',
  'verify-email',
  'sign-out',
];
const accountMore = [
  'get-session',
  'two-factor/verify-totp',
  'list-sessions',
  'revoke-session',
  'update-user',
  '%ff',
  '..',
  '',
];

/** A call outside the API table: accounts, pages, files, health, live events, webhooks, guest phone, mailbox. */
function beside(random: Random): RawRequest {
  const place = random.of([
    () => `/api/auth/${random.of([...accountCalls, ...accountMore])}?token=${encoded(random.of(badTexts))}`,
    () => `/api/live?hotel_id=${random.of([hotel.id, '%00', 'x'])}&last_event_id=${encoded(random.of(badTexts))}`,
    () => `/media/${random.of([...ids, '%00', '%ff'])}/${encoded(random.of(badTexts))}`,
    () =>
      `/practice/${random.of(['mails', 'phone/messages', 'phone/chat', 'phone/read'])}?address=${encoded(random.of(badTexts))}`,
    () => `/practice/mails/${random.of([...ids, '%00', '%ff', '..'])}`,
    () => `/webhooks/twilio/${random.of(['inbound', 'status', '%ff'])}`,
    () => random.of(['/', '//', '/%', '/%ff', '/assets/../../etc/passwd', '/assets/%2e%2e/x', '/assets/x.js', '/x%00']),
    () =>
      random.of(['/health/ready', '/health/%ff', '/metrics', 'http://evil.example/api/me', '*', '/api', '/api//me']),
  ])();
  const fields = [
    'email',
    'password',
    'first_name',
    'name',
    'token',
    'newPassword',
    'code',
    'callbackURL',
    'address',
    'body',
  ];
  const body = Object.fromEntries(
    fields.map((name) => [name, random.chance(0.5) ? badValue(random) : 'ana@example.com']),
  );
  const method = random.of(['GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PURGE']);
  const reads = method === 'GET' || method === 'HEAD';
  return { method, path: place, headers: {}, body: reads ? null : JSON.stringify({ ...body, hotel_id: hotel.id }) };
}

function headersFor(random: Random, caller: string): Record<string, string> {
  const type = random.chance(0.9)
    ? 'application/json'
    : random.of([
        'text/plain',
        'application/json; charset=x',
        'application/x-www-form-urlencoded',
        'application/pdf',
        ';',
      ]);
  const odd: [string, string][] = [
    ['host', random.of(['localhost', '127.0.0.1:x', '[::1', ''])],
    ['origin', random.of(['null', 'http://', server.url])],
    ['x-forwarded-for', random.of(['', 'x', '1.2.3.4, 5.6.7.8', ','.repeat(500)])],
    ['x-forwarded-proto', random.of(['', 'gopher', '://'])],
    ['content-encoding', random.of(['gzip', 'br', 'x'])],
    ['last-event-id', random.of(['-1', 'x', '1e30', '9007199254740991'])],
    ['cookie', random.of(['concierge.session_token=%ff', 'concierge.session_token=x.y', '=;;=', 'a'.repeat(3000)])],
    ['authorization', random.of(['Bearer', 'Bearer \u00ff', 'Basic eDp5', 'Bearer x.y'])],
    ['x-twilio-signature', random.of(['x', `${'A'.repeat(27)}=`])],
    ['if-none-match', 'W/"\u00ff'],
    ['range', 'bytes=99999999999-'],
  ];
  const base = { 'content-type': type, origin: server.url, ...(cookies[caller] ? { cookie: cookies[caller] } : {}) };
  return random.chance(0.15) ? { ...base, ...Object.fromEntries([random.of(odd)]) } : base;
}

/** An earlier call may have removed a member, ended the acting session or changed a role. */
async function restore(): Promise<void> {
  const { db } = server;
  await db.deleteFrom('hotel_staff').where('hotel_id', '=', hotel.id).execute();
  await db.insertInto('hotel_staff').values(members).execute();
  await db.deleteFrom('acting_sessions').execute();
  await db.insertInto('acting_sessions').values(acting).execute();
}

test(`${requests} malformed requests: no 5xx, and every refusal in the one shape`, { timeout: 1_500_000 }, async () => {
  const random = seededRandom(seed);
  const callers = Object.keys(cookies);
  const failed: unknown[] = [];
  for (let count = 0; count < requests; count += 1) {
    const caller = random.of(callers);
    const request = random.chance(0.75) ? aCall(random) : beside(random);
    request.headers = headersFor(random, caller);
    const answer = await sendRaw(server.url, request);
    if (answer.status >= 500) failed.push({ caller, ...request, headers: request.headers, answer });
    if (answer.body.includes('node_modules')) failed.push({ stack: true, ...request, answer });
    if (count % 20 === 0) await restore();
  }
  expect(failed).toEqual([]);
});
