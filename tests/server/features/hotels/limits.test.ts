import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultPlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { superAdminEmail, type TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let platform: TestUser;

beforeAll(async () => {
  flow = await startMessaging({ model: true });
  platform = await flow.server.asSuperAdmin();
});
afterAll(() => flow?.stop());

beforeEach(async () => {
  flow.server.clock.set('2026-09-10T10:00:00Z');
  desk = await flow.desk({ name: 'Harbour View', timezone: 'Europe/Paris' });
  guest = flow.guest(desk);
  await desk.post('/faqs', {
    question: 'Do you have a pool?',
    answer: 'Our pool is open from 7 to 21.',
    category: 'Amenities',
  });
  flow.model.answerWith((request) =>
    modelAnswer(request, { action: 'reply', reply: 'Good to hear from you.', uses: 'Our pool' }),
  );
});
afterEach(async () => {
  flow.model.recover();
  const { limits, alerts } = defaultPlatformSettings;
  await platform.client.put('/api/admin/settings', { limits, alerts });
});

const limit = (change: object) =>
  platform.client.put('/api/admin/settings', { limits: { ...defaultPlatformSettings.limits, ...change } });
const answered = (count: number, of = guest) => until('the guest is answered', () => of.got.length >= count);
/** Writes a message and waits until its turn is settled. */
const writes = async (text: string, from = guest) => {
  await from.writes(text);
  await flow.quiet();
};
/** Stores `count` messages of the guest without turns. */
const hasWritten = async (conversation_id: string, times: number) => {
  const row = {
    hotel_id: desk.hotel.id,
    conversation_id,
    direction: 'in',
    author: 'guest',
    content: 'again',
    attachments: '[]',
    created_at: flow.server.clock.now(),
  } as const;
  await flow.server.db
    .insertInto('messages')
    .values(Array.from({ length: times }, () => row))
    .execute();
};
const alertMails = async () => {
  const waiting = sql<{ n: number }>`select count(*)::int as n from pgboss.job where name = 'mail'`;
  await until('every mail is out', async () => (await waiting.execute(flow.server.db)).rows[0]!.n === 0);
  const mails = await flow.server.db.selectFrom('practice_mails').selectAll().orderBy('id').execute();
  return mails
    .filter(({ subject }) => subject.startsWith('Concierge needs you'))
    .map(({ recipient, subject, text_body }) => ({ to: recipient, subject, text: text_body }));
};

describe('a guest who writes more than the platform allows in an hour', () => {
  test('is left to people, until the hour is over', async () => {
    await limit({ guest_messages_per_hour: 3 });
    for (const text of ['Hello', 'Do you have a pool?', 'Hello again']) await writes(text);
    expect(guest.got).toHaveLength(3);
    await writes('Do you have a pool?');
    expect(guest.got).toHaveLength(3);
    const { requests } = await desk.thread(guest);
    expect(requests[0]).toMatchObject({ status: 'open', human_required: true, ai_response: null });

    flow.server.clock.set('2026-09-10T11:30:00Z');
    await writes('Hello');
    expect(guest.got).toHaveLength(4);
  });

  test('is counted per guest: other guests are answered', async () => {
    await limit({ guest_messages_per_hour: 1 });
    await writes('Hello');
    await writes('Hello again');
    expect(guest.got).toHaveLength(1);
    const neighbour = flow.guest(desk);
    await writes('Hello', neighbour);
    expect(neighbour.got).toHaveLength(1);
    const other = await flow.desk();
    const stranger = flow.guest(other);
    await writes('Hello', stranger);
    expect(stranger.got).toHaveLength(1);
  });

  test('is counted beyond what the assistant reads of the conversation', async () => {
    await limit({ guest_messages_per_hour: 32 });
    const { id } = await until('the guest is known', async () => {
      await writes('Hello');
      return (await desk.thread(guest)).conversation as { id: string };
    });
    await hasWritten(id, 32);
    await writes('Hello');
    expect(guest.got).toHaveLength(1);
  });
});

describe('a hotel that has asked the language model often enough today', () => {
  test('is answered from its own knowledge alone, until tomorrow', async () => {
    await limit({ model_calls_per_hotel_per_day: 1 });
    const asked = flow.model.calls.length;
    await writes('What is the meaning of life at your place?');
    expect(flow.model.calls.length).toBe(asked + 1);
    await writes('Do you have a pool?');
    await answered(2);
    expect(flow.model.calls.length).toBe(asked + 1);
    expect(guest.got.at(-1)!.body).toContain('from 7 to 21');

    flow.server.clock.set('2026-09-10T22:30:00Z');
    await writes('What is the meaning of life at your place?');
    expect(flow.model.calls.length).toBe(asked + 2);
  });

  test('cannot use up another hotel’s questions, and its simulator counts too', async () => {
    await limit({ model_calls_per_hotel_per_day: 1 });
    const asked = flow.model.calls.length;
    const other = await flow.desk();
    await desk.post('/simulator', { message: 'What is the meaning of life at your place?' });
    await desk.post('/simulator', { message: 'What is the meaning of life at your place?' });
    expect(flow.model.calls.length).toBe(asked + 1);
    await other.post('/simulator', { message: 'What is the meaning of life at your place?' });
    expect(flow.model.calls.length).toBe(asked + 2);
  });

  test('does not exceed the limit with concurrent messages', async () => {
    await limit({ model_calls_per_hotel_per_day: 3 });
    const asked = flow.model.calls.length;
    const ask = () => desk.post('/simulator', { message: 'What is the meaning of life at your place?' });
    await Promise.all([ask(), ask(), ask(), ask(), ask()]);
    expect(flow.model.calls.length).toBe(asked + 3);
  });

  test('makes no model call with a limit of 0', async () => {
    await limit({ model_calls_per_hotel_per_day: 0 });
    const asked = flow.model.calls.length;
    await writes('Do you have a pool?');
    await answered(1);
    expect(flow.model.calls.length).toBe(asked);
  });
});

describe('the platform’s alert recipients', () => {
  const staffWrites = async (to = guest, at = desk) => {
    const { conversation } = await at.thread(to);
    await at.post(`/conversations/${conversation['id']}/messages`, {
      content: 'Hello',
      client_key: crypto.randomUUID(),
    });
    await flow.quiet();
    await flow.twilio.idle();
  };

  test('are mailed once for all hotels when the provider refuses our credentials', async () => {
    await platform.client.put('/api/admin/settings', { alerts: { emails: ['it@example.com', 'night@example.com'] } });
    const other = await flow.desk({ name: 'Lakeside' });
    const stranger = flow.guest(other);
    await writes('Hello');
    await writes('Hello', stranger);
    flow.twilio.failDelivery(2, 63112);
    await staffWrites();
    await staffWrites(stranger, other);
    const mails = (await alertMails()).filter(({ text }) => text.includes('switched off'));
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['it@example.com', 'night@example.com']);
    expect(mails[0]!.subject).toBe('Concierge needs you: Harbour View');
    const { items } = (await platform.client.get('/api/notifications?limit=200')).body;
    const told = items.filter(({ message }: { message: string }) => message.includes('switched off'));
    expect(told.map(({ hotel_name }: { hotel_name: string }) => hotel_name).toSorted()).toEqual([
      'Harbour View',
      'Lakeside',
    ]);
  });

  test('without alert addresses, super admins are mailed when the language model fails', async () => {
    flow.model.failNext(Infinity, { status: 401 });
    await writes('What is the meaning of life at your place?');
    // The alert is raised after the reply was sent.
    const mail = await until('the alert is mailed', async () =>
      (await alertMails()).find(({ text }) => text.includes('language model')),
    );
    expect(mail.to).toBe(superAdminEmail);
  });
});

