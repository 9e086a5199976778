import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createOwnershipService } from '#server/features/conversations/ownership/ownership.service.ts';
import { createAuditService } from '#server/features/platform/audit.service.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
  flow.server.clock.set('2026-09-10T20:00:00Z');
});
afterAll(() => flow?.stop());

async function staffHaveReplied() {
  desk = await flow.desk();
  desk.staff = await flow.server.asMemberOf(desk.hotel, 'admin');
  const answer = 'Breakfast is served from 7:00 to 10:30.';
  await desk.post('/faqs', { question: 'When is breakfast?', answer, category: 'Services', language: 'en' });
  guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  id = (await desk.thread(guest)).conversation['id'];
  await reply();
}
const reply = async () => {
  await desk.post(`/conversations/${id}/messages`, { content: 'On my way.', client_key: randomUUID() });
  await flow.quiet();
};
const conversation = async () => (await desk.thread(guest)).conversation;
const inMinutes = (minutes: number) => new Date(flow.server.clock.now().getTime() + minutes * 60_000).toISOString();
const isBack = () => until('the assistant has it', async () => (await conversation())['owner'] === 'assistant');
/** Waits until a conversation that is due later has returned, so that all earlier ones have been processed. */
const roundIsOver = async () => {
  const witness = flow.guest(desk);
  await witness.writes('I want to talk to a human please');
  await flow.quiet();
  const there = (await desk.thread(witness)).conversation['id'];
  await desk.put(`/conversations/${there}/owner`, { owner: 'staff' });
  const due = { assistant_returns_at: flow.server.clock.now() };
  await flow.server.db.updateTable('conversations').set(due).where('id', '=', there).execute();
  await until('the witness is back', async () => (await desk.thread(witness)).conversation['owner'] === 'assistant');
  await flow.quiet();
};
const saveMinutes = (minutes: number) =>
  flow.server
    .asMemberOf(desk.hotel, 'admin')
    .then(({ client }) =>
      client.put(`/api/hotels/${desk.hotel.id}/message-settings`, { assistant_returns_after_minutes: minutes }),
    );

describe('a conversation that staff have left', () => {
  beforeEach(staffHaveReplied);

  test('returns after two hours without a staff action, as announced to the console', async () => {
    expect((await conversation())['assistant_returns_at']).toBe(inMinutes(120));
    flow.server.clock.advance({ minutes: 100 });
    await reply();
    expect((await conversation())['assistant_returns_at']).toBe(inMinutes(120));
    flow.server.clock.advance({ minutes: 119 });
    await roundIsOver();
    expect((await conversation())['owner']).toBe('staff');
    flow.server.clock.advance({ minutes: 2 });
    await isBack();
    const { events, conversation: after } = await desk.thread(guest);
    expect(after).toMatchObject({ assigned_to: null, assigned_name: null, assistant_returns_at: null });
    expect(events.at(-1)).toMatchObject({ kind: 'returned', actor_name: null, details: { minutes: 120 } });
  });

  test('answers what the guest wrote meanwhile, and is not postponed by a guest’s message', async () => {
    flow.server.clock.advance({ minutes: 90 });
    await guest.writes('When is breakfast?');
    await flow.quiet();
    const before = guest.got.length;
    expect(await conversation()).toMatchObject({ human_required_count: 1 });
    flow.server.clock.advance({ minutes: 31 });
    await isBack();
    await flow.quiet();
    expect(guest.got.slice(before).map(({ body }) => body)).toEqual([expect.stringContaining('7:00')]);
    expect(await conversation()).toMatchObject({ human_required_count: 0 });
  });

  test('keeps the alarm of what only a person can answer', async () => {
    await guest.writes('Please refund my payment of yesterday');
    await flow.quiet();
    await desk.put(`/conversations/${id}/owner`, { owner: 'staff' });
    expect(await conversation()).toMatchObject({ human_required_count: 0 });
    flow.server.clock.advance({ minutes: 121 });
    await isBack();
    await flow.quiet();
    expect(await conversation()).toMatchObject({ human_required_count: 1, waiting_since: inMinutes(0) });
  });

  test('stays with people while an emergency is open, and goes back when that is resolved', async () => {
    await guest.writes('My husband is unconscious, please help!!');
    await flow.quiet();
    expect((await conversation())['assistant_returns_at']).toBeNull();
    await reply();
    expect((await conversation())['assistant_returns_at']).toBeNull();
    flow.server.clock.advance({ hours: 5 });
    await roundIsOver();
    expect((await conversation())['owner']).toBe('staff');
    await desk.post(`/conversations/${id}/resolve`, {});
    expect((await conversation())['owner']).toBe('assistant');
  });

  test('stays with staff if an emergency arrived meanwhile: the scheduler checks again', async () => {
    await guest.writes('There is a fire in my room');
    await flow.quiet();
    const due = { assistant_returns_at: flow.server.clock.now() };
    await flow.server.db.updateTable('conversations').set(due).where('id', '=', id).execute();
    await until('the round has looked', async () => (await conversation())['assistant_returns_at'] === null);
    expect((await conversation())['owner']).toBe('staff');
  });
});

describe('the hotel’s own period', () => {
  beforeEach(staffHaveReplied);

  test('applies at once to conversations that staff own, in this hotel only', async () => {
    const ours = { desk, guest };
    await staffHaveReplied();
    expect((await saveMinutes(45)).body).toMatchObject({ assistant_returns_after_minutes: 45 });
    expect((await conversation())['assistant_returns_at']).toBe(inMinutes(45));
    expect((await ours.desk.thread(ours.guest)).conversation['assistant_returns_at']).toBe(inMinutes(120));
  });

  test('of 0 leaves every conversation with staff until it is handed back', async () => {
    await saveMinutes(0);
    expect((await conversation())['assistant_returns_at']).toBeNull();
    await reply();
    expect((await conversation())['assistant_returns_at']).toBeNull();
    await saveMinutes(30);
    expect((await conversation())['assistant_returns_at']).toBe(inMinutes(30));
  });

  test('that has already passed is announced before it takes effect', async () => {
    flow.server.clock.advance({ minutes: 90 });
    await saveMinutes(10);
    expect((await conversation())['assistant_returns_at']).toBe(inMinutes(5));
  });

  test.each([-1, 1.5, 1441, 'soon'])('of %s minutes is refused with words', async (minutes) => {
    expect(await saveMinutes(minutes as number)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

test('several workers give a conversation back once, and its guest is answered once', async () => {
  await staffHaveReplied();
  await guest.writes('When is breakfast?');
  await flow.quiet();
  const before = guest.got.length;
  flow.server.clock.advance({ minutes: 121 });
  const worker = () =>
    createOwnershipService({
      ...createTransactions(flow.server.db),
      audit: createAuditService(),
      clock: flow.server.clock,
      events: { publish: () => Promise.resolve() } as never,
      work: { queued: () => {}, announce: () => {} },
      log: pino({ level: 'silent' }),
      openPromise: () => Promise.resolve(null),
    });
  await Promise.all(Array.from({ length: 4 }, () => worker().returnDue()));
  await flow.quiet();
  const returned = (await desk.thread(guest)).events.filter((event) => event['kind'] === 'returned');
  expect(returned).toHaveLength(1);
  expect(guest.got).toHaveLength(before + 1);
});
