import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let admin: TestUser;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const path = (at = desk) => `/api/hotels/${at.hotel.id}/response-targets`;
const target = (priority: string, more = {}) => ({
  priority,
  reply_minutes: 10,
  resolution_minutes: 100,
  any_hour: false,
  ...more,
});
const four = (more = {}) => ['urgent', 'high', 'normal', 'low'].map((priority) => target(priority, more));
const listed = async () => {
  const { body } = await desk.get('/conversations?state=open');
  return body.items.find((item: { id: string }) => item.id === id);
};
const events = async () => (await desk.thread(guest)).events.filter(({ kind }) => kind === 'overdue');
const runs = async () =>
  (await desk.get('/ladder')).body.runs as { outcome: string | null; steps: { channel: string }[] }[];
const climbs = async () => (await runs()).some(({ outcome }) => !outcome);
const replies = () => desk.post(`/conversations/${id}/messages`, { content: 'Here I am.', client_key: randomUUID() });
/** Lets a target be due: time passes for the database. */
const passes = (kind: 'reply' | 'resolution') =>
  sql`update request_targets set ${sql.ref(`${kind}_due_at`)} = now() where hotel_id = ${desk.hotel.id}`.execute(
    flow.server.db,
  );
const minutesUntil = (instant: unknown) => (Date.parse(String(instant)) - Date.now()) / 60_000;

