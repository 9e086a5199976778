import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startStays, type Stays } from '#tests/support/stays.ts';
import type { Desk, Guest } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
  await writes('I want to talk to a human please');
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const at = (clock: string) => `2026-09-01T${clock}:00.000Z`;
const setClock = (instant: string) => stays.flow.server.clock.set(instant);
const writes = async (text: string) => {
  await guest.writes(text);
  await stays.flow.quiet();
};
const hold = (draft: object, of = desk) =>
  of.post(`/conversations/${id}/held-replies`, { content: 'Your taxi is here.', client_key: randomUUID(), ...draft });
type Held = { id: string; ended: string | null };
const held = async (): Promise<Held[]> => (await desk.get(`/conversations/${id}`)).body.held_replies;
const nothingHeld = () => until('nothing is held', async () => (await held()).length === 0);
const ended = (how: string) => until(`it ended: ${how}`, async () => (await held())[0]?.ended === how);
const got = () => guest.got.filter(({ body }) => String(body).includes('taxi')).length;
const audited = async (entity: string, action: string) =>
  (
    await stays.flow.server.db
      .selectFrom('audit_log')
      .select('id')
      .where('hotel_id', '=', desk.hotel.id)
      .where('entity', '=', entity)
      .where('action', '=', action)
      .execute()
  ).length;

describe('a reply that is sent later', () => {
  test('leaves once at its time, in the name of its writer', async () => {
    const draft = { send_at: at('12:00'), client_key: randomUUID() };
    expect((await hold(draft)).body).toMatchObject({ ended: null, send_at: at('12:00') });
    expect((await hold(draft)).status).toBe(201);
    expect(await held()).toHaveLength(1);
    expect(got()).toBe(0);
    setClock(at('12:00'));
    await nothingHeld();
    await stays.flow.quiet();
    expect(got()).toBe(1);
    const message = (await desk.thread(guest)).messages.at(-1);
    expect(message).toMatchObject({ author: 'staff', author_id: desk.staff.user_id, content: 'Your taxi is here.' });
    expect([await audited('held_reply', 'create'), await audited('message', 'send')]).toEqual([1, 1]);
  });

  test('is not sent if the guest writes first, where its writer chose that, and says so', async () => {
    await hold({ send_at: at('12:00'), cancel_if_guest_writes: true });
    setClock(at('11:00'));
    await writes('I have found it, thanks');
    await ended('guest_wrote');
    setClock(at('12:01'));
    await stays.flow.quiet();
    expect(got()).toBe(0);
    expect(await audited('held_reply', 'cancel')).toBe(1);
    await desk.delete(`/conversations/${id}/held-replies/${(await held())[0]!.id}`);
    expect(await held()).toEqual([]);
  });

  test('is kept back, unread, where the window has closed', async () => {
    await hold({ send_at: '2026-09-03T09:00:00.000Z' });
    await desk.post(`/conversations/${id}/read`);
    setClock('2026-09-03T09:00:00.000Z');
    await ended('window_closed');
    expect((await desk.thread(guest)).conversation['unread_count']).toBe(1);
    expect(got()).toBe(0);
  });

  test('can be withdrawn, and is refused in the past or with an empty variable', async () => {
    const { body } = await hold({ send_at: at('12:00') });
    expect((await desk.delete(`/conversations/${id}/held-replies/${body.id}`)).status).toBe(200);
    expect((await desk.delete(`/conversations/${id}/held-replies/${body.id}`)).status).toBe(404);
    expect((await hold({ send_at: at('09:00') })).status).toBe(400);
    expect((await hold({ send_at: at('12:00'), content: '{{wifi}}' })).body.reason.code).toBe('reply_has_gap');
    expect((await hold({})).body.reason.code).toBe('window_is_open');
    expect(await held()).toEqual([]);
  });
});

