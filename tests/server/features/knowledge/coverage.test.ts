import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Coverage } from '#shared/features/knowledge/coverage.schema.ts';
import { startTestServer, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let desk: TestUser;
let otherDesk: TestUser;
let hotelId: string;
let hotelPath: string;
let otherPath: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  const hotel = await server.aHotel();
  const other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  hotelId = hotel.id;
  hotelPath = `/api/hotels/${hotel.id}`;
  otherPath = `/api/hotels/${other.id}`;
});

const breakfast = { question: 'When is breakfast served?', answer: 'From 7:00 to 10:30, in the garden room.' };
const coverageOf = async (user: TestUser, path: string): Promise<Coverage> =>
  (await user.client.get(`${path}/knowledge/coverage`)).body;
const rowOf = ({ rows }: Coverage, intent: string) => rows.find((row) => row.intent === intent);

test('an FAQ says which questions it answers, and the coverage names it', async () => {
  const { body: faq } = await desk.client.post(`${hotelPath}/faqs`, breakfast);
  expect(faq).toMatchObject({ answers: [], never: [] });
  expect(faq.answered).toContain('breakfast.hours');
  const coverage = await coverageOf(desk, hotelPath);
  expect(rowOf(coverage, 'breakfast.hours')).toMatchObject({
    frequent: true,
    asked: 0,
    entries: [{ id: faq.id, kind: 'faq', title: breakfast.question, language: 'en', confirmed: false }],
    missing_languages: [],
  });
  expect(rowOf(coverage, 'breakfast.price')).toMatchObject({ entries: [], missing_languages: [] });
});

test('a person corrects what an FAQ answers', async () => {
  const { body: faq } = await desk.client.post(`${hotelPath}/faqs`, breakfast);
  const path = `${hotelPath}/faqs/${faq.id}`;
  const change = { answers: ['breakfast.price', 'breakfast.price'], never: ['breakfast.hours', 'breakfast.price'] };
  const { body: corrected } = await desk.client.patch(path, change);
  expect(corrected).toMatchObject({ answers: ['breakfast.price'], never: ['breakfast.hours'] });
  expect(corrected.answered[0]).toBe('breakfast.price');
  expect(corrected.answered).not.toContain('breakfast.hours');
  const coverage = await coverageOf(desk, hotelPath);
  expect(rowOf(coverage, 'breakfast.price')?.entries).toMatchObject([{ id: faq.id, confirmed: true }]);
  expect(rowOf(coverage, 'breakfast.hours')?.entries).toEqual([]);
  expect((await desk.client.patch(path, { answers: ['no.question'] })).status).toBe(400);
});

test('a pair is linked and corrected in the same way', async () => {
  const { body } = await desk.client.post(`${hotelPath}/knowledge`, { items: [{ ...breakfast, never: ['bar.info'] }] });
  const [item] = body.items;
  expect(item).toMatchObject({ never: ['bar.info'] });
  expect(item.answered).toContain('breakfast.hours');
  const { body: corrected } = await desk.client.patch(`${hotelPath}/knowledge/${item.id}`, { answers: ['bar.info'] });
  expect(corrected.answered).toContain('bar.info');
});

test('facts of the profile answer in every language, and switched-off FAQs answer nothing', async () => {
  const { body: faq } = await desk.client.post(`${hotelPath}/faqs`, breakfast);
  await desk.client.patch(`${hotelPath}/faqs/${faq.id}`, { is_active: false });
  const coverage = await coverageOf(desk, hotelPath);
  expect(rowOf(coverage, 'breakfast.hours')?.entries).toEqual([]);
  expect(rowOf(coverage, 'checkin.time')?.entries).toMatchObject([{ kind: 'profile', language: null }]);
});

