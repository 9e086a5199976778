import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let malo: { user: TestUser; phone: string };
let manager: { user: TestUser; phone: string };

beforeAll(async () => {
  flow = await startMessaging({ settings: { TWILIO_ALERT_NUMBER: '+15005550006' } });
});
afterAll(() => flow?.stop());

/** A colleague with a telephone number. */
async function colleague(is_manager: boolean) {
  const user = await flow.server.asMemberOf(desk.hotel, 'staff', { first_name: is_manager ? 'Gwen' : 'Malo' });
  const phone = aNumber();
  await flow.server.db
    .insertInto('duty_contacts')
    .values({ hotel_id: desk.hotel.id, user_id: user.user_id, phone, is_manager })
    .execute();
  return { user, phone };
}

beforeEach(async () => {
  desk = await flow.desk({ phone: '+33 2 98 00 00 00' });
  guest = flow.guest(desk);
  malo = await colleague(false);
  manager = await colleague(true);
});

const disable = (id: string) =>
  flow.server.db.updateTable('user').set({ disabled_at: new Date() }).where('id', '=', id).execute();

type Step = { channel: string; state: string; calls: { state: string; name: string }[] };
const runs = async (at = desk) => (await at.get('/ladder')).body.runs as { outcome: string | null; steps: Step[] }[];
const steps = async () => (await runs())[0]?.steps ?? [];
const stateOf = async (channel: string) => (await steps()).find((step) => step.channel === channel)?.state;

/** Lets this step and the ones before it be due: time passes for the database. */
async function letPass(channel: string): Promise<void> {
  await until(`a ladder has begun`, async () => (await steps()).length);
  await sql`
    with now_due as (select s.due_at from ladder_steps s join ladders l on l.id = s.ladder_id
      where l.hotel_id = ${desk.hotel.id} and l.ended_at is null and s.channel = ${channel})
    update ladder_steps s set due_at = now() from now_due n
    where s.hotel_id = ${desk.hotel.id} and s.state = 'planned' and s.due_at <= n.due_at`.execute(flow.server.db);
}
const texts = (phone: string) => flow.twilio.messages.filter(({ to }) => to === phone);
const calls = (phone: string) => flow.twilio.calls.filter(({ to }) => to === phone);
const conversationId = async () => (await desk.thread(guest)).conversation['id'] as string;
const takeOver = async () => desk.put(`/conversations/${await conversationId()}/owner`, { owner: 'staff' });
const complains = () => guest.writes('I want to speak to a person, please.');

