import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let admin: TestUser;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  const answer = 'Breakfast is served from 7:00 to 10:30.';
  await desk.post('/faqs', { question: 'When is breakfast?', answer, category: 'Services', language: 'en' });
  guest = flow.guest(desk);
});

type Rule = { topic: string | null; from: string | null; until: string | null; mode: string };
const save = (mode: string, rules: Rule[] = [], client = admin.client) =>
  client.put(`/api/hotels/${desk.hotel.id}/answer-modes`, { mode, rules });
const asks = async (text = 'When is breakfast?') => {
  await guest.writes(text);
  await flow.quiet();
};
const thread = () => desk.thread(guest);
type Suggested = { id: string; suggestion: { content: string; trace: { sources: unknown[] } } | null };
const newest = async () => (await thread()).requests[0] as unknown as Suggested & Record<string, unknown>;
const sendDraft = async (content: string, key: string = randomUUID()) => {
  const { conversation } = await thread();
  const { id: request_id } = await newest();
  const body = { request_id, content, client_key: key };
  return desk.post(`/conversations/${String(conversation['id'])}/suggestion`, body);
};

describe('in the mode “suggest”', () => {
  beforeEach(() => save('suggest'));

  test('the guest is told that a person answers, and staff get a draft with its sources', async () => {
    await asks();
    expect(guest.got).toHaveLength(1);
    expect(guest.got[0]!.body).not.toContain('7:00');
    expect(await newest()).toMatchObject({ status: 'open', human_required: true });
    const { suggestion } = await newest();
    expect(suggestion?.content).toContain('7:00');
    expect(suggestion?.trace.sources).toHaveLength(1);
  });

  test('a person sends the draft once; the assistant keeps the conversation and drafts the next one', async () => {
    await asks();
    const { suggestion } = await newest();
    const key = randomUUID();
    expect((await sendDraft(suggestion!.content, key)).status).toBe(201);
    await flow.quiet();
    expect(guest.got.at(-1)!.body).toContain('7:00');
    expect(guest.got).toHaveLength(2);
    const { conversation, messages } = await thread();
    expect(conversation).toMatchObject({ owner: 'assistant', human_required_count: 0, open_count: 0 });
    expect(messages.at(-1)).toMatchObject({ author: 'staff', author_name: 'Robin Berg' });
    expect((await sendDraft(suggestion!.content, key)).status).toBe(201);
    await asks('Until when is breakfast?');
    expect((await newest()).suggestion).not.toBeNull();
  });

  test('an edit that the sources do not support is refused; one that they support is sent', async () => {
    await asks();
    const refused = await sendDraft('Breakfast is served from 6:15, for 19 EUR.');
    expect(refused).toMatchObject({ status: 409, body: { reason: { code: 'edit_not_supported' } } });
    expect((await sendDraft('Good morning! Breakfast is served from 7:00.')).status).toBe(201);
  });

  test('a new message of the guest makes the draft void, and the guest is not told twice', async () => {
    await asks();
    const { id: request_id, suggestion } = await newest();
    await asks('Oh, and until when is breakfast?');
    const { conversation } = await thread();
    const body = { request_id, content: suggestion!.content, client_key: randomUUID() };
    expect(await desk.post(`/conversations/${String(conversation['id'])}/suggestion`, body)).toMatchObject({
      status: 409,
      body: { reason: { code: 'suggestion_void' } },
    });
    expect(guest.got).toHaveLength(1);
  });

  test('a discarded draft leaves the guest waiting for a person', async () => {
    await asks();
    const { conversation } = await thread();
    expect((await desk.delete(`/conversations/${String(conversation['id'])}/suggestion`)).status).toBe(200);
    expect(await newest()).toMatchObject({ suggestion: null, human_required: true, status: 'open' });
  });

  test('an emergency gets its fixed sentence at once', async () => {
    await asks('There is a fire in my room!!');
    expect(guest.got[0]!.body).toContain('alerting our team');
    expect(await newest()).toMatchObject({ suggestion: null, priority: 'urgent' });
  });

  test('another hotel neither sees, sends nor discards it, and has its own mode', async () => {
    await asks();
    const { conversation } = await thread();
    const other = await flow.desk();
    const at = `/conversations/${String(conversation['id'])}/suggestion`;
    const body = { request_id: (await newest()).id, content: 'Hello', client_key: randomUUID() };
    expect((await other.post(at, body)).status).toBe(404);
    expect((await other.delete(at)).status).toBe(404);
    expect((await other.get('/answer-modes')).body).toEqual({ mode: 'answer', rules: [] });
  });
});

describe('in the mode “off”', () => {
  test('no draft is made; a person is called, and the guest is told so', async () => {
    await save('off');
    await asks();
    expect(guest.got).toHaveLength(1);
    expect(guest.got[0]!.body).not.toContain('7:00');
    expect(await newest()).toMatchObject({ suggestion: null, human_required: true });
  });

  test('an emergency gets its fixed sentence at once', async () => {
    await save('off');
    await asks('There is a fire in my room!!');
    expect(guest.got[0]!.body).toContain('alerting our team');
  });
});

describe('rules by topic and hour', () => {
  const clock = (minutes: number) =>
    new Date(flow.server.clock.now().getTime() + minutes * 60_000).toISOString().slice(11, 16);

  test('apply in the hotel’s hours, also past midnight, and not outside', async () => {
    await desk.staff.client.get('/api/me');
    await flow.server.db.updateTable('hotels').set({ timezone: 'UTC' }).where('id', '=', desk.hotel.id).execute();
    await save('answer', [{ topic: null, from: clock(60), until: clock(-60), mode: 'off' }]);
    await asks();
    expect(guest.got[0]!.body).toContain('7:00');
    await save('answer', [{ topic: null, from: clock(-60), until: clock(60), mode: 'suggest' }]);
    await asks('When is breakfast served?');
    expect((await newest()).suggestion?.content).toContain('7:00');
  });

  test('a topic that is off is never answered; the others are', async () => {
    await save('answer', [{ topic: 'dining', from: null, until: null, mode: 'off' }]);
    await asks();
    expect(guest.got.at(-1)!.body).not.toContain('7:00');
    expect((await newest())['human_required']).toBe(true);
  });

  test('with one time only are refused, and staff do not change them', async () => {
    expect((await save('answer', [{ topic: null, from: '10:00', until: null, mode: 'off' }])).status).toBe(400);
    expect((await save('off', [], desk.staff.client)).status).toBe(403);
  });
});
