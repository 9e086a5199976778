import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createOverdueTurnsService } from '#server/features/conversations/turns/overdue-turns.service.ts';
import type { LiveEventDraft } from '#shared/live-events.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let published: LiveEventDraft[];

beforeAll(async () => {
  // No worker runs: nothing answers.
  flow = await startMessaging({ role: 'api' });
  flow.server.clock.set('2026-09-10T20:00:00Z');
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  published = [];
});

const alarm = () =>
  createOverdueTurnsService({
    ...createTransactions(flow.server.db),
    clock: flow.server.clock,
    log: pino({ enabled: false }),
    events: { publish: async (_tx, ...events) => void published.push(...events) },
  }).alarm();
const request = async () => (await desk.thread(guest)).requests[0];

describe('a guest whom the assistant has not answered', () => {
  test('waits for staff after 60 s, first in the list, with an alarm', async () => {
    await guest.writes('What time is breakfast?');
    flow.server.clock.advance({ seconds: 59 });
    await alarm();
    expect(await request()).toMatchObject({ human_required: false });
    flow.server.clock.advance({ seconds: 2 });
    await alarm();
    expect(await request()).toMatchObject({
      human_required: true,
      status: 'open',
      priority: 'high',
      reasons: ['turn_overdue'],
    });
    const { body } = await desk.get('/conversations?state=waiting');
    expect(body.items).toHaveLength(1);
    expect(published.filter(({ hotel_id }) => hotel_id === desk.hotel.id)).toMatchObject([
      { type: 'request.updated' },
      { type: 'request.escalated', priority: 'high' },
    ]);
  });

  test('alarms once, however long it lasts', async () => {
    await guest.writes('What time is breakfast?');
    flow.server.clock.advance({ minutes: 2 });
    await alarm();
    const first = await request();
    published = [];
    flow.server.clock.advance({ minutes: 2 });
    await alarm();
    expect(published.filter(({ hotel_id }) => hotel_id === desk.hotel.id)).toEqual([]);
    expect(await request()).toEqual(first);
  });

  test('another hotel is not alarmed', async () => {
    const other = await flow.desk();
    await guest.writes('What time is breakfast?');
    flow.server.clock.advance({ minutes: 2 });
    await alarm();
    expect((await other.get('/conversations?state=waiting')).body.items).toEqual([]);
    expect(published.filter(({ hotel_id }) => hotel_id === other.hotel.id)).toEqual([]);
  });
});

describe('a guest whose reply the provider does not take', () => {
  /** The reply is stored, and the provider has not taken it. */
  const answered = async () => {
    await guest.writes('What time is breakfast?');
    const { id, conversation_id } = (await request())!;
    const at = flow.server.clock.now();
    await flow.server.db
      .updateTable('guest_requests')
      .set({ turn_state: 'answered', status: 'completed' })
      .where('id', '=', id)
      .execute();
    await flow.server.db
      .insertInto('messages')
      .values({
        hotel_id: desk.hotel.id,
        conversation_id,
        request_id: id,
        direction: 'out',
        author: 'assistant',
        content: 'From seven.',
        created_at: at,
      })
      .execute();
  };

  test('waits for staff after 60 s, and no longer when the reply has left', async () => {
    await answered();
    flow.server.clock.advance({ seconds: 59 });
    await alarm();
    expect(await request()).toMatchObject({ human_required: false, status: 'completed' });
    flow.server.clock.advance({ seconds: 2 });
    await alarm();
    expect(await request()).toMatchObject({ human_required: true, status: 'open', reasons: ['reply_delayed'] });
    expect((await desk.get('/conversations?state=waiting')).body.items).toHaveLength(1);
    await alarm();
    expect(published.filter(({ type }) => type === 'request.escalated')).toHaveLength(1);
    await flow.server.db
      .updateTable('messages')
      .set({ provider_sid: `SM${'1'.repeat(32)}`, delivery_status: 'sent' })
      .where('hotel_id', '=', desk.hotel.id)
      .where('direction', '=', 'out')
      .execute();
    await alarm();
    expect(await request()).toMatchObject({ human_required: false, status: 'completed', reasons: [] });
    expect((await desk.get('/conversations?state=waiting')).body.items).toEqual([]);
  });

  test('stays with staff who have taken the request up', async () => {
    await answered();
    flow.server.clock.advance({ minutes: 2 });
    await alarm();
    await desk.patch(`/requests/${(await request())!['id']}`, { status: 'in_progress' });
    await alarm();
    expect(await request()).toMatchObject({ status: 'in_progress' });
  });
});
