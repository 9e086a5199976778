import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTwilioWhatsApp } from '#server/adapters/twilio/twilio.whatsapp.ts';
import { marksPattern } from '#server/features/guests/erasure-marks.rules.ts';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let other: Desk;
let admin: TestUser;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging({ model: true });
}, 60_000);
afterAll(() => flow?.stop(), 60_000);
beforeEach(async () => {
  flow.server.clock.set('2026-09-10T10:00:00Z');
  desk = await flow.desk({ name: 'Harbour View', timezone: 'Europe/Paris' });
  other = await flow.desk({ name: 'Hill View' });
  admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  guest = flow.guest(desk);
  flow.model.answerWith((request) => modelAnswer(request, { action: 'escalate', reply: 'One moment.' }));
});

/** Tables and columns of the whole database that contain a text. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; schema: string; table: string; column: string }>`
    select table_schema || '.' || table_name || '.' || column_name as place, table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED'))`.execute(
    flow.server.db,
  );
  const found: string[] = [];
  for (const { place, schema, table, column } of columns) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.id(schema, table)} where ${sql.id(column)}::text ilike any(${texts.map((text) => `%${text}%`)})`.execute(
      flow.server.db,
    );
    if (rows[0]!.n > 0) found.push(place);
  }
  return found.toSorted();
}

const name = 'Zebulon Quistgaard';
const words = 'The turquoise gramophone is leaking again';

/** A guest with name, number and texts in every place where the product can store them. */
async function aGuestEverywhere(at: Desk, who: Guest): Promise<string> {
  const { body } = await at.post(
    '/bookings',
    aBooking({
      guest_phone: who.address,
      guest_name: name,
      guest_email: 'zebulon@mail.example',
      special_requests: words,
    }),
  );
  await who.writes(
    {
      body: words,
      profileName: name,
      media: [{ content_type: 'image/jpeg', data: Buffer.from('picture') }],
    },
    at,
  );
  await flow.quiet();
  const { conversation } = await at.thread(who);
  await at.post(`/conversations/${conversation['id']}/messages`, {
    content: `Dear ${name}, we come.`,
    client_key: crypto.randomUUID(),
  });
  await flow.quiet();
  await at.patch(`/guests/${body.guest_id}`, { notes: words, preferences: `${name} likes tea` });
  await at.post('/notifications', {
    type: 'test_key_request',
    message: `${name} (${who.address}) asks: ${words}`,
    metadata: { guest: name },
  });
  await at.post('/saved-views', { name: 'Late', filter: 'active', search: name });
  await at.post('/saved-views', { name: 'Quistgaard', filter: 'mine' });
  await at.post('/saved-views', { name: 'Mine', filter: 'mine' });
  const { db } = flow.server;
  await db
    .insertInto('notifications')
    .values([
      {
        hotel_id: at.hotel.id,
        type: 'note',
        message: `Call ${name} at ${who.address}`,
        metadata: JSON.stringify({ phone: who.address.slice(1), kept: 'Towels' }),
      },
      { hotel_id: at.hotel.id, type: 'note', message: words, metadata: '{}' },
      { hotel_id: at.hotel.id, type: 'note', message: 'The lift is out of order', metadata: '{}' },
    ])
    .execute();
  const outcome = { outcome: { reply: `Hello ${name}` }, verdict: 'same', basis: 'x' };
  await db
    .insertInto('test_questions')
    .values([
      {
        hotel_id: at.hotel.id,
        question: `Hello, ${name} here`,
        history: JSON.stringify([{ author: 'guest', text: `I am Quistgaard` }]),
        expected: '{}',
        expected_reply: `Hello ${name}`,
        last_result: JSON.stringify(outcome),
      },
      { hotel_id: at.hotel.id, question: words, history: '[]', expected: '{}' },
      { hotel_id: at.hotel.id, question: 'Is there a pool?', history: '[]', expected: '{}' },
    ])
    .execute();
  return body.guest_id as string;
}

