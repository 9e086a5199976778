import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { KnowledgeItem } from '#shared/features/knowledge/knowledge.schema.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';

type Group = { id: string; admin: TestUser; path: string };

let flow: Messaging;
let superAdmin: TestUser;
let harbour: Desk;
let garden: Desk;
let stranger: Desk;
let coast: Group;
let hills: Group;

const makeGroup = async (name: string, desks: Desk[]): Promise<Group> => {
  const { id } = (await superAdmin.client.post('/api/admin/groups', { name })).body;
  for (const { hotel } of desks) await superAdmin.client.put(`/api/admin/groups/${id}/hotels/${hotel.id}`);
  const admin = await flow.server.signUp();
  await superAdmin.client.post(`/api/groups/${id}/admins`, { email: admin.email });
  return { id, admin, path: `/api/groups/${id}/entries` };
};

beforeAll(async () => {
  flow = await startMessaging();
  superAdmin = await flow.server.asSuperAdmin();
}, 60_000);
afterAll(() => flow?.stop());

beforeEach(async () => {
  [harbour, garden, stranger] = [await flow.desk(), await flow.desk(), await flow.desk()];
  coast = await makeGroup('Coast', [harbour, garden]);
  hills = await makeGroup('Hills', [stranger]);
});

const gym = { question: 'Is there a gym?', answer: 'The gym on the second floor is open from 6:40 to 21:10.' };
const add = async (group: Group, draft: object = gym) => (await group.admin.client.post(group.path, draft)).body;
const itemsOf = async (desk: Desk): Promise<KnowledgeItem[]> => (await desk.get('/knowledge')).body.items;
const told = async (desk: Desk, message: string): Promise<string> => {
  const guest = flow.guest(desk);
  await guest.writes(message);
  await flow.quiet();
  return guest.got.map(({ body }) => body).join(' ');
};
const asked = (desk: Desk) => told(desk, 'When is the gym open?');

test('a guest of each hotel of the group gets the shared answer, and a guest of another group’s hotel does not', async () => {
  expect(await asked(harbour)).not.toContain('6:40');
  const entry = await add(coast);
  expect(entry).toMatchObject({ ...gym, language: 'en', text_language: 'en', off_in: 0 });
  for (const desk of [harbour, garden]) expect(await asked(desk)).toContain('6:40');
  expect(await asked(stranger)).not.toContain('6:40');
  await coast.admin.client.patch(`${coast.path}/${entry.id}`, { answer: 'The gym is open from 5:20 to 23:30.' });
  for (const desk of [harbour, garden]) expect(await asked(desk)).toContain('5:20');
  expect((await coast.admin.client.delete(`${coast.path}/${entry.id}`)).status).toBe(200);
  for (const desk of [harbour, garden]) expect(await asked(desk)).not.toContain('5:20');
});

test('the hotel’s own entry and its own facts go before the group’s', async () => {
  await add(coast);
  await add(coast, { question: 'When is breakfast?', answer: 'Breakfast is from 6:15 to 10:20 in all our hotels.' });
  await harbour.post('/faqs', { question: 'When is the gym open?', answer: 'Our gym opens at 9:25.', language: 'en' });
  const own = await asked(harbour);
  expect(own).toContain('9:25');
  expect(own).not.toContain('6:40');
  expect(await asked(garden)).toContain('6:40');
  expect(await told(garden, 'When is breakfast?')).toContain('6:15');
  const facts = { breakfast_opens: '07:35', breakfast_closes: '11:05' };
  await flow.server.db.updateTable('hotels').set(facts).where('id', '=', garden.hotel.id).execute();
  const fact = await told(garden, 'When is breakfast?');
  expect(fact).toMatch(/7:35/);
  expect(fact).not.toContain('6:15');
});

test('an own entry goes first also for a guest who writes in the language of the group’s', async () => {
  await add(coast, {
    question: 'Wann ist das Fitnessstudio geöffnet?',
    answer: 'Das Fitnessstudio ist von 6:40 bis 21:10 Uhr geöffnet.',
  });
  await harbour.post('/faqs', { question: 'When is the gym open?', answer: 'Our gym opens at 9:25.', language: 'en' });
  const answer = await told(harbour, 'Wann hat das Fitnessstudio geöffnet?');
  expect(answer).toContain('9:25');
  expect(answer).not.toContain('6:40');
});