describe('a text that cannot be settled', () => {
  const insertHeld = (of: Desk, conversation: string, content: string, count: number) =>
    sql`insert into held_replies (hotel_id, conversation_id, content, client_key, author_id, author_name, send_at)
      select ${of.hotel.id}, ${conversation}, ${content}, 'key ' || n, ${of.staff.user_id}, 'Robin', ${at('11:00')}
      from generate_series(1, ${count}::integer) n`.execute(stays.flow.server.db);
  const threadOf = async (of: Desk) => {
    const other = stays.flow.guest(of);
    await other.writes('I want to talk to a human please');
    await stays.flow.quiet();
    return { other, thread: (await of.thread(other)).conversation['id'] as string };
  };

  test('keeps back no text of another hotel: neither behind a waiting turn nor where it fails each time', async () => {
    const { db } = stays.flow.server;
    const waits = await stays.flow.desk();
    const fails = await stays.flow.desk();
    const [turn, one] = [await threadOf(waits), await threadOf(fails)];
    await sql`insert into guest_requests (hotel_id, conversation_id, message, due_at)
      values (${waits.hotel.id}, ${turn.thread}, 'Hm', now() + interval '1 day')`.execute(db);
    await insertHeld(waits, turn.thread, 'Your taxi is here.', 120);
    await insertHeld(fails, one.thread, '', 120);
    await hold({ send_at: at('11:00') });
    setClock(at('11:00'));
    await nothingHeld();
    const { rows } = await sql`select from held_replies where ended is null`.execute(db);
    expect(rows).toHaveLength(240);
    await sql`delete from held_replies`.execute(db);
    await sql`update guest_requests set turn_state = 'silent' where turn_state = 'waiting'`.execute(db);
  }, 60_000);

  test('is not one whose key another reply has, or a text of another hotel', async () => {
    const client_key = randomUUID();
    expect((await hold({ send_at: at('12:00'), client_key })).status).toBe(201);
    await desk.post(`/conversations/${id}/messages`, { content: 'Hello', client_key });
    const other = await stays.flow.desk();
    const { thread } = await threadOf(other);
    const draft = { content: 'Good evening', client_key, send_at: at('13:00') };
    expect((await other.post(`/conversations/${thread}/held-replies`, draft)).status).toBe(201);
    setClock(at('12:00'));
    await nothingHeld();
    await stays.flow.quiet();
    expect(got()).toBe(1);
  });

  test('has one conversation: its key is refused in another', async () => {
    const client_key = randomUUID();
    await hold({ send_at: at('12:00'), client_key });
    const { thread } = await threadOf(desk);
    const draft = { content: 'Good evening', client_key, send_at: at('13:00') };
    expect((await desk.post(`/conversations/${thread}/held-replies`, draft)).body.reason.code).toBe('sent_elsewhere');
  });
});

test('a text does not wait for a conversation that another transaction holds', async () => {
  const { db } = stays.flow.server;
  const busy = await stays.flow.desk();
  const other = stays.flow.guest(busy);
  await other.writes('I want to talk to a human please');
  await stays.flow.quiet();
  const thread = (await busy.thread(other)).conversation['id'] as string;
  const later = { content: 'Your room is ready.', client_key: randomUUID(), send_at: at('12:00') };
  expect((await busy.post(`/conversations/${thread}/held-replies`, later)).status).toBe(201);
  await hold({ send_at: at('12:00') });
  await db.transaction().execute(async (tx) => {
    await sql`select from conversations where id = ${thread} for update`.execute(tx);
    setClock(at('12:00'));
    await nothingHeld();
  });
  await until('it leaves once it is free', async () => other.got.some(({ body }) => body === later.content));
});

describe('a clock that differs between processes', () => {
  test('hides no message of the guest, and takes an earlier one for no answer', async () => {
    setClock(at('10:05'));
    await writes('And a taxi, please');
    setClock(at('10:00'));
    await hold({ send_at: at('12:00'), cancel_if_guest_writes: true });
    await stays.flow.quiet();
    expect((await held())[0]!.ended).toBeNull();
    setClock(at('09:59'));
    await writes('I have found it, thanks');
    await ended('guest_wrote');
  });
});