describe('after a guest was erased', () => {
  test('no table holds their name, number, address or words, and the other hotel keeps its own', async () => {
    const id = await aGuestEverywhere(desk, guest);
    const traces = ['Zebulon', 'Quistgaard', 'turquoise gramophone', guest.address.slice(1), 'zebulon@mail.example'];
    const before = await placesOf(...traces);
    for (const place of [
      'public.messages.content',
      'public.notifications.message',
      'public.live_events.data',
      'public.test_questions.question',
      'public.guests.phone',
      'public.saved_views.search',
      'public.saved_views.name',
    ])
      expect(before).toContain(place);

    expect((await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${id}/erase`)).status).toBe(200);
    expect(await placesOf(...traces)).toEqual([]);
    const left = await flow.server.db
      .selectFrom('notifications')
      .select('message')
      .where('hotel_id', '=', desk.hotel.id)
      .execute();
    expect(left.map(({ message }) => message)).toContain('The lift is out of order');
    const questions = await flow.server.db
      .selectFrom('test_questions')
      .select('question')
      .where('hotel_id', '=', desk.hotel.id)
      .execute();
    expect(questions.map(({ question }) => question)).toContain('Is there a pool?');
    expect((await desk.get('/saved-views')).body.items.map((view: { name: string }) => view.name)).toEqual(['Mine']);

    // The same person at another hotel is that hotel's guest.
    const twin = flow.guest(other, guest.address);
    const theirs = await aGuestEverywhere(other, twin);
    const ours = await aGuestEverywhere(desk, guest);
    const ofHotel = async (hotel: Desk) =>
      (
        await flow.server.db
          .selectFrom('notifications')
          .select('message')
          .where('hotel_id', '=', hotel.hotel.id)
          .execute()
      )
        .map(({ message }) => message)
        .filter((message) => message?.includes('Quistgaard')).length;
    const kept = await ofHotel(other);
    await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${ours}/erase`);
    expect([await ofHotel(desk), await ofHotel(other)]).toEqual([0, kept]);
    expect((await other.get(`/guests/${theirs}`)).body).toMatchObject({ phone: guest.address });
  }, 60_000);

  test('their messages and media are deleted at the provider, again until it is done, and the platform hears of a long failure', async () => {
    const id = await aGuestEverywhere(desk, guest);
    const mine = () => {
      const { messages, media } = flow.twilio.kept;
      return [
        messages.filter(({ to, from }) => [to, from].includes(`whatsapp:${guest.address}`)).length,
        media.length,
      ] as const;
    };
    const [messages, media] = mine();
    expect([messages > 1, media > 0]).toEqual([true, true]);
    flow.twilio.failNext(2, { on: 'delete', status: 500 });
    await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${id}/erase`);
    const hurry = () =>
      sql`update pgboss.job set start_after = now() where name = 'forget' and state in ('created', 'retry')`.execute(
        flow.server.db,
      );
    await until(
      'Twilio has nothing of the guest',
      async () => {
        await hurry();
        return mine()[0] === 0;
      },
      20,
    );
    await until(
      'no deletion waits',
      async () => {
        const { rows } = await sql<{
          n: number;
        }>`select count(*)::int as n from pgboss.job where name = 'forget' and state in ('created', 'retry', 'active')`.execute(
          flow.server.db,
        );
        return rows[0]!.n === 0;
      },
      20,
    );
    expect(flow.twilio.violations).toEqual([]);
    const { accountSid, authToken, url } = flow.twilio;
    const provider = createTwilioWhatsApp({
      accountSid,
      authToken,
      apiBaseUrl: url,
      inboundUrl: url,
      statusCallbackUrl: url,
    });
    // A missing message counts as deleted.
    await expect(provider.forget(`SM${'0'.repeat(32)}`)).resolves.toBe(false);

    const again = await aGuestEverywhere(desk, guest);
    flow.twilio.failNext(1000, { on: 'delete', status: 503 });
    await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${again}/erase`);
    flow.server.clock.set('2026-09-10T11:30:00Z');
    await until(
      'the platform is told',
      async () => {
        await hurry();
        const { rows } = await sql<{
          n: number;
        }>`select count(*)::int as n from notifications where type = 'provider_alert' and reasons::text like '%alert_erasure_failing%'`.execute(
          flow.server.db,
        );
        return rows[0]!.n > 0;
      },
      20,
    );
  }, 90_000);
});

describe('marks of a person in a text', () => {
  const found = (text: string) => {
    const pattern = marksPattern({
      names: ['Summer Day'],
      phones: ['+49 151 2319 9321'],
      addresses: ['s@day.example'],
    })!;
    return text.replace(pattern, '#');
  };
  test.each([
    ['Summer Day called', '# called'],
    ['Ms Day called', 'Ms # called'],
    ['a summer day at the pool', 'a summer day at the pool'],
    ['Daylight and Summertime', 'Daylight and Summertime'],
    ['call 4915123199321 or +49 (151) 2319-9321', 'call # or #'],
    ['write to S@DAY.example', 'write to #'],
  ])('%s', (text, clean) => expect(found(text)).toBe(clean));
});
