import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelRequest } from '#tests/support/fakes/openai.fake.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { until } from '#tests/support/until.ts';

const breakfast = {
  question: 'What time is breakfast?',
  answer: 'Breakfast is served from 7:00 AM to 10:30 AM.',
  category: 'Amenities',
  language: 'en',
};

/** Live events of a hotel, in order. */
async function told(flow: Messaging, desk: Desk, type: string): Promise<Record<string, unknown>[]> {
  const rows = await flow.server.db
    .selectFrom('live_events')
    .select('data')
    .where('hotel_id', '=', desk.hotel.id)
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => data as Record<string, unknown>).filter((event) => event['type'] === type);
}

describe('the quiet time of a burst', () => {
  test('three texts get one answer', async () => {
    const flow = await startMessaging({ quietMs: 60_000 });
    try {
      const desk = await flow.desk({ name: 'Harbour View' });
      const guest = flow.guest(desk);
      await desk.post('/faqs', breakfast);
      await Promise.all(['Hi', 'one question', 'when is breakfast?'].map((text) => guest.writes(text)));
      await flow.hurry();
      await until('there is an answer', () => guest.got.length);
      await flow.quiet();
      expect(guest.got).toMatchObject([{ body: breakfast.answer }]);
      expect((await desk.thread(guest)).requests).toHaveLength(1);
    } finally {
      await flow.stop();
    }
  });
});

