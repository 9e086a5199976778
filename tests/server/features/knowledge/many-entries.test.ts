import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { mostEntries } from '#shared/features/knowledge/knowledge.values.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { entriesForAssistant } from '#server/features/knowledge/knowledge.repository.ts';
import { startTestServer, type TestHotel, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

const fill = ({ id }: TestHotel, count: number) =>
  sql`insert into hotel_knowledge (hotel_id, question, answer, text_language)
    select ${id}::uuid, 'Question ' || n, 'Answer ' || n, 'en' from generate_series(1, ${count}::int) n`.execute(
    server.db,
  );

test('the assistant reads every pair of a hotel, also the oldest of several thousand, and none of another hotel', async () => {
  const [hotel, other] = [await server.aHotel(), await server.aHotel()];
  await fill(hotel, 3000);
  const { inHotel } = createTransactions(server.db);
  const read = ({ id }: TestHotel) => inHotel({ hotel_id: id }, (tx) => entriesForAssistant(tx));
  const entries = await read(hotel);
  expect(entries).toHaveLength(3000);
  expect(entries.some(({ title }) => title === 'Question 1')).toBe(true);
  expect(await read(other)).toEqual([]);
});

test('adding more than a hotel may have is refused with a reason', async () => {
  const [hotel, other] = [await server.aHotel(), await server.aHotel()];
  await fill(hotel, mostEntries);
  const add = async ({ id }: TestHotel) =>
    (await server.asMemberOf({ id }, 'admin')).client.post(`/api/hotels/${id}/faqs`, { question: 'A?', answer: 'B.' });
  expect(await add(hotel)).toMatchObject({
    status: 409,
    body: { reason: { code: 'knowledge_full', params: { limit: mostEntries } } },
  });
  expect((await add(other)).status).toBe(201);
});
