import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;

beforeAll(async () => {
  flow = await startMessaging();
  flow.server.clock.set('2026-09-10T20:00:00Z');
});
afterAll(() => flow?.stop());

const countsOf = ({ hotel }: Desk) =>
  flow.server.db
    .selectFrom('asked_questions')
    .select(['day', 'intent', 'language', 'times'])
    .where('hotel_id', '=', hotel.id)
    .orderBy('intent')
    .orderBy('language')
    .execute();

test('each turn counts what it asks, by the day of the hotel and the language', async () => {
  const desk = await flow.desk();
  const other = await flow.desk();
  await flow.server.db.updateTable('hotels').set({ timezone: 'Asia/Tokyo' }).where('id', '=', desk.hotel.id).execute();
  for (const text of ['What time is breakfast?', 'When is breakfast and is there a pool?', 'Wann gibt es Frühstück?']) {
    await flow.guest(desk).writes(text);
    await flow.quiet();
  }
  await flow.guest(desk).writes('Thank you very much!');
  await flow.quiet();
  const day = '2026-09-11';
  expect(await countsOf(desk)).toMatchObject([
    { day, intent: 'breakfast.hours', language: 'de', times: 1 },
    { day, intent: 'breakfast.hours', language: 'en', times: 2 },
    { day, intent: 'pool.info', language: 'en', times: 1 },
  ]);
  expect(await countsOf(other)).toEqual([]);
});

test('a turn that staff hand back is not counted again', async () => {
  const desk = await flow.desk();
  desk.staff = await flow.server.asMemberOf(desk.hotel, 'admin');
  const guest = flow.guest(desk);
  await guest.writes('What time is breakfast?');
  await flow.quiet();
  const { conversation } = await desk.thread(guest);
  for (const owner of ['staff', 'assistant']) {
    await desk.put(`/conversations/${conversation['id']}/owner`, { owner });
    await flow.quiet();
  }
  expect(await countsOf(desk)).toMatchObject([{ intent: 'breakfast.hours', times: 1 }]);
});