describe('with a language model', () => {
  let flow: Messaging;
  let desk: Desk;
  let guest: Guest;
  const answerFrom = (request: ModelRequest) =>
    modelAnswer(request, { reply: breakfast.answer, uses: breakfast.answer });

  beforeAll(async () => {
    flow = await startMessaging({ model: true });
  });
  afterAll(() => flow?.stop());
  beforeEach(async () => {
    desk = await flow.desk({ name: 'Harbour View' });
    guest = flow.guest(desk);
    await desk.post('/faqs', breakfast);
    flow.model.calls.length = 0;
    flow.model.answerWith(answerFrom);
  });
  afterEach(() => flow.model.recover());

  test('a hotel that answers certain questions without the model calls it for none of them', async () => {
    const { client } = await flow.server.asMemberOf(desk.hotel, 'admin');
    const { body } = await client.put(`/api/hotels/${desk.hotel.id}/message-settings`, { answers_without_model: true });
    expect(body).toMatchObject({ answers_without_model: true });
    await guest.writes('When is breakfast?');
    await flow.quiet();
    expect(guest.got).toMatchObject([{ body: breakfast.answer }]);
    expect(flow.model.calls).toHaveLength(0);
    await guest.writes('Can my old aunt have breakfast in the garden with her three parrots?');
    await flow.quiet();
    expect(flow.model.calls.length).toBeGreaterThan(0);
    const elsewhere = await flow.desk();
    expect((await elsewhere.get('/message-settings')).body).toMatchObject({ answers_without_model: false });
  });

  test("a guest's question is answered once, from the hotel's FAQ, without staff", async () => {
    await guest.writes('When is breakfast?');
    await until(
      'the answer was read',
      async () => (await desk.thread(guest)).messages[1]?.['delivery_status'] === 'read',
    );
    expect(guest.got).toMatchObject([
      {
        body: breakfast.answer,
        from: `whatsapp:${desk.number}`,
        status_callback: `${flow.server.url}/webhooks/twilio/status`,
      },
    ]);
    const { conversation, requests, messages } = await desk.thread(guest);
    expect(requests).toMatchObject([{ status: 'completed', human_required: false, ai_response: breakfast.answer }]);
    expect(conversation).toMatchObject({
      owner: 'assistant',
      open_count: 0,
      human_required_count: 0,
      waiting_since: null,
    });
    expect(messages[1]).toMatchObject({ author: 'assistant', direction: 'out', provider_sid: guest.got[0]!.sid });
    expect(messages[1]!['assistant'].sources).toMatchObject([{ kind: 'faq', title: breakfast.question }]);
    expect(flow.model.calls).toHaveLength(1);
  });

  test("another hotel's FAQ is never offered to the model", async () => {
    const other = await flow.desk();
    await other.post('/faqs', { ...breakfast, answer: 'The secret of the other hotel.' });
    await guest.writes('When is breakfast?');
    await until('there is an answer', () => guest.got.length);
    expect(JSON.stringify(flow.model.calls)).not.toContain('The secret of the other hotel.');
  });

  test('two questions, one after the other, get two answers in order', async () => {
    await guest.writes('When is breakfast?');
    await until('the first answer', () => guest.got.length === 1);
    await flow.quiet();
    await guest.writes('And until when is breakfast?');
    await until('the second answer', () => guest.got.length === 2);
    await flow.quiet();
    expect((await desk.thread(guest)).messages.map((message) => message['author'])).toEqual([
      'guest',
      'assistant',
      'guest',
      'assistant',
    ]);
  });

  test('a message that arrives while a reply is composed discards the draft; one reply answers both', async () => {
    const { ask, release } = heldModel(flow, answerFrom);
    await guest.writes('When is breakfast?');
    await ask(1);
    await guest.writes('And where is it?');
    release();
    await until('there is an answer', () => guest.got.length);
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
    expect(flow.model.calls.at(-1)!.input).toContain('And where is it?');
    expect((await desk.thread(guest)).requests).toMatchObject([
      { status: 'completed', message: 'When is breakfast?\nAnd where is it?' },
    ]);
  });

  test('if a receptionist takes over while a reply is composed, the assistant sends nothing', async () => {
    const { ask, release } = heldModel(flow, answerFrom);
    await guest.writes('When is breakfast?');
    await ask(1);
    const { conversation } = await desk.thread(guest);
    expect((await desk.put(`/conversations/${conversation['id']}/owner`, { owner: 'staff' })).status).toBe(200);
    release();
    await flow.quiet();
    expect(guest.got).toEqual([]);
    const after = await desk.thread(guest);
    expect(after.conversation).toMatchObject({ owner: 'staff', open_count: 1, human_required_count: 1 });
    expect(after.requests).toMatchObject([{ status: 'open', human_required: true, ai_response: null }]);
    expect(await told(flow, desk, 'request.escalated')).toHaveLength(1);
  });

  test('a receptionist who answers while an answer is being composed is the only one who answers', async () => {
    const { ask, release } = heldModel(flow, answerFrom);
    await guest.writes('When is breakfast?');
    await ask(1);
    const { conversation } = await desk.thread(guest);
    await desk.post(`/conversations/${conversation['id']}/messages`, {
      content: 'From seven, see you there!',
      client_key: 'from-the-desk',
    });
    release();
    await flow.quiet();
    expect(guest.got.map(({ body }) => body)).toEqual(['From seven, see you there!']);
  });

  test('the typing indicator is shown while an answer takes long, and nothing depends on it', async () => {
    const { release } = heldModel(flow, answerFrom);
    const { sid } = await guest.writes('When is breakfast, please?');
    await until('the typing indicator', () => flow.twilio.typing.includes(sid));
    flow.twilio.failNext(1, { on: 'typing', status: 500 });
    const { sid: second } = await guest.writes('Is it a buffet?');
    release();
    await until('there is an answer', () => guest.got.length);
    await flow.quiet();
    expect(flow.twilio.typing).not.toContain(second);
  });

  test.each([
    ['is down', { status: 503 }],
    ['refuses to speak', 'refusal'],
    ['answers nonsense', 'outside schema'],
  ] as const)('when the model %s, a person is called and the guest is told so', async (_how, fault) => {
    flow.model.failNext(Number.POSITIVE_INFINITY, fault);
    await guest.writes('Would a room with a view of the lighthouse be free for my aunt?');
    await until('the guest hears something', () => guest.got.length, 15);
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
    expect((await desk.thread(guest)).requests).toMatchObject([{ status: 'open', human_required: true }]);
  });

  /** A model that waits until it is released. */
  function heldModel({ model }: Messaging, answer: (request: ModelRequest) => unknown) {
    const gate = Promise.withResolvers<void>();
    model.answerWith(async (request) => {
      await gate.promise;
      return answer(request);
    });
    return {
      ask: (times: number) => until('the model is asked', () => model.calls.length >= times),
      release: () => gate.resolve(),
    };
  }
});

