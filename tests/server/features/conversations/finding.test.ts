import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk({ timezone: 'Europe/Berlin' });
  guest = flow.guest(desk);
  for (const words of ['Our train is late', 'Haben Sie ein Kinderbett?', 'Danke für das Kinderbett!'])
    await writes(words);
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const writes = async (words: string): Promise<void> => void (await guest.writes(words));
const thread = async () => (await desk.get(`/conversations/${id}`)).body;
const wordsOf = async (ids: string[]): Promise<string[]> => {
  const { messages } = await thread();
  return ids.map((one) => messages.find((message: { id: string }) => message.id === one)?.content);
};
const hits = async (search: string, at = desk) =>
  at.get(`/conversations/${id}/hits?${new URLSearchParams({ search })}`);
const found = async (search: string) =>
  wordsOf((await hits(search)).body.items.map(({ message_id }: { message_id: string }) => message_id));

describe('words of messages', () => {
  test('are found in the thread, the newest first, by their beginnings and without accents', async () => {
    expect(await found('kinderb')).toEqual(['Danke für das Kinderbett!', 'Haben Sie ein Kinderbett?']);
    expect(await found('fur danke')).toEqual(['Danke für das Kinderbett!']);
    expect(await found('sauna')).toEqual([]);
  });

  test.each([
    ['ru', 'Во сколько завтрак?', 'завтрак'],
    ['ar', 'متى وقت الإفطار؟', 'الإفطار'],
    ['zh', '请问早餐几点开始？', '早餐'],
    ['ja', '朝食は何時からですか', '何時'],
  ])('in %s', async (_, words, search) => {
    await writes(words);
    expect(await found(search)).toEqual([words]);
    const { items } = (await desk.get(`/conversations?${new URLSearchParams({ search })}`)).body;
    expect(items.map((item: { id: string }) => item.id)).toEqual([id]);
  });

  test('the list shows the newest message that has them, and none without a search', async () => {
    const { items } = (await desk.get('/conversations?search=kinderbett')).body;
    expect(items[0].hit).toMatchObject({ content: 'Danke für das Kinderbett!' });
    expect((await desk.get('/conversations')).body.items[0].hit).toBeNull();
  });

  test('another hotel finds nothing of it', async () => {
    const other = await flow.desk();
    expect((await hits('kinderbett', other)).status).toBe(404);
    expect((await other.get('/conversations?search=kinderbett')).body.items).toEqual([]);
  });

  test('have an index', async () => {
    const plan = await flow.server.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select conversation_id from messages
        where to_tsvector('simple', words_for_search(content)) @@ to_tsquery('simple', 'kinderbett:*')`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('messages_found');
  });
});

describe('a day', () => {
  const day = async (date: string, at = desk) => (await at.get(`/conversations/${id}/day?date=${date}`)).body;
  /** Moves the messages to instants, oldest first. */
  const at = async (...instants: string[]): Promise<string[]> => {
    const ids = (await thread()).messages.map((message: { id: string }) => message.id);
    for (const [index, instant] of instants.entries())
      await sql`update messages set created_at = ${instant} where id = ${ids[index]}`.execute(flow.server.db);
    return ids;
  };

  test('begins at midnight of the hotel; without messages it leads to the next one, and at last to the end', async () => {
    const [first, second, third] = await at('2026-09-01T10:00:00Z', '2026-09-03T22:30:00Z', '2026-09-09T08:00:00Z');
    expect((await day('2026-09-01')).message_id).toBe(first);
    expect((await day('2026-09-04')).message_id).toBe(second);
    expect((await day('2026-09-05')).message_id).toBe(third);
    expect((await day('2026-10-01')).message_id).toBe(third);
  });

  test('of another hotel’s conversation is not read', async () => {
    expect((await day('2026-09-01', await flow.desk())).code).toBe('not_found');
  });
});

describe('what a person has seen', () => {
  const look = (message_id: string, at = desk) => at.put(`/conversations/${id}/look`, { message_id });

  test('is kept for the person, goes forward only, and is not a colleague’s', async () => {
    expect((await thread()).seen_until).toBeNull();
    const ids = (await thread()).messages.map((message: { id: string }) => message.id);
    await look(ids[1]);
    await look(ids[0]);
    expect((await thread()).seen_until).toBe(ids[1]);
    const colleague = await flow.server.asMemberOf(desk.hotel, 'staff');
    const { body } = await colleague.client.get(`/api/hotels/${desk.hotel.id}/conversations/${id}`);
    expect(body.seen_until).toBeNull();
  });

  test('is not noted by another hotel, and not for a message of another conversation', async () => {
    const other = flow.guest(desk);
    await other.writes('Hello');
    const foreign = (await desk.thread(other)).messages[0]!['id'] as string;
    await look(foreign);
    expect((await thread()).seen_until).toBeNull();
    expect((await look(foreign, await flow.desk())).status).toBe(404);
  });
});
