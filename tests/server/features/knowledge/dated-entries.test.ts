import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  flow.server.clock.set('2027-01-01T00:00:00Z');
  // 13 hours ahead of UTC in January, 12 in July.
  desk = await flow.desk({ timezone: 'Pacific/Auckland' });
  guest = flow.guest(desk);
});

const breakfast = (answer: string, dates: Record<string, unknown>) =>
  desk.post('/faqs', { question: 'What time is breakfast?', answer, category: 'Amenities', language: 'en', ...dates });
const toldAt = async (instant: string) => {
  flow.server.clock.set(instant);
  const before = guest.got.length;
  await guest.writes('When is breakfast?');
  await flow.quiet();
  return guest.got
    .slice(before)
    .map(({ body }) => body)
    .join(' ');
};

test('guests are told what is valid by the hotel’s clock, through a year without any change of the entries', async () => {
  await breakfast('Breakfast is from 6:15 to 10:45.', { valid_until: '2027-03-31' });
  await breakfast('Breakfast is from 7:20 to 9:50.', { valid_from: '2027-04-01', valid_until: '2027-09-30' });
  await breakfast('Breakfast is from 8:05 to 11:35.', { valid_from: '2027-10-01', weekdays: [6, 7] });
  await breakfast('Breakfast is from 6:40 to 10:10.', { valid_from: '2027-10-01', weekdays: [1, 2, 3, 4, 5] });
  expect(await toldAt('2027-01-10T09:00:00Z')).toContain('6:15');
  // The last minute of 31 March and the first of 1 April in Auckland.
  expect(await toldAt('2027-03-31T10:59:00Z')).toContain('6:15');
  expect(await toldAt('2027-03-31T11:00:00Z')).toContain('7:20');
  expect(await toldAt('2027-07-15T09:00:00Z')).toContain('7:20');
  // Friday 1 October, and midnight to Saturday 2 October.
  expect(await toldAt('2027-10-01T02:00:00Z')).toContain('6:40');
  expect(await toldAt('2027-10-01T11:00:00Z')).toContain('8:05');
  expect(await toldAt('2027-12-27T02:00:00Z')).toContain('6:40');
});

test('the days on which the clocks change have 25 and 23 hours, also for an entry of one weekday', async () => {
  await breakfast('Breakfast is from 8:05 to 11:35.', { weekdays: [7] });
  await breakfast('Breakfast is from 6:40 to 10:10.', { weekdays: [1, 2, 3, 4, 5, 6] });
  // Sundays in Auckland: 4 April, 25 hours from 11:00 UTC, and 26 September, 23 hours from 12:00 UTC.
  expect(await toldAt('2027-04-03T10:59:00Z')).toContain('6:40');
  expect(await toldAt('2027-04-03T11:00:00Z')).toContain('8:05');
  expect(await toldAt('2027-04-04T11:59:00Z')).toContain('8:05');
  expect(await toldAt('2027-04-04T12:00:00Z')).toContain('6:40');
  expect(await toldAt('2027-09-25T11:59:00Z')).toContain('6:40');
  expect(await toldAt('2027-09-25T12:00:00Z')).toContain('8:05');
  expect(await toldAt('2027-09-26T10:59:00Z')).toContain('8:05');
  expect(await toldAt('2027-09-26T11:00:00Z')).toContain('6:40');
});

test('an entry that is not valid today is quoted neither to guests nor in the simulator', async () => {
  await breakfast('Breakfast is from 6:15 to 10:45.', { valid_until: '2026-12-31' });
  expect(await toldAt('2027-01-10T09:00:00Z')).not.toContain('6:15');
  const { body } = await desk.post('/simulator', { message: 'When is breakfast?', history: [], in_house: false });
  expect(JSON.stringify(body)).not.toContain('6:15');
});

test('dates are stored, changed, refused in the wrong order, and not seen by another hotel', async () => {
  const { body: faq } = await breakfast('Breakfast is from 6:15.', { valid_from: '2027-05-01', review_on: '' });
  expect(faq).toMatchObject({ valid_from: '2027-05-01', valid_until: null, weekdays: [], review_on: null });
  const refused = await desk.patch(`/faqs/${faq.id}`, { valid_until: '2027-04-30' });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('before the first one'),
  ]);
  expect((await desk.patch(`/faqs/${faq.id}`, { weekdays: [8] })).status).toBe(400);
  const changed = await desk.patch(`/faqs/${faq.id}`, { weekdays: [1, 7], review_on: '2027-06-01' });
  expect(changed.body).toMatchObject({ valid_from: '2027-05-01', weekdays: [1, 7], review_on: '2027-06-01' });
  expect((await (await flow.desk()).patch(`/faqs/${faq.id}`, { weekdays: [] })).status).toBe(404);
});

test('a changed pair keeps the category and the dates that were not named', async () => {
  const pair = {
    question: 'Is there a pool?',
    answer: 'Yes, on the roof.',
    category: 'amenities',
    valid_until: '2027-09-30',
  };
  const { body } = await desk.post('/knowledge', { items: [pair] });
  const { body: changed } = await desk.patch(`/knowledge/${body.items[0].id}`, { answer: 'Yes, in the garden.' });
  expect(changed).toMatchObject({ category: 'amenities', valid_until: '2027-09-30', answer: 'Yes, in the garden.' });
});
