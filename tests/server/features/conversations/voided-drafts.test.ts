import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging({ model: true });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  await desk.post('/faqs', { question: 'When does the sauna open?', answer: 'The sauna opens at 9.', language: 'en' });
  guest = flow.guest(desk);
  flow.model.recover();
  flow.model.calls.length = 0;
  flow.model.aborted.length = 0;
  flow.model.answerWith((request) => modelAnswer(request, {}));
  flow.model.failNext(1, 'hang');
  await guest.writes('Would my aunt and her friends from the choir like the sauna of yours?');
  await until('the model is asked', () => flow.model.calls.length === 1);
});

describe('a draft that is of no use any more is ended at the model', () => {
  test('when the guest writes again; the whole turn is answered once', async () => {
    await guest.writes('And when would they be able to go in?');
    await until('the first call is ended', () => flow.model.aborted.length === 1);
    await until('the guest is answered', () => guest.got.length);
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
  });

  test('when another worker has claimed the turn, because the session of this one was lost', async () => {
    const { requests } = await desk.thread(guest);
    const claimedBy = (claimed_by: number | null, due_at: Date) =>
      flow.server.db
        .updateTable('guest_requests')
        .set({ claimed_by, due_at })
        .where('id', '=', String(requests[0]!['id']))
        .execute();
    await claimedBy(0, new Date(Date.now() + 60_000));
    await until('the call is ended', () => flow.model.aborted.length === 1);
    expect(guest.got).toEqual([]);
    await claimedBy(null, new Date());
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
  });

  test('when staff set a status', async () => {
    const { requests } = await desk.thread(guest);
    await desk.patch(`/requests/${String(requests[0]!['id'])}`, { status: 'in_progress' });
    await until('the call is ended', () => flow.model.aborted.length === 1);
    await flow.quiet();
    expect(guest.got).toEqual([]);
  });
});
