import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMessaging, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

/** Far longer than the test: a turn that waits for it is not answered in time. */
const quietMs = 60_000;

describe('danger is decided when the message is received', () => {
  let flow: Messaging;
  beforeAll(async () => {
    flow = await startMessaging({ quietMs });
  });
  afterAll(() => flow?.stop());

  test('the safety sentence and the alarm do not wait for the quiet time of a burst', async () => {
    const desk = await flow.desk();
    const [calm, guest] = [flow.guest(desk), flow.guest(desk)];
    await calm.writes('When is breakfast?');
    await guest.writes('hello');
    await guest.writes('my wife collapsed and is not breathing');
    await until('the safety sentence', () => guest.got.length);
    const { requests } = await desk.thread(guest);
    expect(requests).toMatchObject([{ priority: 'urgent', human_required: true, reasons: ['safety'] }]);
    expect(calm.got).toHaveLength(0);
  });

  test('a message that follows at once neither delays nor repeats it', async () => {
    const desk = await flow.desk();
    const guest = flow.guest(desk);
    await Promise.all([guest.writes('there is a fire in our room'), guest.writes('room 12'), guest.writes('hurry')]);
    await until('the safety sentence', () => guest.got.length);
    expect(guest.got).toHaveLength(1);
    // The texts that came after the sentence was sent wait for their own turn.
    const urgent = { priority: 'urgent', human_required: true };
    expect((await desk.thread(guest)).requests).toContainEqual(expect.objectContaining(urgent));
  });
});

describe('danger that is spoken', () => {
  const note = { media: [{ content_type: 'audio/ogg', data: Buffer.from('OggS\0voice') }] };
  let flow: Messaging;
  beforeAll(async () => {
    flow = await startMessaging({ quietMs, model: true });
  });
  afterAll(() => flow?.stop());

  test('calls staff and answers without the quiet time, with one call of the model', async () => {
    const [desk, other] = [await flow.desk(), await flow.desk()];
    const guest = flow.guest(desk);
    flow.model.hear({ text: 'Help, there is a fire in my room!' });
    const before = flow.model.heard.count;
    await guest.writes(note);
    await until('the safety sentence', () => guest.got.length);
    const { requests, messages } = await desk.thread(guest);
    expect(requests).toMatchObject([{ priority: 'urgent', human_required: true, reasons: ['safety'] }]);
    expect(messages[0]).toMatchObject({ transcript: { text: 'Help, there is a fire in my room!' } });
    expect(flow.model.heard.count - before).toBe(1);
    expect((await other.get('/conversations?state=waiting')).body.items).toEqual([]);
  });

  test('a harmless note waits for the rest of its burst, with its transcript', async () => {
    const desk = await flow.desk();
    const guest = flow.guest(desk);
    flow.model.hear({ text: 'When is breakfast?' });
    await guest.writes(note);
    await until('the transcript', async () => (await desk.thread(guest)).messages[0]?.['transcript']);
    expect((await desk.thread(guest)).requests).toMatchObject([{ priority: 'normal', human_required: false }]);
    expect(guest.got).toHaveLength(0);
  });

  test('a note that cannot be heard at receipt is left to its turn', async () => {
    const desk = await flow.desk();
    const guest = flow.guest(desk);
    flow.model.hear(null);
    await guest.writes(note);
    await guest.writes('there is a fire in our room');
    await until('the safety sentence', () => guest.got.length);
    expect((await desk.thread(guest)).requests).toMatchObject([{ priority: 'urgent', human_required: true }]);
  });
});

type Flow = Awaited<ReturnType<typeof startMessaging>>;
type Desk = Awaited<ReturnType<Flow['desk']>>;

/** Staff of this hotel were called once, those of the other not. */
async function expectOneAlarm(flow: Flow, desk: Desk, other: Desk): Promise<void> {
  const events = await flow.server.db.selectFrom('live_events').select(['hotel_id', 'data']).execute();
  const alarms = events.filter(({ data }) => data.type === 'request.escalated');
  expect(alarms.map(({ hotel_id }) => hotel_id)).toEqual([desk.hotel.id]);
  expect((await other.get('/conversations?state=waiting')).body.items).toEqual([]);
}

describe('without any worker', () => {
  test('danger in a voice note calls staff once, in this hotel only', async () => {
    const flow = await startMessaging({ role: 'api', model: true });
    try {
      const [desk, other] = [await flow.desk(), await flow.desk()];
      const guest = flow.guest(desk);
      flow.model.hear({ text: 'My husband has collapsed and is not breathing' });
      const media = [{ content_type: 'audio/ogg', data: Buffer.from('OggS\0voice') }];
      await guest.writes({ media });
      const waiting = async () => (await desk.get('/conversations?state=waiting')).body.items.length === 1;
      await until('staff were called', waiting);
      await guest.writes({ media });
      const heard = async () => (await desk.thread(guest)).messages.every(({ transcript }) => transcript);
      await until('both notes were heard', heard);
      const urgent = { priority: 'urgent', human_required: true, status: 'open', reasons: ['safety'] };
      expect((await desk.thread(guest)).requests).toMatchObject([urgent]);
      await expectOneAlarm(flow, desk, other);
    } finally {
      await flow.stop();
    }
  });

  test('danger calls staff when its message is stored, in this hotel only', async () => {
    const flow = await startMessaging({ role: 'api' });
    try {
      const [desk, other] = [await flow.desk(), await flow.desk()];
      const [guest, calm] = [flow.guest(desk), flow.guest(desk)];
      await calm.writes('When is breakfast?');
      await guest.writes('help, there is smoke everywhere in the corridor');
      const { body } = await desk.get('/conversations?state=waiting');
      expect(body.items).toHaveLength(1);
      const waiting = { priority: 'urgent', human_required: true, status: 'open', reasons: ['safety'] };
      expect((await desk.thread(guest)).requests).toMatchObject([waiting]);
      await expectOneAlarm(flow, desk, other);
    } finally {
      await flow.stop();
    }
  });
});

describe('the queue of turns', () => {
  test('takes a turn with danger first', async () => {
    const flow = await startMessaging({ role: 'api', quietMs });
    try {
      const desk = await flow.desk();
      await flow.guest(desk).writes('When is breakfast?');
      await flow.guest(desk).writes('help, there is smoke everywhere in the corridor');
      const { rows } = await sql<{ priority: number; waits: boolean }>`
        select turn_priority as priority, due_at > now() + interval '30 seconds' as waits from guest_requests
        where turn_state = 'waiting' order by turn_priority desc`.execute(flow.server.db);
      expect(rows).toEqual([
        { priority: 10, waits: false },
        { priority: 0, waits: true },
      ]);
    } finally {
      await flow.stop();
    }
  });
});