test('a hotel that joins gets the entries at once, and loses them when it leaves or the group is removed', async () => {
  await add(coast);
  const late = await flow.desk();
  const membership = `/api/admin/groups/${coast.id}/hotels/${late.hotel.id}`;
  expect(await asked(late)).not.toContain('6:40');
  await superAdmin.client.put(membership);
  expect(await asked(late)).toContain('6:40');
  await superAdmin.client.delete(membership);
  expect(await asked(late)).not.toContain('6:40');
  expect(await itemsOf(late)).toEqual([]);
  await superAdmin.client.delete(`/api/admin/groups/${coast.id}`);
  expect(await asked(harbour)).not.toContain('6:40');
  expect(await itemsOf(harbour)).toEqual([]);
});

test('the hotel reads it with the group’s name, changes nothing of it, and switches it off for itself', async () => {
  await add(coast);
  const [item] = await itemsOf(harbour);
  expect(item).toMatchObject({ ...gym, group_name: 'Coast', is_off: false });
  for (const { status, body } of [
    await harbour.patch(`/knowledge/${item!.id}`, { answer: 'Closed.' }),
    await harbour.delete(`/knowledge/${item!.id}`),
  ])
    expect([status, body.reason.code]).toEqual([409, 'entry_of_group']);
  const staff = await flow.server.asMemberOf(harbour.hotel, 'staff');
  const off = `/api/hotels/${harbour.hotel.id}/knowledge/${item!.id}/off`;
  expect((await staff.client.put(off, { is_off: true })).status).toBe(403);
  const admin = await flow.server.asMemberOf(harbour.hotel, 'admin');
  expect((await admin.client.put(off, { is_off: true })).body).toMatchObject({ group_name: 'Coast', is_off: true });
  expect(await asked(harbour)).not.toContain('6:40');
  expect(await asked(garden)).toContain('6:40');
  expect((await coast.admin.client.get(coast.path)).body.items).toMatchObject([{ ...gym, off_in: 1 }]);
  await coast.admin.client.patch(`${coast.path}/${item!.id}`, { answer: 'x' });
  await admin.client.put(off, { is_off: false });
  expect(await asked(harbour)).toContain('6:40');
  const { body } = await admin.client.post(`/api/hotels/${harbour.hotel.id}/knowledge`, { items: [gym] });
  const own = `/api/hotels/${harbour.hotel.id}/knowledge/${body.items[0].id}/off`;
  expect((await admin.client.put(own, { is_off: true })).status).toBe(404);
  const others = await flow.server.asMemberOf(garden.hotel, 'admin');
  const through = `/api/hotels/${garden.hotel.id}/knowledge/${item!.id}/off`;
  expect((await others.client.put(through, { is_off: true })).status).toBe(404);
});

test('it takes part in coverage, simulator and contradictions of the hotel', async () => {
  await add(coast);
  const [item] = await itemsOf(harbour);
  const row = async (desk: Desk) =>
    (await desk.get('/knowledge/coverage')).body.rows.find(({ intent }: { intent: string }) => intent === 'gym.info');
  expect((await row(harbour)).entries).toMatchObject([{ id: item!.id, kind: 'knowledge' }]);
  expect((await row(stranger)).entries).toEqual([]);
  const simulated = await harbour.post('/simulator', {
    message: 'When is the gym open?',
    history: [],
    in_house: false,
  });
  expect(JSON.stringify(simulated.body)).toContain('6:40');
  await harbour.post('/faqs', { question: 'When is the gym open?', answer: 'The gym is open from 9:25 to 18:05.' });
  await expect.poll(async () => (await harbour.get('/contradictions')).body.items.length, { timeout: 10_000 }).toBe(1);
});