describe('a guest who waits for a person', () => {
  test('climbs from the console over SMS and call to the manager, each step once', async () => {
    await complains();
    await until('the console', async () => (await stateOf('console')) === 'done');
    await letPass('sms');
    await until('an SMS', () => texts(malo.phone).length);
    expect(texts(malo.phone)[0]!.body).toBe(
      `${desk.hotel.name}: a guest is waiting for an answer. ${flow.server.url}/requests?conversation=${await conversationId()}`,
    );
    await letPass('call');
    await until('a call', () => calls(malo.phone).length);
    expect(calls(manager.phone)).toHaveLength(0);
    await flow.twilio.endCall(calls(malo.phone)[0]!.sid, 'no-answer');
    await until('the manager, at once, because the telephone was not answered', () => calls(manager.phone).length);
    expect(texts(malo.phone)).toHaveLength(1);
    expect(calls(malo.phone)).toHaveLength(1);
    expect(texts(manager.phone)).toHaveLength(0);
  });

  test('a push that reaches nobody makes the SMS due at once', async () => {
    await complains();
    await letPass('push');
    await until('an SMS', () => texts(malo.phone).length);
    expect(await stateOf('push')).toBe('skipped');
  });

  test('taking over in the console ends the ladder and hangs up', async () => {
    await complains();
    await letPass('call');
    await until('a call', () => calls(malo.phone)[0]?.status === 'queued');
    await takeOver();
    await until('the end', async () => (await runs())[0]?.outcome === 'taken');
    await until('it was hung up', () => calls(malo.phone)[0]?.status === 'completed');
    expect((await steps()).filter(({ state }) => state === 'planned')).toEqual([]);
    expect(calls(manager.phone)).toHaveLength(0);
  });

  test('pressing 1 on the telephone takes the conversation over; another key does not', async () => {
    await complains();
    await letPass('call');
    const call = await until('a call', () => calls(malo.phone)[0]);
    const asked = await flow.twilio.answer(call.sid);
    expect(asked).toContain(`${desk.hotel.name}: a guest is waiting for an answer. Press 1 to take it.`);
    const action = /action="([^"]+)"/.exec(asked)![1]!;
    expect(await flow.twilio.press(call.sid, '5', action)).toContain('Nothing was pressed');
    expect((await desk.thread(guest)).conversation['owner']).toBe('assistant');
    expect(await flow.twilio.press(call.sid, '1', action)).toContain('The conversation is yours now');
    const { conversation, events } = await desk.thread(guest);
    expect(conversation).toMatchObject({ owner: 'staff', assigned_to: malo.user.user_id });
    expect(events.at(-1)).toMatchObject({ kind: 'taken_over', actor_name: 'Malo Berg' });
    await until('the end', async () => (await runs())[0]?.outcome === 'taken');
    expect(await flow.twilio.press(call.sid, '1', action)).toContain('is not waiting any more');
  });

  test('a colleague whose account is disabled takes nothing by telephone', async () => {
    await complains();
    await letPass('call');
    const call = await until('a call', () => calls(malo.phone)[0]);
    const action = /action="([^"]+)"/.exec(await flow.twilio.answer(call.sid))![1]!;
    await disable(malo.user.user_id);
    expect(await flow.twilio.press(call.sid, '1', action)).toContain('no longer have access');
    expect((await desk.thread(guest)).conversation['owner']).toBe('assistant');
  });

  test('a colleague whose account is disabled is not called', async () => {
    await disable(malo.user.user_id);
    await complains();
    await letPass('sms');
    await letPass('call');
    await until('the manager is called', () => calls(manager.phone).length);
    expect([texts(malo.phone), calls(malo.phone)]).toEqual([[], []]);
    expect((await desk.get('/ladder')).body.contacts.map(({ name }: { name: string }) => name)).not.toContain(
      'Malo Berg',
    );
  });

  test.each([
    ['taken by a colleague', { status: 'in_progress' }],
    ['done', { status: 'done' }],
  ])('pressing 1 changes no task that was %s meanwhile', async (_name, change) => {
    const { body: task } = await desk.post('/tasks', { title: 'Repair the shower', priority: 'urgent' });
    await sql`update tasks set due_at = now() where id = ${task.id}`.execute(flow.server.db);
    await letPass('call');
    const call = await until('a call', () => calls(malo.phone)[0]);
    const action = /action="([^"]+)"/.exec(await flow.twilio.answer(call.sid))![1]!;
    await desk.patch(`/tasks/${task.id}`, { ...change, owner_id: manager.user.user_id });
    // As before the round that ends the ladder.
    await sql`update ladders set ended_at = null where task_id = ${task.id}`.execute(flow.server.db);
    expect(await flow.twilio.press(call.sid, '1', action)).toContain('is not waiting any more');
    const { body } = await desk.get('/tasks?view=open');
    expect(body.tasks).toMatchObject([{ ...change, owner_id: manager.user.user_id }]);
  });

  test('is told once that nobody could come, with the hotel’s phone number', async () => {
    await complains();
    await flow.quiet();
    const before = guest.got.length;
    await letPass('guest');
    await until('the guest is told', () => guest.got.length > before);
    expect(guest.got.at(-1)!.body).toMatch(
      /has not been able to answer you yet.*You can also call us: \+33 2 98 00 00 00\.$/,
    );
    await until('all steps are settled', async () => (await steps()).every(({ state }) => state !== 'planned'));
    expect(guest.got).toHaveLength(before + 1);
  });

  test('with an ordinary question is not made an alarm of while reception is closed', async () => {
    const hour = (later: number) => `${String((new Date().getUTCHours() + later) % 24).padStart(2, '0')}:00`;
    desk = await flow.desk({ timezone: 'UTC', reception_opens: hour(2), reception_closes: hour(4) });
    guest = flow.guest(desk);
    await guest.writes('Can you arrange a balloon ride for us?');
    await until('a ladder has begun', async () => (await steps()).length);
    const { rows } = await sql<{ channel: string; minutes: number; on_the_hour: boolean }>`
      select s.channel, extract(epoch from s.due_at - now()) / 60 as minutes, extract(minute from s.due_at) < 16 as on_the_hour
      from ladder_steps s where s.hotel_id = ${desk.hotel.id}`.execute(flow.server.db);
    for (const { channel, minutes, on_the_hour } of rows) {
      if (channel === 'console') expect(Number(minutes)).toBeLessThanOrEqual(0);
      else expect(Number(minutes)).toBeGreaterThan(58);
      if (channel !== 'console') expect(on_the_hour).toBe(true);
    }
  });

  test('an emergency starts again, higher: SMS at once', async () => {
    await complains();
    await until('the console', async () => (await stateOf('console')) === 'done');
    expect(texts(malo.phone)).toHaveLength(0);
    await guest.writes('my wife collapsed and is not breathing');
    await until('an SMS', () => texts(malo.phone).length);
    expect((await runs()).map(({ outcome }) => outcome)).toEqual([null, 'raised']);
  });

  test('an SMS that the provider refuses makes the call due at once', async () => {
    await complains();
    await flow.quiet();
    flow.twilio.failNext(1, { status: 400, code: 21610, message: 'Attempt to send to unsubscribed recipient' });
    await letPass('sms');
    await until('a call', () => calls(malo.phone).length);
  });

  test('an SMS whose outcome is unknown is looked up and not sent again', async () => {
    await complains();
    await flow.quiet();
    flow.twilio.failNext(1, { resetAfterAcceptance: true });
    await letPass('sms');
    await until('an SMS', () => texts(malo.phone).length);
    await sql`update ladder_calls set due_at = now() where hotel_id = ${desk.hotel.id}`.execute(flow.server.db);
    await until('it is known', async () => {
      await sql`update ladder_calls set due_at = now() where hotel_id = ${desk.hotel.id} and state = 'trying'`.execute(
        flow.server.db,
      );
      return (await steps()).find(({ channel }) => channel === 'sms')?.calls[0]?.state === 'sent';
    });
    expect(texts(malo.phone)).toHaveLength(1);
  });

  test('is not seen by another hotel, which neither reads nor changes anything of it', async () => {
    const other = await flow.desk();
    await complains();
    await letPass('sms');
    await until('an SMS', () => texts(malo.phone).length);
    expect(await runs(other)).toEqual([]);
    const { body } = await other.get('/ladder');
    expect(JSON.stringify(body)).not.toContain(malo.phone);
    const admin = await flow.server.asMemberOf(other.hotel, 'admin');
    const put = (hotel: string, id: string) =>
      admin.client.put(`/api/hotels/${hotel}/duty-contacts/${id}`, { phone: '+33612345678', is_manager: true });
    expect((await put(desk.hotel.id, malo.user.user_id)).status).toBe(403);
    expect((await put(other.hotel.id, malo.user.user_id)).status).toBe(404);
  });

  test('leaves lines in the audit log', async () => {
    await complains();
    await until('the console', async () => (await stateOf('console')) === 'done');
    const lines = await flow.server.db
      .selectFrom('audit_log')
      .select(['action', 'entity', 'details'])
      .where('hotel_id', '=', desk.hotel.id)
      .where('entity', '=', 'ladder')
      .execute();
    expect(lines).toMatchObject([{ action: 'call_staff', details: { channel: 'console' } }]);
  });
});