describe('a guest who needs a person', () => {
  test('is owed the first reply, then the resolution, then nothing', async () => {
    const { target: first } = await listed();
    expect(first).toMatchObject({ kind: 'reply' });
    expect(minutesUntil(first.due_at)).toBeGreaterThan(0);
    await replies();
    expect((await listed()).target).toMatchObject({ kind: 'resolution' });
    await desk.post(`/conversations/${id}/resolve`, {});
    const { body } = await desk.get('/conversations?state=resolved');
    expect(body.items[0].target).toBeNull();
  });

  test('in the hands of a person without a reply in time waits again and climbs the ladder, once', async () => {
    await desk.put(`/conversations/${id}/owner`, { owner: 'staff' });
    await until('no ladder', async () => !(await climbs()));
    await passes('reply');
    await until('a ladder', climbs);
    expect((await desk.thread(guest)).conversation).toMatchObject({ human_required_count: 1, owner: 'staff' });
    await desk.put(`/conversations/${id}/owner`, { owner: 'staff' });
    await until('no ladder', async () => !(await climbs()));
    expect(await events()).toMatchObject([{ actor_name: null, details: { target: 'reply' } }]);
    const lines = await flow.server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .where('action', '=', 'miss_target')
      .execute();
    expect(lines).toMatchObject([{ details: { targets: ['reply'] } }]);
  });

  test('whose request is not resolved in time waits again', async () => {
    await replies();
    await passes('resolution');
    await until('it waits', async () => (await desk.thread(guest)).conversation['human_required_count'] === 1);
    expect(await events()).toMatchObject([{ details: { target: 'resolution' } }]);
  });

  test('who waits already gets the next step of the ladder at once', async () => {
    await until('a ladder', climbs);
    const planned = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ladder_steps
        where hotel_id = ${desk.hotel.id} and state = 'planned'`.execute(flow.server.db);
      return rows[0]!.n;
    };
    await until('the console', async () =>
      (await runs())[0]!.steps.some((step) => step.channel === 'console' && 'state' in step && step.state === 'done'),
    );
    const before = await planned();
    await passes('reply');
    await until('the next step', async () => (await planned()) < before);
    expect(await events()).toHaveLength(1);
  });

  test('is left alone while the conversation is put aside', async () => {
    const later = new Date(flow.server.clock.now().getTime() + 3_600_000).toISOString();
    await desk.put(`/conversations/${id}/snooze`, { until: later });
    await passes('reply');
    await desk.put(`/conversations/${id}/snooze`, { until: null });
    await until('it is missed then', async () => (await events()).length === 1);
  });

  test('keeps the start of the wait when the request becomes more urgent', async () => {
    await sql`update guest_requests set priority = 'urgent' where conversation_id = ${id}`.execute(flow.server.db);
    const { target: sooner } = await listed();
    expect(minutesUntil(sooner.due_at)).toBeLessThan(5);
  });
});

describe('the targets', () => {
  test('are the product’s until an admin changes them; requests that wait keep theirs', async () => {
    expect((await desk.get('/response-targets')).body).toMatchObject({ is_default: true });
    const before = (await listed()).target;
    const saved = await admin.client.put(path(), { targets: four({ resolution_minutes: null }) });
    expect(saved.body).toMatchObject({ is_default: false, targets: four({ resolution_minutes: null }) });
    expect((await listed()).target).toEqual(before);
    expect((await admin.client.put(path(), { targets: four().slice(1) })).status).toBe(400);
    expect((await admin.client.put(path(), { targets: four().map(() => target('low')) })).status).toBe(400);
    const lines =
      await sql`select from audit_log where hotel_id = ${desk.hotel.id} and entity = 'response_targets'`.execute(
        flow.server.db,
      );
    expect(lines.rows).toHaveLength(1);
  });

  test('of another hotel are out of reach', async () => {
    const other = await flow.desk();
    await admin.client.put(path(), { targets: four() });
    expect((await other.get('/response-targets')).body).toMatchObject({ is_default: true });
    expect((await admin.client.put(path(other), { targets: four() })).status).toBe(403);
    expect((await other.staff.client.get(path())).status).toBe(403);
  });
});

describe('reception hours', () => {
  const due = async (opens: string | null, closes: string | null, zone: string, at: string, minutes: number) => {
    const { rows } = await sql<{ due: Date; seconds: number }>`
      select d.due, open_seconds(${opens}, ${closes}, ${zone}, ${at}::timestamptz, d.due) as seconds
      from (select add_open_time(${opens}, ${closes}, ${zone}, ${at}::timestamptz, ${minutes}) as due) d`.execute(
      flow.server.db,
    );
    expect(Number(rows[0]!.seconds)).toBe(minutes * 60);
    return rows[0]!.due.toISOString();
  };
  test.each([
    ['without hours', null, null, 'Europe/Paris', '2026-03-05T22:00Z', 30, '2026-03-05T22:30:00.000Z'],
    ['while open', '07:00', '23:00', 'Europe/Paris', '2026-03-05T10:00Z', 30, '2026-03-05T10:30:00.000Z'],
    ['across the night', '07:00', '23:00', 'Europe/Paris', '2026-03-05T21:50Z', 30, '2026-03-06T06:20:00.000Z'],
    ['while closed', '07:00', '23:00', 'Europe/Paris', '2026-03-05T23:30Z', 30, '2026-03-06T06:30:00.000Z'],
    ['open past midnight', '18:00', '02:00', 'Europe/Paris', '2026-03-06T00:50Z', 30, '2026-03-06T17:20:00.000Z'],
    [
      'before summer time begins',
      '07:00',
      '23:00',
      'Europe/Paris',
      '2026-03-28T21:50Z',
      30,
      '2026-03-29T05:20:00.000Z',
    ],
    [
      'in the hour that is skipped',
      '00:00',
      '06:00',
      'Europe/Paris',
      '2026-03-28T23:00Z',
      300,
      '2026-03-29T04:00:00.000Z',
    ],
    [
      'in the hour that comes twice',
      '00:00',
      '06:00',
      'Europe/Paris',
      '2026-10-24T22:00Z',
      420,
      '2026-10-25T05:00:00.000Z',
    ],
    ['for several days', '08:00', '20:00', 'Asia/Tokyo', '2026-03-05T00:00Z', 1440 + 60, '2026-03-07T01:00:00.000Z'],
    [
      'of one hour a day for 30 days: two years',
      '08:00',
      '09:00',
      'Europe/Paris',
      '2026-03-05T07:00Z',
      43_200,
      '2028-02-22T08:00:00.000Z',
    ],
    [
      'of six weeks, across a clock change in the hours',
      '00:00',
      '06:00',
      'Europe/Paris',
      '2026-03-09T23:00Z',
      42 * 360 - 60,
      '2026-04-20T04:00:00.000Z',
    ],
  ])('%s', async (_name, opens, closes, zone, at, minutes, expected) => {
    expect(await due(opens, closes, zone, at, minutes)).toBe(expected);
  });

  test('of a minute a day are counted in no more than a few steps', async () => {
    const began = performance.now();
    await due('08:00', '08:01', 'Europe/Paris', '2026-03-05T10:00Z', 43_200);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test.each([
    ['with hours', '08:00', '20:00'],
    ['without hours', null, null],
  ])('that have no end yet have no length: %s', async (_name, opens, closes) => {
    const { rows } = await sql<{ seconds: number | null }>`
      select open_seconds(${opens}, ${closes}, 'Europe/Paris', now(), null) as seconds`.execute(flow.server.db);
    expect(rows[0]!.seconds).toBeNull();
  });
});