describe('without a language model', () => {
  let flow: Messaging;
  let desk: Desk;
  let guest: Guest;

  beforeAll(async () => {
    flow = await startMessaging();
  });
  afterAll(() => flow?.stop());
  beforeEach(async () => {
    desk = await flow.desk({ name: 'Harbour View' });
    guest = flow.guest(desk);
    await desk.post('/faqs', breakfast);
  });

  const conversationOf = async () => (await desk.thread(guest)).conversation;

  test("a close match is answered in the entry's own words", async () => {
    await guest.writes('What time is breakfast?');
    await until('there is an answer', () => guest.got.length);
    await flow.quiet();
    expect(guest.got[0]!.body).toContain(breakfast.answer);
    expect((await desk.thread(guest)).requests).toMatchObject([{ status: 'completed', human_required: false }]);
  });

  test('a question without an entry is escalated: open request, alarm, acknowledgement to the guest', async () => {
    await guest.writes('Could you tune the piano in the lobby to 432 hertz?');
    await until('the guest is told', () => guest.got.length);
    await flow.quiet();
    const { conversation, requests } = await desk.thread(guest);
    expect(requests).toMatchObject([{ status: 'open', human_required: true }]);
    expect(requests[0]!['reasons'].length).toBeGreaterThan(0);
    expect(conversation).toMatchObject({ owner: 'assistant', open_count: 1, human_required_count: 1 });
    expect(conversation['waiting_since']).not.toBeNull();
    expect(await told(flow, desk, 'request.escalated')).toMatchObject([
      { conversation_id: conversation['id'], request_id: requests[0]!['id'], guest_name: 'A guest' },
    ]);
    expect((await desk.get('/conversations?state=waiting')).body).toMatchObject({
      counts: { waiting: 1 },
      items: [{ id: conversation['id'] }],
    });
  });

  test('a guest who asks for a person gets one', async () => {
    await guest.writes('Can I speak to a human please?');
    await until('the guest is told', () => guest.got.length);
    await flow.quiet();
    expect((await desk.thread(guest)).requests).toMatchObject([
      { status: 'open', human_required: true, reasons: ['explicit_request'] },
    ]);
  });

  test('a guest in danger gets the safety sentence and an urgent alarm, also when staff own the conversation', async () => {
    await guest.writes('Hello');
    await flow.quiet();
    const before = guest.got.length;
    await desk.put(`/conversations/${(await conversationOf())['id']}/owner`, { owner: 'staff' });
    await guest.writes('There is a fire in my room!');
    await until('the desk is alarmed', async () =>
      (await told(flow, desk, 'request.escalated')).some((event) => event['priority'] === 'urgent'),
    );
    await flow.quiet();
    expect(guest.got.length).toBeGreaterThanOrEqual(before);
    expect((await desk.thread(guest)).requests[0]).toMatchObject({
      status: 'open',
      human_required: true,
      priority: 'urgent',
    });
  });

  test('in a conversation that staff have taken over the assistant is silent and the desk is alarmed', async () => {
    await guest.writes('What time is breakfast?');
    await until('there is an answer', () => guest.got.length);
    await flow.quiet();
    await desk.put(`/conversations/${(await conversationOf())['id']}/owner`, { owner: 'staff' });
    const { sid } = await guest.writes('What time is breakfast?');
    await until('the desk is alarmed', async () => (await told(flow, desk, 'request.escalated')).length);
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
    // The indicator would also tell the guest that the message was read.
    expect(flow.twilio.typing).not.toContain(sid);
    expect((await desk.thread(guest)).requests[0]).toMatchObject({
      status: 'open',
      human_required: true,
      ai_response: null,
    });
    await desk.put(`/conversations/${(await conversationOf())['id']}/owner`, { owner: 'assistant' });
    await guest.writes('What time is breakfast?');
    await until('the assistant answers again', () => guest.got.length >= 2);
    await flow.quiet();
  });

  test('STOP is confirmed once; nothing is sent until START', async () => {
    await guest.writes('STOP');
    await until('the confirmation', () => guest.got.length === 1);
    await flow.quiet();
    const since = (await conversationOf())['opted_out_at'];
    expect(since).not.toBeNull();
    await guest.writes('stop');
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
    expect((await conversationOf())['opted_out_at']).toBe(since);
    await guest.writes('START');
    await until('the welcome', () => guest.got.length === 2);
    await flow.quiet();
    expect((await conversationOf())['opted_out_at']).toBeNull();
    await guest.writes('What time is breakfast?');
    await until('an answer again', () => guest.got.length === 3);
    await flow.quiet();
  });

  test('STOP in one hotel is no STOP in another', async () => {
    const other = await flow.desk();
    await guest.writes('STOP');
    await guest.writes('Can I speak to a human please?', other);
    await until('both answered', () => guest.got.length === 2);
    await flow.quiet();
    expect((await other.thread(guest)).conversation['opted_out_at']).toBeNull();
  });

  test('a guest of an inactive hotel gets the inactive sentence only; the message is stored', async () => {
    await flow.server.db.updateTable('hotels').set({ status: 'inactive' }).where('id', '=', desk.hotel.id).execute();
    await guest.writes('What time is breakfast?');
    await until('the guest is told', () => guest.got.length);
    await flow.quiet();
    expect(guest.got).toMatchObject([{ body: expect.stringContaining('not answering on WhatsApp') }]);
    expect(guest.got[0]!.body).not.toContain(breakfast.answer);
    expect((await desk.thread(guest)).messages[0]).toMatchObject({ content: 'What time is breakfast?' });
  });

  test('long replies from the desk arrive in their parts, in order', async () => {
    await guest.writes('Can I speak to a human please?');
    await flow.quiet();
    const before = guest.got.length;
    const sentences = Array.from({ length: 130 }, (_, index) => `Sentence number ${index + 1} of it.`);
    const { id } = await conversationOf();
    for (const client_key of ['long-reply-1', 'long-reply-2', 'long-reply-3', 'long-reply-4']) {
      expect(
        (await desk.post(`/conversations/${id}/messages`, { content: sentences.join(' '), client_key })).status,
      ).toBe(201);
    }
    await flow.quiet();
    const parts = guest.got.slice(before).map(({ body }) => body);
    expect(parts.length).toBeGreaterThanOrEqual(12);
    expect(parts.every((part) => part.length <= 1600)).toBe(true);
    // Only the number of each part's first sentence is compared, to keep failure messages short.
    const firsts = parts.map((part) => Number(/\d+/.exec(part)![0]));
    expect(firsts).toEqual([
      ...firsts.slice(0, 3),
      ...firsts.slice(0, 3),
      ...firsts.slice(0, 3),
      ...firsts.slice(0, 3),
    ]);
    expect(parts.slice(0, 3).join(' ') === sentences.join(' ')).toBe(true);
  });
});

describe('a guest who writes several messages before they are answered', () => {
  let flow: Messaging;
  beforeAll(async () => {
    flow = await startMessaging({ quietMs: 60_000 });
  });
  afterAll(() => flow?.stop());

  test('has opted out with STOP anywhere in the burst, for this hotel only', async () => {
    const [desk, other] = [await flow.desk(), await flow.desk()];
    const guest = flow.guest(desk);
    await guest.writes('STOP');
    await guest.writes('We had a lovely stay');
    await guest.writes('We had a lovely stay', other);
    await flow.hurry();
    await flow.quiet();
    expect((await desk.thread(guest)).conversation['opted_out_at']).not.toBeNull();
    expect((await other.thread(guest)).conversation['opted_out_at']).toBeNull();
    expect(guest.got.filter(({ from }) => from === `whatsapp:${desk.number}`)).toHaveLength(1);
  });
});
