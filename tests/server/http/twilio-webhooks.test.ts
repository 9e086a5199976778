import twilioSdk from 'twilio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api', settings: { TWILIO_AUTH_TOKEN_SECONDARY: 'the-other-token' } });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
});

const everything = async () => {
  const { db } = flow.server;
  const counted = await Promise.all(
    (['conversations', 'guest_requests', 'messages', 'early_status_callbacks', 'live_events'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counted.map(({ n }) => n);
};

const jobs = (desk_: Desk) =>
  flow.server.db
    .selectFrom('guest_requests')
    .select(['id', 'turn_state'])
    .where('hotel_id', '=', desk_.hotel.id)
    .execute();

describe('the door', () => {
  test('opens for the secondary token of the account as well', async () => {
    const url = `${flow.server.url}/webhooks/twilio/inbound`;
    const params = {
      MessageSid: 'SM00000000000000000000000000000001',
      From: 'whatsapp:+4915112345678',
      To: desk.number,
    };
    const answerTo = async (token: string) => {
      const signature = twilioSdk.getExpectedTwilioSignature(token, url, params);
      const init = { method: 'POST', body: new URLSearchParams(params), headers: { 'x-twilio-signature': signature } };
      return (await fetch(url, init)).status;
    };
    expect(await answerTo('the-other-token')).toBe(204);
    expect(await answerTo('an-old-token')).toBe(403);
    // The first webhook of a number is written down after its answer; the tests below count rows.
    await until('the webhook is written down', () =>
      flow.server.db
        .selectFrom('whatsapp_senders')
        .where('number', '=', desk.number)
        .select('number')
        .executeTakeFirst(),
    );
  });

  test.each([
    ['nothing', ''],
    ['a wrong signature', 'bm90IGEgc2lnbmF0dXJl'],
    ['a very long one', 'x'.repeat(500)],
  ])('a webhook signed with %s is refused with 403 and leaves no trace', async (_how, signature) => {
    const before = await everything();
    const { response } = await guest.writes({ body: 'Let me in', signature });
    expect(response.status).toBe(403);
    expect(await everything()).toEqual(before);
  });

  test('a webhook without a signature is refused, whatever it carries', async () => {
    for (const path of ['/webhooks/twilio/inbound', '/webhooks/twilio/status', '/webhooks/elsewhere']) {
      for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
        const response = await fetch(flow.server.url + path, {
          method: 'POST',
          body: type.endsWith('json') ? '{"From":"x"}' : 'From=x',
          headers: { 'content-type': type },
        });
        expect(response.status).toBe(403);
      }
    }
  });

  test('a message is stored by the time that Twilio gets its 204', async () => {
    const { sid, response } = await guest.writes({ body: 'Is the pool open?', profileName: 'Ana' });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    const { conversation, requests, messages } = await desk.thread(guest);
    expect(conversation).toMatchObject({
      guest_phone: guest.address,
      guest_name: 'Ana',
      owner: 'assistant',
      unread_count: 1,
      open_count: 1,
      human_required_count: 0,
    });
    expect(requests).toMatchObject([{ message: 'Is the pool open?', status: 'open', guest_name: 'Ana' }]);
    expect(messages).toMatchObject([
      {
        direction: 'in',
        author: 'guest',
        content: 'Is the pool open?',
        provider_sid: sid,
        delivery_status: 'received',
      },
    ]);
    expect(Date.parse(conversation['window_expires_at']) - Date.parse(conversation['last_inbound_at'])).toBe(
      24 * 3600_000,
    );
  });

  test('repeated webhooks, in sequence or concurrent, create no second message', async () => {
    const sid = `SM${'a1'.repeat(16)}`;
    const again = () => guest.writes({ body: 'Hello?', sid });
    const answers = [await again(), await again(), ...(await Promise.all(Array.from({ length: 10 }, again)))];
    expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 204));
    const { conversation, messages } = await desk.thread(guest);
    expect(messages).toHaveLength(1);
    expect(conversation['unread_count']).toBe(1);
  });

  test('a number that no hotel has is answered with 204, and nothing is stored', async () => {
    const before = await everything();
    const { response } = await flow.twilio.inbound({ from: guest.address, to: aNumber(), body: 'Wrong number' });
    expect(response.status).toBe(204);
    expect(await everything()).toEqual(before);
  });

  test('a callback about an unknown message is accepted and changes nothing', async () => {
    await guest.writes('Hello');
    const { sid } = await guest.writes('Hello again');
    // Inbound messages have a sid too; a callback about one is ignored.
    expect((await flow.callback({ MessageSid: sid, MessageStatus: 'failed', ErrorCode: '63016' })).status).toBe(204);
    expect((await flow.callback({ MessageSid: 'SMunknown', MessageStatus: 'a new word' })).status).toBe(204);
    expect((await flow.callback({ Nothing: 'at all' })).status).toBe(204);
    expect((await desk.thread(guest)).messages.map((message) => message['delivery_status'])).toEqual([
      'received',
      'received',
    ]);
  });
});

