import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let malo: TestUser;
let admin: TestUser;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  malo = await flow.server.asMemberOf(desk.hotel, 'staff', { first_name: 'Malo' });
  guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const conversation = async () => (await desk.thread(guest)).conversation;
const lastEvent = async () => (await desk.thread(guest)).events.at(-1);
const ofAdmin = (path: string) => `/api/hotels/${desk.hotel.id}${path}`;
const give = (to: object) => desk.put(`/conversations/${id}/owner`, { owner: 'staff', ...to });
const aDepartment = async (name = 'Maintenance', members = [malo.user_id]): Promise<string> => {
  const { body } = await admin.client.post(ofAdmin('/departments'), { name, members });
  return body.departments.find((one: { name: string }) => one.name === name).id;
};
const periodEnds = (column = 'assignment_due_at') =>
  sql`update conversations set ${sql.ref(column)} = now() where id = ${id}`.execute(flow.server.db);
const listed = async (query: string, client = desk.staff.client): Promise<string[]> => {
  const { body } = await client.get(`/api/hotels/${desk.hotel.id}/conversations?${query}`);
  return body.items.map((item: { id: string }) => item.id);
};
const minutesUntil = (instant: unknown) => (Date.parse(String(instant)) - Date.now()) / 60_000;
const audited = async (action: string) =>
  flow.server.db.selectFrom('audit_log').selectAll().where('entity_id', '=', id).where('action', '=', action).execute();

describe('a conversation given to a colleague', () => {
  test('is refused where the account of the colleague is disabled', async () => {
    await flow.server.db.updateTable('user').set({ disabled_at: new Date() }).where('id', '=', malo.user_id).execute();
    expect((await give({ assigned_to: malo.user_id })).status).toBe(400);
    expect((await conversation())['assigned_to']).toBeNull();
  });

  test('is theirs until the hotel’s period is over, and is taken by their reply', async () => {
    await admin.client.put(ofAdmin('/ownership-settings'), { taken_within_minutes: 4 });
    expect((await give({ assigned_to: malo.user_id })).status).toBe(200);
    const given = await conversation();
    expect(given).toMatchObject({ owner: 'staff', assigned_to: malo.user_id, human_required_count: 0 });
    expect(minutesUntil(given['assignment_due_at'])).toBeGreaterThan(3);
    expect(minutesUntil(given['assignment_due_at'])).toBeLessThan(5);
    expect(await listed('view=mine', malo.client)).toEqual([id]);
    expect(await audited('assign')).toHaveLength(1);
    await malo.client.post(`/api/hotels/${desk.hotel.id}/conversations/${id}/messages`, {
      content: 'On my way.',
      client_key: randomUUID(),
    });
    expect(await conversation()).toMatchObject({ assigned_to: malo.user_id, assignment_due_at: null });
    expect(await lastEvent()).toMatchObject({ kind: 'taken_over', actor_name: 'Malo Berg' });
  });

  test('and not taken in time returns to the list once and climbs the ladder', async () => {
    await give({ assigned_to: malo.user_id });
    await until('no ladder', async () =>
      (await desk.get('/ladder')).body.runs.every((run: { outcome: string | null }) => run.outcome),
    );
    await periodEnds();
    await until('it is back', async () => (await conversation())['assigned_to'] === null);
    expect(await conversation()).toMatchObject({ human_required_count: 1, assignment_due_at: null, owner: 'staff' });
    await until('a ladder', async () =>
      (await desk.get('/ladder')).body.runs.some((run: { outcome: string | null }) => !run.outcome),
    );
    const { events } = await desk.thread(guest);
    const returned = events.filter(({ kind }) => kind === 'not_taken');
    expect(returned).toMatchObject([{ actor_name: null, details: { assigned_name: 'Malo Berg' } }]);
    expect(await audited('return_assignment')).toHaveLength(1);
    expect(await listed('view=unassigned')).toEqual([id]);
  });

  test('after everything was answered opens the newest request again when it is not taken', async () => {
    await desk.post(`/conversations/${id}/resolve`, {});
    await give({ assigned_to: malo.user_id });
    await periodEnds();
    await until('it alarms', async () => (await conversation())['human_required_count'] === 1);
  });

  test('has two minutes where it is urgent', async () => {
    await sql`update guest_requests set priority = 'urgent' where conversation_id = ${id}`.execute(flow.server.db);
    await give({ assigned_to: malo.user_id });
    expect(minutesUntil((await conversation())['assignment_due_at'])).toBeLessThan(2.1);
  });
});