describe('the webhooks of calls', () => {
  test('are refused without Twilio’s signature, and answer 404 for a call that does not exist', async () => {
    const at = `${flow.server.url}/webhooks/twilio/ladder/${randomUUID()}/pressed`;
    const unsigned = await fetch(at, { method: 'POST', body: new URLSearchParams({ Digits: '1' }) });
    expect(unsigned.status).toBe(403);
  });
});

describe('the settings of the ladder', () => {
  test('an admin changes the steps; staff may not', async () => {
    const rungs = [
      { priority: 'normal', channel: 'console', after_seconds: 0 },
      { priority: 'normal', channel: 'sms', after_seconds: 30 },
    ];
    expect((await desk.put('/ladder', { rungs })).status).toBe(403);
    const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
    const at = `/api/hotels/${desk.hotel.id}/ladder`;
    expect((await admin.client.put(at, { rungs })).body).toMatchObject({ rungs, is_default: false });
    expect((await admin.client.put(at, { rungs: [...rungs, rungs[0]] })).status).toBe(400);
    await complains();
    await until('a ladder', async () => (await steps()).length);
    expect((await steps()).map(({ channel }) => channel)).toEqual(['console', 'sms']);
  });

  test('a member saves a telephone number and tries an SMS and a call', async () => {
    expect((await desk.post('/ladder/tests', { channel: 'sms' })).status).toBe(409);
    const saved = await desk.put('/duty-contacts/me', { phone: '+33 6 12 34 56 78' });
    expect(saved.body).toMatchObject({ phone: '+33612345678', is_manager: false });
    expect((await desk.put('/duty-contacts/me', { phone: '12' })).status).toBe(400);
    expect((await desk.post('/ladder/tests', { channel: 'sms' })).status).toBe(201);
    await until('the SMS', () => texts('+33612345678').length);
    expect(texts('+33612345678')[0]!.body).toContain('this is a test of the alarm');
    await desk.post('/ladder/tests', { channel: 'call' });
    const call = await until('the call', () => calls('+33612345678')[0]);
    expect(await flow.twilio.answer(call.sid)).toContain('Nobody is waiting');
  });
});

