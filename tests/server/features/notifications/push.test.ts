import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSubscription, startFakePush, type FakePush } from '#tests/support/fakes/push.fake.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let push: FakePush;
let flow: Messaging;
let desk: Desk;
let guest: Guest;
let device: string;

beforeAll(async () => {
  push = await startFakePush();
  flow = await startMessaging({ settings: { WEB_PUSH_BASE_URL: push.url } });
});
afterAll(async () => {
  await flow?.stop();
  await push?.close();
  expect(push?.violations).toEqual([]);
});
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  device = randomUUID();
});

const register = () => desk.post('/push/devices', aSubscription(device).draft);
const pushed = () => push.messages.filter(({ path }) => path === `/send/${device}`);
const stepOf = async (channel: string) => {
  const { body } = await desk.get('/ladder');
  return (body.runs[0]?.steps ?? []).find((step: { channel: string }) => step.channel === channel);
};
async function letPushBeDue(): Promise<void> {
  await until('a ladder has begun', () => stepOf('push'));
  await sql`
    update ladder_steps set due_at = now()
    where hotel_id = ${desk.hotel.id} and channel in ('console', 'push') and state = 'planned'`.execute(flow.server.db);
}

describe('a registered device', () => {
  test('gets an encrypted notice when a guest waits', async () => {
    expect((await register()).body.devices).toMatchObject([{ label: 'Firefox, Android', received_at: null }]);
    await guest.writes('I want to speak to a person, please.');
    await letPushBeDue();
    await until('the notice', () => pushed().length);
    expect(pushed()[0]!.body.toString('latin1')).not.toContain(desk.hotel.name);
    expect(await stepOf('push')).toMatchObject({ state: 'done', calls: [{ channel: 'push' }] });
  });

  test('that does not exist any more is removed, and the next step happens at once', async () => {
    await register();
    push.gone.add(device);
    await guest.writes('I want to speak to a person, please.');
    await letPushBeDue();
    await until('it is removed', async () => (await desk.get('/push')).body.devices.length === 0);
    // No number is set for SMS: the step is skipped as soon as it is due.
    await until('the next step', async () => (await stepOf('sms'))?.state === 'skipped');
  });

  test('is tried, and confirms the notice', async () => {
    const { id } = (await register()).body.devices[0];
    expect((await desk.post(`/push/devices/${id}/test`)).status).toBe(202);
    await until('the notice', () => pushed().length);
    await desk.post(`/push/devices/${id}/received`);
    expect((await desk.get('/push')).body.devices[0].received_at).not.toBeNull();
  });

  test('is kept once, and removed by its owner only', async () => {
    const { draft } = aSubscription(device);
    await desk.post('/push/devices', draft);
    const { id } = (await desk.post('/push/devices', draft)).body.devices[0];
    const colleague = await flow.server.asMemberOf(desk.hotel, 'admin');
    const at = `/api/hotels/${desk.hotel.id}/push/devices/${id}`;
    expect((await colleague.client.delete(at)).status).toBe(404);
    const other = await flow.desk();
    expect((await other.delete(`/push/devices/${id}`)).status).toBe(404);
    expect((await other.get('/push')).body.devices).toEqual([]);
    expect((await desk.delete(`/push/devices/${id}`)).body.devices).toEqual([]);
  });
});

test('only the browsers’ push services are called', async () => {
  const { draft } = aSubscription(device);
  for (const endpoint of ['https://example.com/send/1', 'http://fcm.googleapis.com/send/1', 'https://10.0.0.1/send/1'])
    expect((await desk.post('/push/devices', { ...draft, endpoint })).status).toBe(400);
});

test('the private key is stored sealed', async () => {
  const { public_key } = (await desk.get('/push')).body;
  const { sealed } = await flow.server.db.selectFrom('server_keys').select('sealed').executeTakeFirstOrThrow();
  expect(public_key).toMatch(/^[\w-]{87}$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('privateKey');
});

describe('a person who is mentioned in a note', () => {
  const due = () =>
    sql`update ladder_calls set due_at = now() where hotel_id = ${desk.hotel.id} and note_id is not null`.execute(
      flow.server.db,
    );
  const states = async () => {
    const { rows } = await sql<{ state: string }>`
      select state from ladder_calls where hotel_id = ${desk.hotel.id} and note_id is not null`.execute(flow.server.db);
    return rows.map(({ state }) => state);
  };
  let writer: TestUser;
  let id: string;
  const at = (path: string) => `/api/hotels/${desk.hotel.id}${path}`;
  const mention = (...mentions: string[]) =>
    writer.client.post(at(`/conversations/${id}/notes`), { content: 'Please call them', mentions });

  beforeEach(async () => {
    writer = await flow.server.asMemberOf(desk.hotel, 'staff');
    await guest.writes('Hello');
    await flow.quiet();
    id = (await desk.thread(guest)).conversation['id'] as string;
    await register();
  });

  test('is told on their devices where no console shows it, without guest, colleague and text', async () => {
    await mention(desk.staff.user_id);
    expect(await states()).toEqual(['waiting']);
    expect(pushed()).toEqual([]);
    await due();
    await until('the notice', () => pushed().length);
    expect(Number(pushed()[0]!.headers['ttl'])).toBe(12 * 3600);
    expect(await states()).toEqual(['sent']);
  });

  test('is not told again by a device once an open console has shown it, or they have read it', async () => {
    await mention(desk.staff.user_id);
    await desk.post(`/conversations/${id}/mentions/told`);
    await mention(desk.staff.user_id);
    await desk.post(`/conversations/${id}/mentions/seen`);
    await due();
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect(pushed()).toEqual([]);
  });

  test('is not told where a change of the note takes the mention back', async () => {
    const { body } = await mention(desk.staff.user_id);
    await writer.client.patch(at(`/notes/${body.id}`), { content: 'Done already', mentions: [] });
    expect(await states()).toEqual(['cancelled']);
  });

  test('hears nothing of a note that was deleted, and its writer and another hotel never', async () => {
    const other = await flow.desk();
    await other.post('/push/devices', aSubscription(device).draft);
    const { body } = await mention(desk.staff.user_id, writer.user_id, other.staff.user_id);
    expect(await states()).toEqual(['waiting']);
    expect((await other.post(`/conversations/${id}/mentions/told`)).body).toBeNull();
    expect((await other.staff.client.post(at(`/conversations/${id}/mentions/told`))).status).toBe(403);
    expect(await states()).toEqual(['waiting']);
    await writer.client.delete(at(`/notes/${body.id}`));
    expect(await states()).toEqual([]);
  });

  test('may still try the alarm: mentions are no tests', async () => {
    for (let count = 0; count < 11; count += 1) await mention(desk.staff.user_id);
    const { id: deviceId } = (await desk.get('/push')).body.devices[0];
    expect((await desk.post(`/push/devices/${deviceId}/test`)).status).toBe(202);
  });
});
