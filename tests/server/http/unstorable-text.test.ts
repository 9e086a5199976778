import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const broken = ['\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\udfff\ud800'];

describe('a text that cannot be stored', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { ROLE: 'api' } });
  });
  afterAll(() => server?.stop());

  test.each(broken)('%j is refused anywhere in a body', async (text) => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    for (const body of [
      { name: text },
      { name: 'A', amenities: ['Pool', text] },
      { [text]: 'A' },
      { name: 'A', other: [{ deep: { [text]: 1 } }] },
    ]) {
      expect(await admin.client.patch(`/api/hotels/${hotel.id}`, body)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', message: expect.any(String), request_id: expect.any(String) },
      });
    }
  });

  test.each(broken)('%j in a sign-up does not tell whether the address is known', async (text) => {
    const known = await server.signUp();
    const answers = [];
    for (const email of [known.email, 'unknown@example.com'])
      for (const draft of [
        { email, password: 'a long password', first_name: text },
        { email, password: `a long password${text}` },
        { email, password: 'a long password', [text]: 'x' },
      ]) {
        const { status, body } = await server.anonymous().post('/api/auth/sign-up/email', draft);
        answers.push({ status, ...body, request_id: null });
      }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  test.each(['?search=%00', '?search=a%00b', '?%00=a', '?cursor=%00'])('is refused in a query: %s', async (query) => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    const answer = await admin.client.get(`/api/hotels/${hotel.id}/guests${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', request_id: expect.any(String) } });
  });

  test.each(['%00', '%ff', '%', '%zz', 'a%00b'])('%s is refused in a path', async (part) => {
    const admin = await server.signUp();
    for (const path of [`/api/hotels/${part}`, `/api/auth/${part}`, `/media/${part}/0`, `/${part}`]) {
      const answer = await admin.client.get(path);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', request_id: expect.any(String) } });
    }
  });
});

describe('a guest’s text', () => {
  let flow: Messaging;
  let desk: Desk;
  beforeAll(async () => {
    flow = await startMessaging({ role: 'api' });
  });
  afterAll(() => flow?.stop());
  beforeEach(async () => {
    desk = await flow.desk();
  });

  test('loses what cannot be stored, in the message and in the profile name', async () => {
    const guest = flow.guest(desk);
    const { response } = await guest.writes({ body: 'Is the\u0000 pool open?', profileName: 'A\u0000na' });
    expect(response.status).toBe(204);
    const { conversation, messages } = await desk.thread(guest);
    expect([conversation['guest_name'], messages[0]!['content']]).toEqual(['Ana', 'Is the pool open?']);
  });

  test('of a forged webhook is cheap, also with repeated long names', async () => {
    const body = Array.from({ length: 190 }, (_, index) => `${'n'.repeat(600)}=${index}`).join('&');
    const began = performance.now();
    for (let time = 0; time < 20; time += 1) {
      const answer = await fetch(`${flow.server.url}/webhooks/twilio/inbound`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': `${'A'.repeat(27)}=` },
      });
      expect(answer.status).toBe(403);
    }
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('of a forged webhook without end is refused', async () => {
    const answer = await fetch(`${flow.server.url}/webhooks/twilio/inbound`, {
      method: 'POST',
      body: 'a=1&'.repeat(100_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': `${'A'.repeat(27)}=` },
    });
    expect(answer.status).toBe(413);
  });
});

test('the guest phone takes out what cannot be stored', async () => {
  const server = await startTestServer({ settings: { ROLE: 'api' } });
  try {
    const hotel = await server.aHotel();
    const draft = { hotel_id: hotel.id, address: '+447700900611', name: 'A\ud800na', body: 'Hel\u0000lo\udfff' };
    expect((await server.anonymous().post('/practice/phone/messages', draft)).status).toBe(201);
    const stored = await server.db.selectFrom('messages').select('content').where('hotel_id', '=', hotel.id).execute();
    expect(stored).toEqual([{ content: 'Hello' }]);
  } finally {
    await server.stop();
  }
});