test('only admins of the group and the super admin read and change its entries', async () => {
  const entry = await add(coast);
  const { client } = hills.admin;
  expect((await client.get(coast.path)).status).toBe(403);
  expect((await client.post(coast.path, gym)).status).toBe(403);
  expect((await client.patch(`${coast.path}/${entry.id}`, { answer: 'No.' })).status).toBe(403);
  expect((await client.delete(`${coast.path}/${entry.id}`)).status).toBe(403);
  expect((await client.get(hills.path)).body.items).toEqual([]);
  expect((await client.patch(`${hills.path}/${entry.id}`, { answer: 'No.' })).status).toBe(404);
  expect((await client.delete(`${hills.path}/${entry.id}`)).status).toBe(404);
  expect((await superAdmin.client.get(coast.path)).body.items).toMatchObject([gym]);
  expect((await superAdmin.client.patch(`${coast.path}/${entry.id}`, { category: 'amenities' })).status).toBe(200);
  expect((await superAdmin.client.post(`/api/groups/${randomUUID()}/entries`, gym)).status).toBe(404);
});

test('drafts are checked like those of a hotel, searched, and each change is in the audit log', async () => {
  const { client } = coast.admin;
  expect((await client.post(coast.path, { ...gym, answer: ' ' })).status).toBe(400);
  const wrong = { ...gym, valid_from: '2027-05-02', valid_until: '2027-05-01' };
  expect((await client.post(coast.path, wrong)).status).toBe(400);
  const entry = await add(coast, { ...gym, valid_from: '2027-05-01', weekdays: [1, 2], in_house_only: true });
  expect(entry).toMatchObject({ valid_from: '2027-05-01', weekdays: [1, 2], in_house_only: true });
  expect((await client.patch(`${coast.path}/${entry.id}`, {})).status).toBe(400);
  expect((await client.patch(`${coast.path}/${entry.id}`, { valid_until: '2027-04-01' })).status).toBe(400);
  const french = { question: 'Y a-t-il une salle de sport ?', answer: 'La salle de sport est ouverte dès 6 h 40.' };
  const changed = await client.patch(`${coast.path}/${entry.id}`, french);
  expect(changed.body).toMatchObject({ ...french, text_language: 'fr', valid_from: '2027-05-01' });
  expect((await client.get(`${coast.path}?search=SPORT`)).body.items).toHaveLength(1);
  expect((await client.get(`${coast.path}?search=sauna`)).body.items).toEqual([]);
  await client.delete(`${coast.path}/${entry.id}`);
  const log = await flow.server.db
    .selectFrom('audit_log')
    .select(['action', 'user_email', 'details'])
    .where('entity', '=', 'group_entry')
    .where('entity_id', '=', entry.id)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'create', user_email: coast.admin.email, details: { group: 'Coast', question: gym.question } },
    { action: 'update', user_email: coast.admin.email, details: { group: 'Coast', question: french.question } },
    { action: 'delete', user_email: coast.admin.email, details: { group: 'Coast', question: french.question } },
  ]);
});

test('the list goes page by page', async () => {
  for (const number of [1, 2, 3]) await add(coast, { ...gym, question: `Question ${number}?` });
  const first = (await coast.admin.client.get(`${coast.path}?limit=2`)).body;
  const second = (await coast.admin.client.get(`${coast.path}?limit=2&cursor=${first.next_cursor}`)).body;
  const questions = [...first.items, ...second.items].map(({ question }: { question: string }) => question);
  expect(questions).toEqual(['Question 3?', 'Question 2?', 'Question 1?']);
  expect(second.next_cursor).toBeNull();
});

test('an entry that is added while a hotel joins reaches it', async () => {
  const late = [await flow.desk(), await flow.desk(), await flow.desk()];
  await Promise.all([
    ...late.map(({ hotel }) => superAdmin.client.put(`/api/admin/groups/${coast.id}/hotels/${hotel.id}`)),
    ...[1, 2, 3, 4].map((number) => add(coast, { ...gym, question: `Question ${number}?` })),
  ]);
  for (const desk of late) expect(await itemsOf(desk)).toHaveLength(4);
});

test('a hotel’s own transaction neither makes, changes nor deletes a copy', async () => {
  const entry = await add(coast);
  const { inHotel } = createTransactions(flow.server.db);
  const hotel = { hotel_id: harbour.hotel.id };
  for (const statement of [
    sql`update hotel_knowledge set answer = 'Closed.'`,
    sql`update hotel_knowledge set group_entry_id = null`,
    sql`delete from hotel_knowledge`,
    sql`insert into hotel_knowledge (question, answer, group_entry_id) values ('a', 'b', ${entry.id})`,
  ])
    await expect(inHotel(hotel, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
  expect(await itemsOf(harbour)).toMatchObject([gym]);
});
