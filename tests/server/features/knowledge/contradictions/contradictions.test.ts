import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContradictionRow } from '#shared/features/knowledge/contradictions.contract.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  await settled();
});

const faq = (question: string, answer: string, more: object = {}) =>
  desk.post('/faqs', { question, answer, category: 'Amenities', ...more });
const pair = (question: string, answer: string) => desk.post('/knowledge', { items: [{ question, answer }] });
const read = async (of = desk) =>
  (await of.get('/contradictions')).body as { items: ContradictionRow[]; checking: boolean };
/** The list after what was saved has been compared. */
async function settled(of = desk): Promise<ContradictionRow[]> {
  await vi.waitUntil(async () => !(await read(of)).checking, { timeout: 10_000, interval: 50 });
  return (await read(of)).items;
}
const marked = ({ text, marks }: ContradictionRow['one']) => marks.map(({ start, end }) => text.slice(start, end));

describe('facts that cannot both be true', () => {
  test('are listed side by side with what differs, and go when one is put right', async () => {
    await faq('When is breakfast?', 'Breakfast is served from 7:00 to 10:30.');
    const { body } = await pair(
      'Breakfast buffet',
      'Our buffet for breakfast is open between 8 and 11 am. It costs €19.',
    );
    const [found, ...others] = await settled();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kinds: ['hours'], one: { kind: 'knowledge' }, other: { kind: 'faq' } });
    expect([marked(found!.one), marked(found!.other)]).toEqual([['8 and 11 am'], ['7:00 to 10:30']]);
    await desk.patch(`/knowledge/${body.items[0].id}`, { answer: 'Our breakfast buffet is open from 7 to 10.30 am.' });
    expect(await settled()).toEqual([]);
  });

  test('are found between the profile, entries and saved replies', async () => {
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    await admin.patch(`/api/hotels/${desk.hotel.id}`, { check_out_time: '11:00', parking_charge: '€18' });
    await faq('Check-out', 'Please leave your room by noon.');
    await desk.post('/saved-replies', {
      title: 'Parking',
      content: 'Dear {{guest_name}}, parking costs €25 per night.',
    });
    const kinds = (await settled()).map(({ one, other }) => [one.kind, other.kind].toSorted().join(' '));
    expect(kinds.toSorted()).toEqual(['faq profile', 'profile reply']);
  });

  test('are none on days on which only one of the two is valid, and while one is switched off', async () => {
    const summer = { valid_from: '2030-06-01', valid_until: '2030-08-31' };
    await faq('Pool', 'The pool is open from 8 am to 8 pm.', summer);
    await faq('Pool', 'The pool is open from 10 am to 6 pm.', { valid_from: '2030-09-01' });
    await faq('Sauna', 'The sauna opens at 3 pm.');
    const other = await faq('Sauna', 'The sauna opens at 4 pm.', { is_active: false });
    expect(await settled()).toEqual([]);
    await desk.patch(`/faqs/${other.body.id}`, { is_active: true });
    expect(await settled()).toHaveLength(1);
  });

  test('that staff say are none stay away until one of the texts changes', async () => {
    await faq('Dogs', 'Dogs are welcome.');
    const { body } = await faq('Pets', 'Pets are not allowed.');
    const [found] = await settled();
    expect((await desk.post('/contradictions/dismiss', { key: found!.key })).status).toBe(200);
    expect(await settled()).toEqual([]);
    await faq('Lift', 'There is a lift.');
    expect(await settled()).toEqual([]);
    expect((await desk.post('/contradictions/dismiss', { key: found!.key })).status).toBe(404);
    await desk.patch(`/faqs/${body.id}`, { answer: 'Pets are not allowed in our house.' });
    expect(await settled()).toHaveLength(1);
  });

  test('of one hotel are nothing to another, which can neither read nor dismiss them', async () => {
    await faq('Dogs', 'Dogs are welcome.');
    await faq('Pets', 'Pets are not allowed.');
    const [found] = await settled();
    const other = await flow.desk();
    expect(await settled(other)).toEqual([]);
    expect((await other.post('/contradictions/dismiss', { key: found!.key })).status).toBe(404);
    expect((await other.staff.client.get(`/api/hotels/${desk.hotel.id}/contradictions`)).status).toBe(403);
    expect(await settled()).toHaveLength(1);
  });
});
