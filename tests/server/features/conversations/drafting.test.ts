import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  const faq = {
    question: 'When is the pool open?',
    answer: 'The pool is open from 7:00 to 21:00.',
    category: 'amenities',
  };
  expect((await desk.post('/faqs', faq)).status).toBe(201);
});

const writes = async (text: string) => {
  await guest.writes(text);
  await flow.quiet();
};
const idOf = async () => (await desk.thread(guest)).conversation['id'] as string;
const draft = async () => (await desk.post(`/conversations/${await idOf()}/assistant-draft`)).body;
const sent = () => guest.got.length;

describe('a draft that a person asks for', () => {
  test('is the words of the entry that answers, with its source; nothing is stored or sent', async () => {
    await writes('I want to talk to a person please');
    await desk.put(`/conversations/${await idOf()}/owner`, { owner: 'staff' });
    await writes('When is the pool open?');
    const before = sent();
    const made = await draft();
    expect(made).toMatchObject({ content: expect.stringContaining('7:00 to 21:00'), made_by: 'entries', why: null });
    expect(made.sources).toMatchObject([{ title: 'When is the pool open?' }]);
    expect(sent()).toBe(before);
    expect((await desk.thread(guest)).messages.filter(({ author }) => author === 'staff')).toEqual([]);
  });

  test('says that nothing is known, and that nothing was asked', async () => {
    await writes('Can you repair the zip of my suitcase?');
    expect(await draft()).toMatchObject({ content: null, why: 'nothing_known', sources: [] });
    await desk.post(`/conversations/${await idOf()}/messages`, { content: 'Yes, of course.', client_key: 'zip' });
    await flow.quiet();
    expect(await draft()).toMatchObject({ content: null, why: 'nothing_asked' });
  });

  test('is written while the assistant is switched off', async () => {
    const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
    const off = await admin.client.patch(`/api/hotels/${desk.hotel.id}`, { assistant_enabled: false });
    expect(off.status, JSON.stringify(off.body)).toBe(200);
    await writes('When is the pool open?');
    expect((await draft()).content).toContain('7:00 to 21:00');
  });

  test('is written ten times a minute', async () => {
    await writes('When is the pool open?');
    const id = await idOf();
    await desk.put(`/conversations/${id}/owner`, { owner: 'staff' });
    await writes('When is the pool open?');
    const again = () => desk.post(`/conversations/${id}/assistant-draft`);
    for (let nth = 0; nth < 10; nth += 1) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
    flow.server.clock.advance({ minutes: 2 });
    expect((await again()).status).toBe(200);
  });

  test('another hotel gets none, and none from its entries', async () => {
    await writes('When is the pool open?');
    const other = await flow.desk();
    expect((await other.post(`/conversations/${await idOf()}/assistant-draft`)).status).toBe(404);
    const theirs = flow.guest(other);
    await theirs.writes('When is the pool open?');
    await flow.quiet();
    const id = (await other.thread(theirs)).conversation['id'];
    expect((await other.post(`/conversations/${id}/assistant-draft`)).body).toMatchObject({
      content: null,
      sources: [],
    });
  });
});