describe('a guest of a hotel that was made inactive', () => {
  test('gets one sentence in their language; later messages wait unanswered', async () => {
    await platform.client.patch(`/api/hotels/${desk.hotel.id}/status`, { status: 'inactive' });
    await writes('Guten Tag, haben Sie einen Pool?');
    expect(guest.got).toHaveLength(1);
    expect(guest.got[0]!.body).toContain('Harbour View');
    for (const text of ['Hallo?', 'Are you there?']) await writes(text);
    expect(guest.got).toHaveLength(1);
    const { requests } = await desk.thread(guest);
    expect(requests.map(({ status }) => status)).toEqual(expect.arrayContaining(['open']));

    const neighbour = flow.guest(desk);
    await writes('Hello', neighbour);
    expect(neighbour.got).toHaveLength(1);
  });

  test('gets the sentence once, also after many messages', async () => {
    await platform.client.patch(`/api/hotels/${desk.hotel.id}/status`, { status: 'inactive' });
    await writes('Hello');
    const { conversation } = await desk.thread(guest);
    await hasWritten(conversation['id'] as string, 40);
    await writes('Hello');
    expect(guest.got).toHaveLength(1);
  });

  test('is answered when the hotel is active again, and gets the sentence again after the next deactivation', async () => {
    const status = (to: string) => platform.client.patch(`/api/hotels/${desk.hotel.id}/status`, { status: to });
    await status('inactive');
    await writes('Hello');
    await status('active');
    await writes('Do you have a pool?');
    await status('inactive');
    await writes('Hello');
    expect(guest.got).toHaveLength(3);
    expect(guest.got[2]!.body).toBe(guest.got[0]!.body);
  });
});
