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
let id: string;
let messageId: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  malo = await flow.server.asMemberOf(desk.hotel, 'staff', { first_name: 'Malo' });
  guest = flow.guest(desk);
  await guest.writes('Puedo hablar con una persona? La ducha está rota');
  await flow.quiet();
  const thread = await desk.thread(guest);
  id = thread.conversation['id'] as string;
  messageId = thread.messages[0]!['id'] as string;
});

const add = async (fields: Record<string, unknown> = {}) =>
  (await desk.post('/tasks', { title: 'Repair the shower', ...fields })).body;
const change = (task: { id: string }, fields: Record<string, unknown>) =>
  malo.client.patch(`/api/hotels/${desk.hotel.id}/tasks/${task.id}`, fields);
const listed = async (query = '') => (await desk.get(`/tasks?${query}`)).body;
const sentToGuest = async () =>
  (await desk.thread(guest)).messages.filter(({ author }) => author === 'staff').map(({ content }) => content);

describe('a task made from a message', () => {
  test('begins with the room of the text and the department of what is asked, in this hotel only', async () => {
    const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
    const path = `/api/hotels/${desk.hotel.id}/departments`;
    await admin.client.post(path, { name: 'Empfang' });
    const made = await admin.client.post(path, { name: 'Haustechnik / Maintenance' });
    const department_id = made.body.departments.find(({ name }: { name: string }) => name.startsWith('Haus')).id;
    await sql`insert into rooms (hotel_id, number) values (${desk.hotel.id}, '204'), (${desk.hotel.id}, '2')`.execute(
      flow.server.db,
    );
    await guest.writes('The shower in 204 is broken, and bring 2 towels please');
    await flow.quiet();
    const message = (await desk.thread(guest)).messages.findLast(({ direction }) => direction === 'in')!;
    expect((await desk.get(`/messages/${message['id']}/task`)).body).toEqual({ room_number: '204', department_id });
    const other = await flow.desk();
    expect((await other.get(`/messages/${message['id']}/task`)).status).toBe(404);
  });

  test('quotes and links it, is found by view and department, and is audited', async () => {
    const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
    const made = await admin.client.post(`/api/hotels/${desk.hotel.id}/departments`, { name: 'Maintenance' });
    const department_id = made.body.departments[0].id;
    const task = await add({
      message_id: messageId,
      department_id,
      owner_id: malo.user_id,
      due_at: '2020-01-01T10:00:00Z',
    });
    expect(task).toMatchObject({
      conversation_id: id,
      message_id: messageId,
      quote: expect.stringContaining('ducha'),
      department_name: 'Maintenance',
      owner_name: 'Malo Berg',
      is_late: true,
      done_sentence: null,
    });
    expect((await listed()).counts).toEqual({ open: 1, mine: 0, late: 1, promises: 0, late_promises: 0 });
    expect((await listed('view=mine')).tasks).toEqual([]);
    expect((await listed(`view=late&department_id=${department_id}`)).tasks).toHaveLength(1);
    expect((await listed(`department_id=${randomUUID()}`)).tasks).toEqual([]);
    expect((await listed(`conversation_id=${id}`)).tasks).toHaveLength(1);
    const log = await flow.server.db.selectFrom('audit_log').selectAll().where('entity_id', '=', task.id).execute();
    expect(log).toMatchObject([{ action: 'create', entity: 'task' }]);
  });

  test('is told to the guest once it was ticked, and not before', async () => {
    const task = await add({ message_id: messageId });
    const tell = (content: string) => desk.post(`/tasks/${task.id}/tell`, { content, client_key: `done ${task.id}` });
    const refused = await tell('Listo');
    expect([refused.status, refused.body.message]).toEqual([409, 'The guest is told only after the task was ticked.']);
    expect(await sentToGuest()).toEqual([]);
    const { body: done } = await change(task, { status: 'done' });
    expect(done).toMatchObject({ status: 'done', done_by_name: 'Malo Berg' });
    expect(done.done_sentence).toContain('Ya nos hemos ocupado');
    expect((await tell(done.done_sentence)).body).toMatchObject({ done_sentence: null, told_at: expect.any(String) });
    await tell(done.done_sentence);
    expect(await sentToGuest()).toEqual([done.done_sentence]);
  });

  test('is told once, also by two colleagues at the same moment', async () => {
    const task = await add({ message_id: messageId });
    await change(task, { status: 'done' });
    const tell = (person: TestUser) =>
      person.client.post(`/api/hotels/${desk.hotel.id}/tasks/${task.id}/tell`, {
        content: 'Listo',
        client_key: randomUUID(),
      });
    const answers = await Promise.all([tell(malo), tell(desk.staff)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await tell(malo)).body.reason.code).toBe('task_told');
    expect(await sentToGuest()).toEqual(['Listo']);
  });

  test('stays in the lists for a quarter of an hour after it was ticked', async () => {
    const task = await add({ message_id: messageId, owner_id: desk.staff.user_id, due_at: '2020-01-01T10:00:00Z' });
    await change(task, { status: 'done' });
    const views = ['open', 'mine', 'late'];
    for (const view of views)
      expect([view, (await listed(`view=${view}`)).tasks]).toMatchObject([
        view,
        [{ done_sentence: expect.any(String) }],
      ]);
    expect((await listed()).counts).toMatchObject({ open: 0, mine: 0, late: 0 });
    await sql`update tasks set done_at = now() - interval '16 minutes' where id = ${task.id}`.execute(flow.server.db);
    for (const view of views) expect([view, (await listed(`view=${view}`)).tasks]).toEqual([view, []]);
  });

  test('of another hotel is neither seen, changed, told nor linked', async () => {
    const task = await add({ message_id: messageId });
    const other = await flow.desk();
    expect((await other.get('/tasks')).body.tasks).toEqual([]);
    const path = `/api/hotels/${other.hotel.id}/tasks`;
    const { client } = other.staff;
    expect((await client.patch(`${path}/${task.id}`, { status: 'done' })).status).toBe(404);
    expect((await client.post(`${path}/${task.id}/tell`, { content: 'x', client_key: 'x' })).status).toBe(404);
    expect((await client.get(`${path}/${task.id}/photo`)).status).toBe(404);
    expect((await client.put(`${path}/${task.id}/photo`, { content_type: 'image/png', data: 'aGk=' })).status).toBe(
      404,
    );
    for (const link of [{ message_id: messageId }, { conversation_id: id }, { owner_id: malo.user_id }])
      expect((await client.post(path, { title: 'Mine', ...link })).status).toBe(404);
  });

  test('keeps a photo of staff', async () => {
    const task = await add();
    const photo = { content_type: 'image/png', data: Buffer.from('a picture '.repeat(20)).toString('base64') };
    const path = `/api/hotels/${desk.hotel.id}/tasks/${task.id}/photo`;
    expect((await malo.client.put(path, photo)).body).toMatchObject({ has_photo: true });
    expect((await malo.client.get(path)).body).toEqual(photo);
  });

  test('goes when the guest is erased', async () => {
    await add({ message_id: messageId });
    const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
    const guestId = (await desk.thread(guest)).conversation['guest_id'] as string;
    const file = await admin.client.get(`/api/hotels/${desk.hotel.id}/guests/${guestId}/export`);
    expect(JSON.stringify(file.body)).toContain('Repair the shower');
    await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${guestId}/erase`, {});
    expect((await listed()).tasks).toEqual([]);
  });
});

describe('an overdue task', () => {
  const runs = async () =>
    (await desk.get('/ladder')).body.runs.filter((run: { task: string | null }) => run.task !== null);
  const overdue = (task: { id: string }) =>
    sql`update tasks set due_at = now() - interval '1 second' where id = ${task.id}`.execute(flow.server.db);

  test('climbs the ladder of its priority once, until somebody takes it; a new time begins again', async () => {
    const task = await add({ priority: 'urgent', due_at: '2099-01-01T10:00:00Z' });
    await overdue(task);
    await until('a ladder', async () => (await runs()).length === 1);
    const [run] = await runs();
    expect(run).toMatchObject({ task: 'Repair the shower', conversation_id: null, priority: 'urgent', outcome: null });
    expect(run.steps.map((step: { channel: string }) => step.channel)).not.toContain('guest');
    await until('the console was told', async () => (await runs())[0].steps[0].state !== 'planned');
    await change(task, { status: 'in_progress', owner_id: malo.user_id });
    await until('the ladder ends', async () => (await runs())[0].outcome === 'taken');
    await overdue(task);
    await until('a second ladder', async () => (await runs()).length === 2);
    await change(task, { status: 'done' });
    await until('both ended', async () => (await runs()).every((one: { outcome: string }) => one.outcome === 'taken'));
  }, 60_000);
});
