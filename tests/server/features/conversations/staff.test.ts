import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let path: string;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());

async function aGuestWrites() {
  desk = await flow.desk({ assistant_enabled: false });
  guest = flow.guest(desk);
  await guest.writes('Could somebody help me?');
  await flow.quiet();
  id = (await desk.thread(guest)).conversation['id'];
  path = `/conversations/${id}`;
}

describe('a reply from the desk', () => {
  beforeEach(aGuestWrites);

  test('is sent, takes the conversation over, and sets its waiting requests in progress', async () => {
    const { status, body } = await desk.post(`${path}/messages`, {
      content: '  On my way!  ',
      client_key: 'first-reply',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      author: 'staff',
      author_id: desk.staff.user_id,
      author_name: 'Robin Berg',
      content: 'On my way!',
      direction: 'out',
      client_key: 'first-reply',
    });
    await until('the guest has it', () => guest.got.length);
    const { conversation, requests } = await desk.thread(guest);
    expect(conversation).toMatchObject({
      owner: 'staff',
      assigned_to: desk.staff.user_id,
      assigned_name: 'Robin Berg',
      unread_count: 0,
      human_required_count: 0,
      waiting_since: null,
      open_count: 1,
    });
    expect(requests).toMatchObject([{ status: 'in_progress' }]);
  });

  test('sent ten times concurrently is one message', async () => {
    const press = () => desk.post(`${path}/messages`, { content: 'On my way!', client_key: 'pressed-often' });
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await press()).body.id).toBe(answers[0]!.body.id);
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
  });

  test('of two people who have seen the same message, the second is asked to read the first answer', async () => {
    const person = { first_name: 'Malo', last_name: 'Kerr' };
    const { client: colleague } = await flow.server.asMemberOf(desk.hotel, 'staff', person);
    const seen_message_id = (await desk.thread(guest)).messages.at(-1)!['id'];
    const to = `/api/hotels/${desk.hotel.id}${path}/messages`;
    const answers = await Promise.all([
      desk.post(`${path}/messages`, { content: 'At nine.', client_key: randomUUID(), seen_message_id }),
      colleague.post(to, { content: 'At ten.', client_key: randomUUID(), seen_message_id }),
    ]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const writer = answers[0] === refused ? 'Malo Kerr' : 'Robin Berg';
    expect(refused.body).toMatchObject({
      code: 'conflict',
      reason: { code: 'colleague_answered', params: { name: writer } },
    });
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
    const newest = (await desk.thread(guest)).messages.at(-1)!['id'];
    const mine = { content: 'And no earlier.', client_key: randomUUID() };
    expect((await colleague.post(to, { ...mine, seen_message_id: newest })).status).toBe(201);
    expect((await desk.post(`${path}/messages`, { content: 'Sorry', client_key: randomUUID() })).status).toBe(201);
  });

  test('is not held back by what its own author wrote since, nor by the guest', async () => {
    const reply = (content: string, seen_message_id: string | null) =>
      desk.post(`${path}/messages`, { content, client_key: randomUUID(), seen_message_id });
    expect((await reply('One moment.', null)).status).toBe(201);
    await guest.writes('Are you there?');
    expect((await reply('Yes.', null)).status).toBe(201);
  });

  test('with the key of a message in another conversation is refused, one after the other or at once', async () => {
    const neighbour = flow.guest(desk);
    await neighbour.writes('Me too');
    await flow.quiet();
    const there = `/conversations/${(await desk.thread(neighbour)).conversation['id']}/messages`;
    const answers = await Promise.all(
      [path + '/messages', there].map((to) => desk.post(to, { content: 'Hello', client_key: 'the-same-key' })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
    expect(answers.find((answer) => answer.status === 409)!.body.code).toBe('conflict');
    await flow.quiet();
    expect(guest.got.length + neighbour.got.length).toBe(1);
  });

  test('with the key that another hotel has used is another message', async () => {
    const other = await flow.desk({ assistant_enabled: false });
    await guest.writes('Hello', other);
    const there = `/conversations/${(await other.thread(guest)).conversation['id']}/messages`;
    expect((await desk.post(`${path}/messages`, { content: 'From here', client_key: 'shared-key' })).status).toBe(201);
    expect((await other.post(there, { content: 'From there', client_key: 'shared-key' })).status).toBe(201);
    await flow.quiet();
    expect(guest.got.map(({ from, body }) => [from, body]).toSorted()).toEqual(
      [
        [`whatsapp:${desk.number}`, 'From here'],
        [`whatsapp:${other.number}`, 'From there'],
      ].toSorted(),
    );
  });

  test.each([1, 100])('with a key of %i characters goes out', async (length) => {
    const client_key = randomUUID().repeat(3).slice(0, length);
    expect((await desk.post(`${path}/messages`, { content: 'Hello', client_key })).body).toMatchObject({ client_key });
  });

  test.each([
    ['nothing', { content: '   ', client_key: 'empty-reply' }],
    ['no key', { content: 'Hello' }],
    ['an empty key', { content: 'Hello', client_key: '' }],
    ['a key that is too long', { content: 'Hello', client_key: 'x'.repeat(101) }],
    ['too much', { content: 'x'.repeat(4001), client_key: 'long-reply' }],
  ])('with %s is refused, and the conversation stays with the assistant', async (_what, body) => {
    expect(await desk.post(`${path}/messages`, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect((await desk.thread(guest)).conversation['owner']).toBe('assistant');
  });

  test('to a guest who never wrote is refused', async () => {
    const { body } = await desk.post('/requests', { message: 'Wants a taxi', guest_name: 'Walk-in' });
    expect(
      await desk.post(`/conversations/${body.conversation_id}/messages`, {
        content: 'Taxi is here',
        client_key: randomUUID(),
      }),
    ).toMatchObject({ status: 409, body: { code: 'window_closed' } });
  });
});

describe('the audit log', () => {
  beforeEach(aGuestWrites);
  const sendingsOf = ({ hotel }: Desk) =>
    flow.server.db
      .selectFrom('audit_log')
      .select(['action', 'entity_id', 'user_id', 'acting_session_id', 'details'])
      .where('entity', '=', 'message')
      .where('hotel_id', '=', hotel.id)
      .orderBy('id')
      .execute();

  test('has one audit entry per reply and resend, without its text, in this hotel only', async () => {
    const other = await flow.desk();
    flow.twilio.failNext(1, { status: 400, code: 21211 });
    const press = () => desk.post(`${path}/messages`, { content: 'On my way!', client_key: 'noted-once' });
    const [{ body: message }] = [await press(), await press()];
    await flow.quiet();
    const again = await desk.post(`${path}/messages/${message.id}/send-again`);
    expect(again.status).toBe(200);
    const entry = { entity_id: message.id, user_id: desk.staff.user_id, acting_session_id: null, details: {} };
    expect(await sendingsOf(desk)).toEqual([
      { action: 'send', ...entry },
      { action: 'send_again', ...entry },
    ]);
    expect(await sendingsOf(other)).toEqual([]);
    await flow.quiet();
  });

  test('names the session of a super admin who replies inside a hotel', async () => {
    const { client, user_id } = await flow.server.asSuperAdmin({ actingIn: desk.hotel });
    const { session_id } = (await client.get('/api/context')).body;
    const to = `/api/hotels/${desk.hotel.id}${path}/messages`;
    const { body: message } = await client.post(to, { content: 'From above', client_key: 'from-above' });
    expect(await sendingsOf(desk)).toEqual([
      { action: 'send', entity_id: message.id, user_id, acting_session_id: session_id, details: {} },
    ]);
    await flow.quiet();
  });

  test('knows nothing of a reply that was refused', async () => {
    await desk.post(`${path}/messages`, { content: ' ', client_key: 'refused' });
    const [message] = (await desk.thread(guest)).messages;
    expect((await desk.post(`${path}/messages/${message!['id']}/send-again`)).status).toBe(409);
    expect(await sendingsOf(desk)).toEqual([]);
  });
});

describe('a reply after the 24 hours', () => {
  let later: Messaging;
  beforeAll(async () => {
    later = await startMessaging();
  });
  afterAll(() => later?.stop());

  test('is refused outside the window unless a template is chosen; after a guest message free text is accepted', async () => {
    const evening = await later.desk({ assistant_enabled: false });
    const late = later.guest(evening);
    await late.writes('See you tomorrow');
    await later.quiet();
    const there = `/conversations/${(await evening.thread(late)).conversation['id']}/messages`;
    later.server.clock.advance({ hours: 23, minutes: 59 });
    expect((await evening.post(there, { content: 'Still in time', client_key: 'in-time-1' })).status).toBe(201);
    await later.quiet();
    later.server.clock.advance({ minutes: 2 });
    expect(await evening.post(there, { content: 'Too late', client_key: 'too-late-1' })).toMatchObject({
      status: 409,
      body: { code: 'window_closed', message: expect.stringContaining('template') },
    });
    const content_sid = later.twilio.addTemplate({ body: 'Hello {{1}}, your room is ready.' });
    await later.server.db
      .insertInto('whatsapp_templates')
      .values({
        hotel_id: evening.hotel.id,
        message_type: 'checkin',
        language: 'en',
        name: 'ready',
        body: 'Hello {{1}}, your room is ready.',
        variables: '["guest_name"]',
        content_sid,
        approval_status: 'approved',
      })
      .execute();
    expect((await evening.post(there, { content_sid, variables: { 1: 'Ana' }, client_key: 'template-1' })).status).toBe(
      201,
    );
    await later.quiet();
    await later.twilio.idle();
    expect(late.got.map(({ body, status }) => [body, status])).toEqual([
      ['Still in time', 'read'],
      ['Hello Ana, your room is ready.', 'read'],
    ]);
    expect(late.got[1]).toMatchObject({ content_sid, content_variables: { 1: 'Ana' } });
    await late.writes('Thanks!');
    expect((await evening.post(there, { content: 'See you', client_key: 'free-again' })).status).toBe(201);
    await later.quiet();
  });
});

describe('taking over and handing back', () => {
  beforeEach(aGuestWrites);

  test('taking over sets waiting requests in progress; handing back leaves other requests', async () => {
    expect((await desk.put(`${path}/owner`, { owner: 'staff' })).body).toMatchObject({
      owner: 'staff',
      assigned_to: desk.staff.user_id,
      assigned_name: 'Robin Berg',
      human_required_count: 0,
      unread_count: 0,
    });
    expect((await desk.thread(guest)).requests).toMatchObject([{ status: 'in_progress' }]);
    expect((await desk.put(`${path}/owner`, { owner: 'assistant' })).body).toMatchObject({
      owner: 'assistant',
      assigned_to: null,
      assigned_name: null,
      open_count: 1,
    });
  });

  test('a conversation can be assigned to a colleague of the hotel only', async () => {
    const colleague = await flow.server.asMemberOf(desk.hotel, 'staff', { first_name: 'Kim', last_name: 'Lee' });
    expect((await desk.put(`${path}/owner`, { owner: 'staff', assigned_to: colleague.user_id })).body).toMatchObject({
      assigned_to: colleague.user_id,
      assigned_name: 'Kim Lee',
    });
    const stranger = (await flow.desk()).staff;
    for (const assigned_to of [stranger.user_id, 'nonsense', randomUUID()]) {
      expect(await desk.put(`${path}/owner`, { owner: 'staff', assigned_to })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }
    expect((await desk.thread(guest)).conversation['assigned_to']).toBe(colleague.user_id);
  });

  test('each of it is in the audit log', async () => {
    await desk.put(`${path}/owner`, { owner: 'staff' });
    await desk.put(`${path}/owner`, { owner: 'assistant' });
    const entries = await flow.server.db
      .selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'take_over', user_id: desk.staff.user_id },
      { action: 'hand_back', user_id: desk.staff.user_id },
    ]);
  });
});

describe('requests', () => {
  beforeEach(aGuestWrites);
  const inState = async (state: string) =>
    (await desk.get(`/conversations?state=${state}`)).body.items.map((item: { id: string }) => item.id);

  test('“Mark resolved” moves the conversation from open to resolved; a new message brings it back', async () => {
    const [request] = (await desk.thread(guest)).requests;
    expect([await inState('open'), await inState('resolved'), await inState('waiting')]).toEqual([[id], [], [id]]);
    expect((await desk.patch(`/requests/${request!['id']}`, { status: 'completed' })).body).toMatchObject({
      status: 'completed',
    });
    expect([await inState('open'), await inState('resolved'), await inState('waiting')]).toEqual([[], [id], []]);
    expect((await desk.get('/conversations')).body.counts).toEqual({ open: 0, resolved: 1, waiting: 0, requests: 0 });
    await guest.writes('One more thing');
    await flow.quiet();
    expect([await inState('open'), await inState('resolved')]).toEqual([[id], []]);
  });

  test('a request submitted by staff joins the conversation of that number and waits for a person', async () => {
    const { status, body } = await desk.post('/requests', {
      message: 'A crib, please',
      guest_phone: guest.address,
      guest_name: 'Ana',
      priority: 'high',
      category: 'housekeeping',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      conversation_id: id,
      human_required: true,
      status: 'open',
      priority: 'high',
      category: 'housekeeping',
      guest_name: 'Ana',
    });
    expect((await desk.thread(guest)).conversation).toMatchObject({ open_count: 2, human_required_count: 2 });
    await flow.quiet();
    expect(guest.got).toEqual([]);
  });

  test('for a number without its country code is for the guest whom bookings and guests know by it', async () => {
    const [berlin, paris] = await Promise.all(
      ['+49 30 123456', '+33 1 40 00 00 00'].map((phone) => flow.desk({ phone })),
    );
    for (const [where, number] of [
      [berlin!, '+491701234567'],
      [paris!, '+33170123456'],
    ] as const) {
      await flow.server.db
        .updateTable('hotels')
        .set({ whatsapp_number: null })
        .where('id', '=', where.hotel.id)
        .execute();
      const typed = number.replace(/^\+(49|33)/, '0');
      const { body: known } = await where.post('/guests', { phone: typed, first_name: 'Ana' });
      const { body: request } = await where.post('/requests', { message: 'A crib, please', guest_phone: typed });
      expect([known.phone, request.guest_phone]).toEqual([number, number]);
      expect((await where.thread(number)).conversation).toMatchObject({
        id: request.conversation_id,
        guest_phone: number,
      });
    }
  });

  test('are listed newest first, page by page, by status', async () => {
    for (let index = 0; index < 5; index += 1)
      await desk.post('/requests', { message: `Wish ${index}`, guest_phone: guest.address });
    const first = (await desk.get('/requests?limit=4')).body;
    const second = (await desk.get(`/requests?limit=4&cursor=${first.next_cursor}`)).body;
    expect([...first.items, ...second.items].map((item: { message: string }) => item.message)).toEqual([
      'Wish 4',
      'Wish 3',
      'Wish 2',
      'Wish 1',
      'Wish 0',
      'Could somebody help me?',
    ]);
    expect(second.next_cursor).toBeNull();
    expect((await desk.get('/requests?status=resolved')).body.items).toEqual([]);
    expect((await desk.get('/requests?cursor=nonsense')).body.code).toBe('invalid_input');
  });
});

describe("another hotel's receptionist", () => {
  beforeEach(aGuestWrites);

  test('reads and writes nothing here, neither through this hotel nor through the own one', async () => {
    const other = await flow.desk();
    const { requests, messages } = await desk.thread(guest);
    const before = await desk.thread(guest);
    const calls: ['get' | 'post' | 'put' | 'patch', string, object?][] = [
      ['get', path],
      ['post', `${path}/messages`, { content: 'From a stranger', client_key: randomUUID() }],
      ['post', `${path}/messages/${messages[0]!['id']}/send-again`],
      ['put', `${path}/owner`, { owner: 'staff' }],
      ['post', `${path}/read`],
      ['post', `${path}/presence`, { presence: 'typing' }],
      ['patch', `/requests/${requests[0]!['id']}`, { status: 'completed' }],
      ['post', '/requests', { message: 'Planted', conversation_id: id }],
    ];
    for (const [method, to, body] of calls) {
      expect(await other[method](to, body), `${method} ${to}`).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
      expect(
        await other.staff.client[method](`/api/hotels/${desk.hotel.id}${to}`, body),
        `${method} ${to}`,
      ).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    for (const list of [
      '/conversations',
      `/conversations?search=${encodeURIComponent(guest.address)}`,
      '/conversations?state=waiting',
      '/requests',
    ]) {
      expect((await other.get(list)).body.items, list).toEqual([]);
      expect((await other.staff.client.get(`/api/hotels/${desk.hotel.id}${list}`)).status).toBe(403);
    }
    expect((await other.get('/conversations')).body.counts).toEqual({ open: 0, resolved: 0, waiting: 0, requests: 0 });
    await flow.quiet();
    expect(await desk.thread(guest)).toEqual(before);
    expect(guest.got).toEqual([]);
  });

  test('finds nothing at ids that cannot be', async () => {
    for (const wrong of ['nonsense', randomUUID()]) {
      expect((await desk.get(`/conversations/${wrong}`)).status).toBe(404);
      expect((await desk.patch(`/requests/${wrong}`, { status: 'open' })).status).toBe(404);
    }
  });
});