describe('a text whose writer has left', () => {
  test.each([
    ['the account was disabled', () => sql`update "user" set disabled_at = now() where id = ${desk.staff.user_id}`],
    ['the person was removed from the hotel', () => sql`delete from hotel_staff where user_id = ${desk.staff.user_id}`],
  ])('returns to the conversation, unread: %s', async (_name, leaves) => {
    await hold({ send_at: at('12:00') });
    const colleague = await stays.flow.server.asMemberOf(desk.hotel, 'staff');
    const path = `/api/hotels/${desk.hotel.id}/conversations/${id}`;
    await leaves().execute(stays.flow.server.db);
    await until(
      'it has ended',
      async () => (await colleague.client.get(path)).body.held_replies[0]?.ended === 'author_left',
    );
    expect((await colleague.client.get(path)).body.conversation.unread_count).toBe(1);
    setClock(at('12:01'));
    await stays.flow.quiet();
    expect(got()).toBe(0);
  });

  test('is sent where a super admin wrote it, who is no member', async () => {
    const { client } = await stays.flow.server.asSuperAdmin({ actingIn: desk.hotel });
    const path = `/api/hotels/${desk.hotel.id}/conversations/${id}/held-replies`;
    const draft = { content: 'Your taxi is here.', client_key: randomUUID(), send_at: at('12:00') };
    expect((await client.post(path, draft)).status).toBe(201);
    setClock(at('12:00'));
    await nothingHeld();
    await stays.flow.quiet();
    expect(got()).toBe(1);
  });
});

test('a text that has left its place and not the queue is not sent after a STOP', async () => {
  await hold({ send_at: at('12:00') });
  stays.flow.twilio.failNext(1, { status: 503 });
  setClock(at('12:00'));
  await nothingHeld();
  await until('it waits for its second attempt', async () => {
    const { numAffectedRows } = await sql`
      update messages set due_at = now() + interval '1 hour' where conversation_id = ${id} and content like '%taxi%'
        and attempts = 1 and attempt_by is null`.execute(stays.flow.server.db);
    return Number(numAffectedRows) > 0;
  });
  await guest.writes('STOP');
  await until('the STOP was read', async () => (await desk.thread(guest)).conversation['opted_out_at'] !== null);
  await stays.flow.hurry();
  await until('it has failed', async () =>
    (await desk.thread(guest)).messages.some(
      ({ content, delivery_status }) => String(content).includes('taxi') && delivery_status === 'failed',
    ),
  );
  expect(got()).toBe(0);
});

describe('a text for a guest whose window is closed', () => {
  let content_sid: string;
  beforeEach(async () => {
    content_sid = await stays.approve('welcome', 'Hello {{guest_name}}, may we write to you here?');
    setClock('2026-09-03T09:00:00Z');
  });
  const ask = () => ({ content_sid, variables: { '1': 'Ada' } });

  test('waits behind a template that asks, and leaves once when the guest answers', async () => {
    expect((await hold({ ask: ask() })).status).toBe(201);
    await stays.flow.quiet();
    expect(guest.got.filter((one) => one.content_sid === content_sid)).toHaveLength(1);
    expect(got()).toBe(0);
    setClock('2026-09-03T10:00:00Z');
    await writes('Yes please');
    await nothingHeld();
    await stays.flow.quiet();
    expect(got()).toBe(1);
  });

  test('expires after three days', async () => {
    await hold({ ask: ask() });
    setClock('2026-09-06T09:00:00Z');
    await ended('expired');
    await writes('Yes please');
    expect(got()).toBe(0);
  });

  test('is not sent to a guest who answers STOP', async () => {
    await hold({ ask: ask() });
    setClock('2026-09-03T10:00:00Z');
    await writes('STOP');
    await ended('opted_out');
    expect(got()).toBe(0);
  });
});