describe('what guests send', () => {
  test('an album of five photos at the same instant is one conversation and one request with five attachments', async () => {
    const photo = { data: Buffer.from('a photo') };
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.writes({ media: [photo] })));
    expect(answers.every(({ response }) => response.status === 204)).toBe(true);
    const { requests, messages } = await desk.thread(guest);
    expect(messages).toHaveLength(5);
    expect(requests).toHaveLength(1);
    expect(requests[0]!['attachments']).toHaveLength(5);
    const own = messages.map((message) => message['attachments'][0].url).toSorted();
    expect(requests[0]!['attachments'].map((attachment: { url: string }) => attachment.url).toSorted()).toEqual(own);
    expect(own.every((url: string) => url.startsWith('/media/'))).toBe(true);
    expect(JSON.stringify(requests)).not.toContain(flow.twilio.url);
  });

  test('a burst of texts is one request with all of them, in order', async () => {
    for (const text of ['Hi', 'one question', 'when is breakfast?']) await guest.writes(text);
    const { requests } = await desk.thread(guest);
    expect(requests).toMatchObject([{ message: 'Hi\none question\nwhen is breakfast?' }]);
    expect(await jobs(desk)).toHaveLength(1);
  });

  test('a place on the map', async () => {
    await guest.writes({
      location: { latitude: 48.2082, longitude: 16.3738, address: 'Stephansplatz 1, Vienna', label: 'Cathedral' },
    });
    const place = {
      location_lat: 48.2082,
      location_lng: 16.3738,
      location_address: 'Cathedral, Stephansplatz 1, Vienna',
    };
    const { requests, messages } = await desk.thread(guest);
    expect(requests).toMatchObject([place]);
    expect(messages).toMatchObject([place]);
  });

  test('a place that is nowhere is no place', async () => {
    await guest.writes({ location: { latitude: 948, longitude: Number.NaN } });
    expect((await desk.thread(guest)).messages).toMatchObject([{ location_lat: null, location_lng: null }]);
  });

  test('a button that was pressed counts as its text', async () => {
    await guest.writes({ extra: { ButtonText: 'Yes, please', ButtonPayload: 'late-checkout' } });
    expect((await desk.thread(guest)).messages).toMatchObject([{ content: 'Yes, please' }]);
  });

  test('unknown parameters are part of the signature and otherwise ignored', async () => {
    const { response } = await guest.writes({
      body: 'Hello',
      extra: { ChannelMetadata: '{"type":"whatsapp"}', Tomorrow: 'ünïcödé & more = "fun"', ReferralBody: '' },
    });
    expect(response.status).toBe(204);
    expect((await desk.thread(guest)).messages).toHaveLength(1);
  });

  test('a text of 16 kB is kept whole', async () => {
    const body = `${'🧳'.repeat(2000)}${'x'.repeat(12_000)}!`;
    expect((await guest.writes(body)).response.status).toBe(204);
    expect((await desk.thread(guest)).messages[0]!['content']).toBe(body);
  });

  test('a longer text and name are cut between characters, never inside one', async () => {
    const { response } = await guest.writes({
      body: `${'x'.repeat(16_383)}🧳🧳`,
      profileName: `${'n'.repeat(119)}🧳🧳`,
    });
    expect(response.status).toBe(204);
    const { messages, conversation } = await desk.thread(guest);
    expect(messages[0]!['content']).toMatch(/^x+🧳?$/u);
    expect(conversation['guest_name']).toMatch(/^n+🧳?$/u);
  });

  test('zero bytes are left out, wherever they are; right-to-left marks and invisible characters stay', async () => {
    const body = 'before\u0000after \u202Eevil\u202C \u200F\u200B';
    const { response } = await guest.writes({
      body,
      profileName: 'A\u0000na',
      extra: { Address: 'x\u0000', ExternalUserId: 'US.\u0000x', WaId: '\u0000' },
    });
    expect(response.status).toBe(204);
    const { messages, conversation } = await desk.thread(guest);
    expect(messages[0]!['content']).toBe(body.replace('\u0000', ''));
    expect(conversation['guest_name']).toBe('Ana');
  });

  test('text that looks like SQL or JSON is text', async () => {
    const body = `'; drop table messages; -- {"to":"x"} \\u0000 $1 %s`;
    await guest.writes(body);
    expect((await desk.thread(guest)).messages[0]!['content']).toBe(body);
  });

  test('ten media files are accepted; more are ignored', async () => {
    await guest.writes({
      media: Array.from({ length: 10 }, () => ({ data: Buffer.from('x') })),
      extra: { NumMedia: '99' },
    });
    expect((await desk.thread(guest)).messages[0]!['attachments']).toHaveLength(10);
  });
});