test('an FAQ about a part of a question leaves the other parts open', async () => {
  const atm = {
    question: 'Is there a cash machine nearby?',
    answer: 'The nearest cash machine is at 12 Quay Street, 150 m away.',
  };
  const { body: faq } = await desk.client.post(`${hotelPath}/faqs`, atm);
  expect(faq.answered).toContain('shops_atm');
  const coverage = await coverageOf(desk, hotelPath);
  expect(rowOf(coverage, 'shops_atm')).toBeUndefined();
  expect(rowOf(coverage, 'shops_atm:atm')?.entries).toMatchObject([{ id: faq.id, confirmed: false }]);
  expect(rowOf(coverage, 'shops_atm:shops')?.entries).toEqual([]);
  await desk.client.patch(`${hotelPath}/faqs/${faq.id}`, { answers: ['shops_atm'] });
  const confirmed = await coverageOf(desk, hotelPath);
  expect(rowOf(confirmed, 'shops_atm:atm')?.entries).toMatchObject([{ id: faq.id, confirmed: true }]);
  expect(rowOf(confirmed, 'shops_atm:shops')?.entries).toEqual([]);
});

test('what was counted for a whole question counts for what it mostly means', async () => {
  await server.db
    .insertInto('asked_questions')
    .values([
      { hotel_id: hotelId, day: daysAgo(2), intent: 'dietary', language: 'de', times: 2 },
      { hotel_id: hotelId, day: daysAgo(1), intent: 'dietary:allergies', language: 'de', times: 3 },
      { hotel_id: hotelId, day: daysAgo(1), intent: 'dietary:vegan', language: 'en', times: 1 },
    ])
    .execute();
  const coverage = await coverageOf(desk, hotelPath);
  expect(rowOf(coverage, 'dietary:allergies')?.asked_in).toEqual([{ language: 'de', times: 5 }]);
  expect(rowOf(coverage, 'dietary:vegan')?.asked).toBe(1);
});

test('questions of the last 30 days are counted by language, and what is asked most comes first', async () => {
  await desk.client.post(`${hotelPath}/faqs`, breakfast);
  await server.db
    .insertInto('asked_questions')
    .values([
      { hotel_id: hotelId, day: daysAgo(40), intent: 'parking.ev', language: 'de', times: 9 },
      { hotel_id: hotelId, day: daysAgo(2), intent: 'breakfast.hours', language: 'de', times: 2 },
      { hotel_id: hotelId, day: daysAgo(0), intent: 'breakfast.hours', language: 'en', times: 1 },
    ])
    .execute();
  const { rows } = await coverageOf(desk, hotelPath);
  expect(rows[0]).toMatchObject({
    intent: 'breakfast.hours',
    asked: 3,
    asked_in: [
      { language: 'de', times: 2 },
      { language: 'en', times: 1 },
    ],
    missing_languages: ['de'],
  });
  expect(rows.find(({ intent }) => intent === 'parking.ev')?.asked).toBe(0);
});

test('a hotel sees its own entries and counts only', async () => {
  await desk.client.post(`${hotelPath}/faqs`, breakfast);
  await server.db
    .insertInto('asked_questions')
    .values({ hotel_id: hotelId, day: daysAgo(0), intent: 'breakfast.hours', language: 'en', times: 4 })
    .execute();
  expect((await otherDesk.client.get(`${hotelPath}/knowledge/coverage`)).status).toBe(403);
  const other = await coverageOf(otherDesk, otherPath);
  expect(rowOf(other, 'breakfast.hours')).toMatchObject({ asked: 0, entries: [] });
});

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('the coverage names the contacts of the profile, as the assistant answers them', async () => {
  const hotel = await server.aHotel({ phone: '+33 2 99 40 31 20', email: 'bonjour@marees.example' });
  const member = await server.asMemberOf(hotel, 'staff');
  const contact = rowOf(await coverageOf(member, `/api/hotels/${hotel.id}`), 'contact');
  expect(contact?.entries.map(({ kind }) => kind)).toEqual(['profile', 'profile']);
  expect(rowOf(await coverageOf(otherDesk, otherPath), 'contact')?.entries).toEqual([]);
});

test('an entry that the assistant sends to no guest who asks for it leaves a gap', async () => {
  await desk.client.post(`${hotelPath}/faqs`, {
    question: 'Wie komme ich zu Ihnen hinauf?',
    answer: 'Die letzten 3 km sind Bergstraße, von November bis April gilt Schneekettenpflicht.',
    language: 'de',
  });
  expect(rowOf(await coverageOf(desk, hotelPath), 'weather')?.entries).toEqual([]);
});