describe('a reply that may be undone for five seconds', () => {
  const send = (draft: object = {}, of = desk) => hold({ soon: true, ...draft }, of);
  const fiveSecondsLater = async () => {
    setClock('2026-09-01T10:00:05.000Z');
    await nothingHeld();
    await stays.flow.quiet();
  };
  beforeEach(() => setClock('2026-09-01T10:00:00.000Z'));

  test('leaves once after them, and a repeated call sends nothing more', async () => {
    const draft = { client_key: randomUUID() };
    expect((await send(draft)).body).toMatchObject({ soon: true, send_at: '2026-09-01T10:00:05.000Z', ...draft });
    expect((await send(draft)).status).toBe(201);
    setClock('2026-09-01T10:00:04.999Z');
    await stays.flow.quiet();
    expect(got()).toBe(0);
    await fiveSecondsLater();
    expect(got()).toBe(1);
    expect((await send(draft)).body).toMatchObject({ content: 'Your taxi is here.', ...draft });
    expect(await held()).toEqual([]);
    const { conversation, messages } = await desk.thread(guest);
    expect(conversation).toMatchObject({ owner: 'staff', assigned_to: desk.staff.user_id });
    expect(messages.at(-1)).toMatchObject({ author: 'staff', ...draft });
  });

  test('is undone within them, and not after', async () => {
    const { body } = await send();
    expect((await desk.delete(`/conversations/${id}/held-replies/${body.id}`)).status).toBe(200);
    const again = (await send()).body;
    await fiveSecondsLater();
    expect(got()).toBe(1);
    expect((await desk.delete(`/conversations/${id}/held-replies/${again.id}`)).status).toBe(404);
  });

  test('reaches a guest who has asked for no messages, as every reply of a person does', async () => {
    await writes('STOP');
    await send();
    await fiveSecondsLater();
    expect(got()).toBe(1);
  });

  test('is refused once the window is closed', async () => {
    setClock('2026-09-03T09:00:00Z');
    expect((await send()).body.code).toBe('window_closed');
  });

  test("is refused where a colleague's reply is about to leave, until its writer wants it all the same", async () => {
    const { client } = await stays.flow.server.asMemberOf(desk.hotel, 'staff');
    const theirs = { content: 'I am on my way.', client_key: randomUUID(), soon: true };
    await client.post(`/api/hotels/${desk.hotel.id}/conversations/${id}/held-replies`, theirs);
    const { messages } = await desk.thread(guest);
    const draft = { seen_message_id: messages.at(-1)!['id'] as string };
    expect((await send(draft)).body.reason.code).toBe('colleague_answered');
    expect((await send()).status).toBe(201);
  });

  test('answers what is resolved with it: the assistant does not write as well', async () => {
    await desk.put(`/conversations/${id}/owner`, { owner: 'staff' });
    await writes('And may I have two towels?');
    await send();
    const { body } = await desk.post(`/conversations/${id}/resolve`, {});
    expect(body.conversation).toMatchObject({ owner: 'assistant', open_count: 0 });
    const before = guest.got.length;
    await fiveSecondsLater();
    setClock('2026-09-01T10:01:00.000Z');
    await stays.flow.quiet();
    expect(guest.got.length).toBe(before + 1);
    expect(got()).toBe(1);
  });

  test('is not sent, undone or read by another hotel', async () => {
    const { body } = await send();
    const other = await stays.flow.desk();
    expect((await send({}, other)).status).toBe(404);
    expect((await other.delete(`/conversations/${id}/held-replies/${body.id}`)).status).toBe(404);
    await fiveSecondsLater();
    expect(got()).toBe(1);
  });
});

test('another hotel neither holds nor withdraws a text', async () => {
  const { body } = await hold({ send_at: at('12:00') });
  const other = await stays.flow.desk();
  expect((await hold({ send_at: at('12:00') }, other)).status).toBe(404);
  expect((await other.delete(`/conversations/${id}/held-replies/${body.id}`)).status).toBe(404);
  expect(await held()).toHaveLength(1);
});