describe('the settings of the ladder', () => {
  const asAdmin = () => flow.server.asMemberOf(desk.hotel, 'admin');
  const at = (path: string, where = desk) => `/api/hotels/${where.hotel.id}/ladder${path}`;

  test('say who is on duty, by signing on', async () => {
    await malo.user.client.put(`/api/hotels/${desk.hotel.id}/duty/me`, { is_on: true });
    const { contacts } = (await desk.get('/ladder')).body as { contacts: { user_id: string; is_on_duty: boolean }[] };
    const onDuty = contacts.filter(({ is_on_duty }) => is_on_duty).map(({ user_id }) => user_id);
    expect(onDuty).toEqual([malo.user.user_id]);
  });

  test('hold the hotel’s own prices, which no other hotel sees', async () => {
    expect((await desk.get('/ladder')).body).toMatchObject({ has_default_prices: true, prices: { currency: 'USD' } });
    const admin = await asAdmin();
    const prices = { currency: 'eur', sms: 0.0825, call: 0.1 };
    expect((await admin.client.put(at('/prices'), prices)).body).toMatchObject({
      has_default_prices: false,
      prices: { currency: 'EUR', sms: 0.0825, call: 0.1 },
    });
    expect((await admin.client.put(at('/prices'), { ...prices, currency: 'euro' })).status).toBe(400);
    const other = await flow.desk();
    expect((await other.get('/ladder')).body).toMatchObject({ has_default_prices: true });
    expect((await admin.client.put(at('/prices', other), prices)).status).toBe(403);
  });

  test('try the last step: the managers are called, and nobody else', async () => {
    const admin = await asAdmin();
    expect(await admin.client.post(at('/tests/managers'), {})).toMatchObject({
      status: 201,
      body: { calls: [{ channel: 'call', name: 'Gwen Berg' }] },
    });
    await until('the manager is called', () => calls(manager.phone).length);
    expect(calls(malo.phone)).toHaveLength(0);
    await flow.server.db.updateTable('duty_contacts').set({ phone: null }).where('phone', '=', manager.phone).execute();
    expect(await admin.client.post(at('/tests/managers'), {})).toMatchObject({ status: 409 });
  });
});