describe('a department', () => {
  test('gets conversations, which any member takes; the department stays named', async () => {
    const department_id = await aDepartment();
    await give({ department_id });
    expect(await conversation()).toMatchObject({ assigned_to: null, department_name: 'Maintenance', owner: 'staff' });
    expect(await listed(`department_id=${department_id}`)).toEqual([id]);
    expect(await listed('view=mine', malo.client)).toEqual([id]);
    expect(await listed('view=mine')).toEqual([]);
    expect(await lastEvent()).toMatchObject({ kind: 'assigned', details: { assigned_name: 'Maintenance' } });
    await malo.client.put(`/api/hotels/${desk.hotel.id}/conversations/${id}/owner`, { owner: 'staff' });
    expect(await conversation()).toMatchObject({
      assigned_to: malo.user_id,
      department_name: 'Maintenance',
      assignment_due_at: null,
    });
  });

  test('that is removed makes its conversations return at once', async () => {
    const department_id = await aDepartment();
    await give({ department_id });
    await admin.client.patch(ofAdmin(`/departments/${department_id}`), { name: 'Technik', members: [] });
    expect(await conversation()).toMatchObject({ department_name: 'Technik' });
    await admin.client.delete(ofAdmin(`/departments/${department_id}`));
    await until('it is back', async () => (await conversation())['human_required_count'] === 1);
    expect(await conversation()).toMatchObject({ department_id: null, department_name: null });
  });

  test('has a name of its own, and members of this hotel only', async () => {
    const stranger = await flow.server.asMemberOf(await flow.server.aHotel(), 'staff');
    await aDepartment('Kitchen', [malo.user_id, stranger.user_id]);
    expect((await desk.get('/departments')).body.departments).toMatchObject([{ members: [malo.user_id] }]);
    expect((await admin.client.post(ofAdmin('/departments'), { name: 'KITCHEN' })).body).toMatchObject({
      code: 'conflict',
    });
  });
});

describe('a snoozed conversation', () => {
  const inMinutes = (minutes: number) => new Date(flow.server.clock.now().getTime() + minutes * 60_000).toISOString();
  const snooze = (time: string | null) => desk.put(`/conversations/${id}/snooze`, { until: time });

  test('is out of the list, taken over, and alarms again at its time', async () => {
    const time = inMinutes(60);
    expect((await snooze(time)).body).toMatchObject({ snoozed_until: time, human_required_count: 0, owner: 'staff' });
    expect(await listed('state=open&view=active')).toEqual([]);
    expect(await listed('state=open&view=snoozed')).toEqual([id]);
    await periodEnds('snoozed_until');
    await until('it is back', async () => (await conversation())['snoozed_until'] === null);
    expect(await conversation()).toMatchObject({ human_required_count: 1 });
    expect((await desk.thread(guest)).events.filter(({ kind }) => kind === 'woken')).toHaveLength(1);
  });

  test('comes back when the guest writes', async () => {
    await snooze(inMinutes(60));
    await guest.writes('Are you still there?');
    await flow.quiet();
    expect(await conversation()).toMatchObject({ snoozed_until: null, human_required_count: 1 });
    expect(await listed('state=open&view=active')).toEqual([id]);
  });

  test('can be brought back by hand', async () => {
    await snooze(inMinutes(60));
    expect((await snooze(null)).body).toMatchObject({ snoozed_until: null, human_required_count: 0 });
  });

  test.each([[-1], [31 * 24 * 60]])('for %i minutes is refused', async (minutes) => {
    expect(await snooze(inMinutes(minutes))).toMatchObject({ status: 400 });
  });

  test('is never an emergency', async () => {
    await guest.writes('There is a fire in my room');
    await flow.quiet();
    expect(await snooze(inMinutes(60))).toMatchObject({ status: 409 });
  });
});

test('another hotel’s departments, colleagues and conversations are out of reach', async () => {
  const other = await flow.desk();
  const chief = await flow.server.asMemberOf(other.hotel, 'admin');
  const there = (path: string) => `/api/hotels/${other.hotel.id}${path}`;
  const department_id = await aDepartment();
  expect((await chief.client.get(there('/departments'))).body.departments).toEqual([]);
  const renamed = { name: 'Ours', members: [] };
  expect((await chief.client.patch(there(`/departments/${department_id}`), renamed)).status).toBe(404);
  expect((await chief.client.delete(there(`/departments/${department_id}`))).status).toBe(404);
  const later = new Date(flow.server.clock.now().getTime() + 60_000).toISOString();
  expect((await other.put(`/conversations/${id}/snooze`, { until: later })).status).toBe(404);
  expect((await give({ assigned_to: chief.user_id })).status).toBe(400);
  const [foreign] = (await chief.client.post(there('/departments'), { name: 'Kitchen' })).body.departments;
  expect((await give({ department_id: foreign.id })).status).toBe(400);
  expect(await listed(`department_id=${foreign.id}`)).toEqual([]);
  await chief.client.put(there('/ownership-settings'), { taken_within_minutes: 99 });
  expect((await desk.get('/departments')).body).toMatchObject({ taken_within_minutes: 10 });
});
