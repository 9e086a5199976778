import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk({ wifi_network: 'Guests', wifi_password: 'blue sea' });
  guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const draft = { title: 'Wi-Fi', content: 'Dear {{guest_first_name}}, {{wifi}} until {{check_out}}.' };
type Filled = { title: string; text: string; missing: string[] };
const filled = async (): Promise<Filled[]> => (await desk.get(`/conversations/${id}/saved-replies`)).body.items;
const reply = (content: string) => desk.post(`/conversations/${id}/messages`, { content, client_key: randomUUID() });
const book = () =>
  desk.post('/bookings', aBooking({ guest_name: 'Ada Lovelace', guest_phone: guest.address, language: 'de' }));

describe('a saved reply', () => {
  test('is kept by staff, in the order of names, with an audit line, and told to open consoles', async () => {
    const added = await desk.post('/saved-replies', draft);
    expect(added.status).toBe(201);
    await desk.post('/saved-replies', { title: 'parking', content: 'In the yard.' });
    const { body } = await desk.get('/saved-replies');
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['parking', 'Wi-Fi']);
    const one = added.body.items[0].id as string;
    expect((await desk.put(`/saved-replies/${one}`, { ...draft, title: 'Internet' })).body.items[0].title).toBe(
      'Internet',
    );
    expect((await desk.delete(`/saved-replies/${one}`)).body.items).toHaveLength(1);
    const audited = await flow.server.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', one)
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    const told = await flow.server.db
      .selectFrom('live_events')
      .select('data')
      .where('hotel_id', '=', desk.hotel.id)
      .execute();
    expect(told.filter(({ data }) => JSON.stringify(data).includes('saved_reply.updated'))).toHaveLength(4);
  });

  test('is filled from profile and booking, in the guest’s language; what has no value is named', async () => {
    await desk.post('/saved-replies', draft);
    expect(await filled()).toMatchObject([{ missing: expect.arrayContaining(['check_out']) }]);
    await book();
    const [one] = await filled();
    expect(one!.missing).toEqual([]);
    expect(one!.text).toMatch(/^Dear Ada, Guests \/ blue sea until \d+\. \p{L}+ \d{4}\.$/u);
  });

  test('tells the linked FAQ’s answer of this moment, and nothing once the FAQ is deleted', async () => {
    const faq = (await desk.post('/faqs', { question: 'Parking?', answer: '10 euros.', category: 'General' })).body.id;
    const linked = { title: 'Parking', content: 'Yes: {{faq}}', faq_id: faq };
    expect((await desk.post('/saved-replies', linked)).body.items[0].faq).toEqual({ id: faq, question: 'Parking?' });
    await desk.patch(`/faqs/${faq}`, { answer: '12 euros.' });
    expect(await filled()).toMatchObject([{ text: 'Yes: 12 euros.', missing: [] }]);
    await desk.delete(`/faqs/${faq}`);
    expect(await filled()).toMatchObject([{ text: 'Yes: {{faq}}', missing: ['faq'] }]);
  });

  test('is refused with an unknown variable, a name that is taken, or a missing FAQ', async () => {
    await desk.post('/saved-replies', draft);
    const why = async (change: object) =>
      (await desk.post('/saved-replies', { ...draft, title: 'Other', ...change })).body;
    expect(await why({ content: 'In {{suite}}' })).toMatchObject({ reason: { code: 'reply_variable_unknown' } });
    expect(await why({ title: 'WI-FI' })).toMatchObject({ reason: { code: 'saved_reply_twice' } });
    expect(await why({ content: '{{faq}}' })).toMatchObject({ reason: { code: 'saved_reply_no_faq' } });
    expect(await why({ content: '{{faq}}', faq_id: randomUUID() })).toMatchObject({
      reason: { code: 'saved_reply_no_faq' },
    });
    expect(await why({ faq_id: randomUUID() })).toMatchObject({ reason: { code: 'saved_reply_no_place' } });
  });

  test('of another hotel is neither read, changed, deleted nor linked to', async () => {
    const one = (await desk.post('/saved-replies', draft)).body.items[0].id as string;
    const faq = (await desk.post('/faqs', { question: 'Pool?', answer: 'Yes.', category: 'General' })).body
      .id as string;
    const other = await flow.desk();
    expect((await other.get('/saved-replies')).body.items).toEqual([]);
    expect((await other.put(`/saved-replies/${one}`, draft)).status).toBe(404);
    expect((await other.delete(`/saved-replies/${one}`)).status).toBe(404);
    expect((await other.get(`/conversations/${id}/saved-replies`)).status).toBe(404);
    expect((await other.post('/saved-replies', { title: 'Pool', content: '{{faq}}', faq_id: faq })).status).toBe(400);
    expect(await filled()).toHaveLength(1);
  });
});

test('a reply with a variable that was not filled is refused by its name, and nothing is sent', async () => {
  const refused = await reply('The code is {{wifi_password}}.');
  expect(refused.status).toBe(400);
  expect(refused.body.reason).toEqual({ code: 'reply_has_gap', params: { name: '{{wifi_password}}' } });
  expect((await reply('The code is {blue}.')).status).toBe(201);
  await flow.quiet();
  expect(guest.got.filter(({ body }) => String(body).includes('{{'))).toEqual([]);
});