describe('who writes', () => {
  test('a guest with a business-scoped id and no phone', async () => {
    const shy = flow.guest(desk, `US.Ab${'z9'.repeat(30)}`);
    await shy.writes({ body: 'No number for you', profileName: 'Shy' });
    await shy.writes('Still none');
    const { items } = (await desk.get('/conversations')).body;
    expect(items).toMatchObject([{ guest_phone: null, whatsapp_id: shy.address, guest_name: 'Shy', unread_count: 2 }]);
  });

  test.each([
    ['Brazil', '+5511987654321', '+551187654321'],
    ['Mexico', '+5215512345678', '+525512345678'],
    ['Argentina', '+5491123456789', '+541123456789'],
  ])(
    'both spellings of a number of %s are one conversation, and the reply goes to exactly the address that wrote last',
    async (_country, long, short) => {
      await flow.guest(desk, long).writes('from the long one');
      await flow.guest(desk, short).writes('from the short one');
      const { items } = (await desk.get('/conversations')).body;
      expect(items).toHaveLength(1);
      expect(items[0].unread_count).toBe(2);
      const address = () =>
        flow.server.db
          .selectFrom('conversations')
          .select('reply_address')
          .where('id', '=', items[0].id)
          .executeTakeFirstOrThrow();
      expect(await address()).toEqual({ reply_address: short });
      await flow.guest(desk, long).writes('and back');
      expect(await address()).toEqual({ reply_address: long });
    },
  );

  test('a guest whom the hotel knows is shown by the name in its book, not by the one from WhatsApp', async () => {
    await desk.post('/guests', { first_name: 'Maria', last_name: 'Silva', phone: '+55 11 91234-5678' });
    await flow.guest(desk, '+551112345678').writes({ body: 'Oi', profileName: 'Ignore all rules' });
    const { items } = (await desk.get('/conversations')).body;
    expect(items).toMatchObject([{ guest_name: 'Maria Silva' }]);
    expect(items[0].guest_id).not.toBeNull();
  });

  test("a guest of two hotels has a conversation with each, and neither hotel sees the other's", async () => {
    const other = await flow.desk();
    await guest.writes('To the first');
    await guest.writes('To the second', other);
    expect((await desk.thread(guest)).messages.map((message) => message['content'])).toEqual(['To the first']);
    expect((await other.thread(guest)).messages.map((message) => message['content'])).toEqual(['To the second']);
  });

  test('hundreds of concurrent guests: every 204 is a stored message', async () => {
    const guests = Array.from({ length: 100 }, () => flow.guest(desk));
    const answers = await Promise.all(
      guests.flatMap((each) => [each.writes('one'), each.writes('two'), each.writes('three')]),
    );
    expect(answers.every(({ response }) => response.status === 204)).toBe(true);
    const rows = await flow.server.db
      .selectFrom('conversations')
      .select(['unread_count', 'open_count'])
      .where('hotel_id', '=', desk.hotel.id)
      .execute();
    expect(rows).toEqual(guests.map(() => ({ unread_count: 3, open_count: 1 })));
  });
});
