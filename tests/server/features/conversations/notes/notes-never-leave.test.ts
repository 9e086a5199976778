import { randomUUID } from 'node:crypto';
import { readFileSync, globSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { aSubscription, startFakePush, type FakePush } from '#tests/support/fakes/push.fake.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let smtp: FakeSmtp;
let push: FakePush;
let desk: Desk;
let admin: TestUser;

beforeAll(async () => {
  [smtp, push] = await Promise.all([startFakeSmtp(), startFakePush()]);
  flow = await startMessaging({
    model: true,
    settings: { SMTP_URL: smtp.url, WEB_PUSH_BASE_URL: push.url },
  });
  flow.server.clock.set('2026-09-10T10:00:00Z');
  desk = await flow.desk({ name: 'Harbour View', timezone: 'Europe/Paris' });
  admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  flow.model.answerWith((request) =>
    modelAnswer(request, { action: 'escalate', reply: 'One moment.', language: 'en' }),
  );
}, 60_000);
afterAll(async () => {
  await flow?.stop();
  await Promise.all([smtp?.close(), push?.close()]);
});

const markers: string[] = [];
/** A note with a word that stands nowhere else, which also looks like what other paths look for. */
async function note(id: string, text = ''): Promise<void> {
  const marker = `zq${randomUUID().replaceAll('-', '')}`;
  markers.push(marker);
  const content = `@${admin.email} ${text} ${marker} {{guest_name}} /wifi When is breakfast? STOP`;
  const made = await desk.post(`/conversations/${id}/notes`, { content, mentions: [admin.user_id] });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
}

const at = (path: string) => `/api/hotels/${desk.hotel.id}${path}`;
/** Calls one path. It has to succeed, so that a path that was refused does not count as clean. */
async function drive(name: string, call: () => Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await call();
  expect([name, status < 300, JSON.stringify(body).slice(0, 300)]).toEqual([name, true, expect.anything()]);
  for (const marker of markers) expect(JSON.stringify(body), name).not.toContain(marker);
}

/** Every table and column that holds one of the words, those of the queue too. */
async function placesOfMarkers(): Promise<string[]> {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')`.execute(flow.server.db);
  const found: string[] = [];
  for (const { schema, table, column } of rows) {
    const held = await sql`
      select from ${sql.id(schema, table)}
      where ${sql.id(column)}::text like any(${markers.map((marker) => `%${marker}%`)}) limit 1`.execute(
      flow.server.db,
    );
    if (held.rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

async function writeEverywhere(guest: Guest): Promise<{ id: string; guestId: string; bookingId: string }> {
  const faq = {
    question: 'When is breakfast?',
    answer: 'Breakfast is from 7:00 to 10:30.',
    category: 'Services',
  };
  await drive('entry', () => desk.post('/faqs', { ...faq, language: 'en' }));
  const booking = await desk.post('/bookings', aBooking({ guest_phone: guest.address, guest_name: 'Ada Lovelace' }));
  await guest.writes('Good evening, our heating is broken');
  await flow.quiet();
  const id = (await desk.thread(guest)).conversation['id'] as string;
  return { id, guestId: booking.body.guest_id, bookingId: booking.body.id };
}

async function reply(id: string, content = 'We are coming.'): Promise<void> {
  await drive('reply', () => desk.post(`/conversations/${id}/messages`, { content, client_key: randomUUID() }));
  await flow.quiet();
}

test('no note leaves by any outbound path', async () => {
  const guest = flow.guest(desk);
  await drive('push device', () => desk.post('/push/devices', aSubscription(randomUUID()).draft));
  const { id, guestId, bookingId } = await writeEverywhere(guest);
  const of = `/conversations/${id}`;
  await note(id, 'while the guest waits');
  await guest.writes('When is breakfast? And is a person coming?');
  await flow.quiet();
  await reply(id);
  await note(id, 'after a reply');

  await drive('draft', () =>
    desk.put(`${of}/reply-draft`, {
      content: 'Dear Ada',
      client_key: randomUUID(),
      began_after: null,
    }),
  );
  await drive('drafts', () => desk.get('/reply-drafts'));
  await guest.writes('When is breakfast?');
  await flow.quiet();
  await drive('draft of the assistant', () => desk.post(`${of}/assistant-draft`));
  await drive('saved replies', () => desk.get(`${of}/saved-replies`));
  await drive('held reply', () =>
    desk.post(`${of}/held-replies`, {
      content: 'Your taxi is here.',
      client_key: randomUUID(),
      send_at: '2026-09-10T10:30:00.000Z',
    }),
  );
  await note(id, 'beside a reply that waits');
  flow.server.clock.set('2026-09-10T10:31:00Z');
  await until('the held reply has left', () => guest.got.some(({ body }) => String(body).includes('taxi')));

  await drive('mode', () => admin.client.put(at('/answer-modes'), { mode: 'suggest', rules: [] }));
  await drive('return', () => desk.put(`${of}/owner`, { owner: 'assistant' }));
  await guest.writes('When is breakfast tomorrow?');
  await flow.quiet();
  await note(id, 'beside a suggestion');
  await drive('stay messages', () => desk.get(`/bookings/${bookingId}/messages`));
  await drive('task', () => desk.post('/tasks', { title: 'Heating', conversation_id: id }));
  await drive('handover sheet', () => desk.get('/shift'));

  await drive('thread', () => desk.get(of));
  await drive('list', () => desk.get('/conversations?state=open'));
  await drive('search', () => desk.get(`/conversations?search=${markers[0]}`));
  await drive('requests', () => desk.get('/requests'));
  await drive('guest', () => desk.get(`/guests/${guestId}`));
  await drive('export', () => admin.client.get(at(`/guests/${guestId}/export`)));
  await drive('resolve', () => desk.post(`${of}/resolve`, {}));
  await note(id, 'after the end');
  flow.server.clock.set('2026-09-13T10:00:00Z');
  await note(id, 'after the window');
  await guest.writes('Hello again, what about breakfast?');
  await flow.quiet();
  await until('the alarm was planned', async () => (await desk.get('/ladder')).status === 200);
  await sql`update ladder_steps set due_at = now() where hotel_id = ${desk.hotel.id} and state = 'planned'`.execute(
    flow.server.db,
  );
  await reply(id, 'Welcome back.');

  // What the providers received. What waits to leave is stored: no table but the notes' own may hold a word of them.
  expect(guest.got.length).toBeGreaterThan(3);
  expect(flow.model.calls.length).toBeGreaterThan(0);
  const { messages, calls, kept } = flow.twilio;
  const sent = JSON.stringify([messages, calls, kept.messages, flow.model.calls, smtp.inbox]);
  expect(markers.length).toBe(6);
  for (const marker of markers) expect(sent).not.toContain(marker);
  expect(await placesOfMarkers()).toEqual(['public.conversation_notes.content']);
}, 90_000);

test('notes move with a merge of guests and go back when it is undone', async () => {
  const [kept, gone] = [flow.guest(desk), flow.guest(desk)];
  for (const guest of [kept, gone]) await guest.writes('Hello');
  await flow.quiet();
  const of = async (guest: Guest) => (await desk.thread(guest)).conversation as { id: string; guest_id: string };
  const [main, other] = [await of(kept), await of(gone)];
  await note(other.id);
  const marker = markers.at(-1);
  const notesOf = async (id: string) => JSON.stringify((await desk.get(`/conversations/${id}/notes`)).body);
  expect((await desk.post(`/guests/${main.guest_id}/merge`, { guest_id: other.guest_id })).status).toBe(200);
  expect(await notesOf(main.id)).toContain(marker);
  const { merges } = (await desk.get(`/guests/${main.guest_id}/identity`)).body;
  expect((await desk.post(`/guests/${main.guest_id}/merges/${merges[0].id}/undo`)).status).toBe(200);
  expect(await notesOf(main.id)).not.toContain(marker);
  expect(await notesOf(other.id)).toContain(marker);
});

test('a key of another system reads conversations without their notes', async () => {
  const guest = flow.guest(desk);
  await guest.writes('Hello');
  await flow.quiet();
  const id = (await desk.thread(guest)).conversation['id'] as string;
  await note(id);
  const scopes = ['conversations:read', 'messages:write', 'conversations:write'];
  const made = await admin.client.post(at('/api-keys'), { name: 'PMS', scopes });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const headers = { authorization: `Bearer ${made.body.key}` };
  const read = await fetch(`${flow.server.url}${at(`/conversations/${id}`)}`, { headers });
  expect(read.status).toBe(200);
  expect(await read.text()).not.toContain(markers.at(-1));
  for (const path of [`/conversations/${id}/notes`, '/mentions'])
    expect((await fetch(`${flow.server.url}${at(path)}`, { headers })).status).toBe(403);
});

test('the tables of notes are read by their own room, by merges and by erasure only', () => {
  const readers = globSync('server/**/*.{ts,sql}').filter((file) =>
    /conversation_notes|note_mentions/.test(readFileSync(file, 'utf8')),
  );
  expect(readers.filter((file) => !/migrations|schema\.generated/.test(file)).toSorted()).toEqual([
    'server/db/functions/guests/merge_guests.sql',
    'server/db/functions/guests/undo_merge.sql',
    'server/features/conversations/notes/notes.repository.ts',
    'server/features/guests/erasure.repository.ts',
  ]);
});
