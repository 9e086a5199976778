import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let admin: TestUser;
let otherAdmin: TestUser;
let invitations: string;
let otherInvitations: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

beforeEach(async () => {
  server.clock.set('2026-09-10T08:00:00Z');
  hotel = await server.aHotel({ name: 'Seaside <Inn>' });
  const other = await server.aHotel();
  admin = await server.asMemberOf(hotel, 'admin', { first_name: 'Ida', last_name: 'Admin' });
  otherAdmin = await server.asMemberOf(other, 'admin');
  invitations = `/api/hotels/${hotel.id}/invitations`;
  otherInvitations = `/api/hotels/${other.id}/invitations`;
});

let addresses = 0;
const anAddress = () => `newcomer-${(addresses += 1)}@example.com`;

async function mailsTo(email: string) {
  return server.db.selectFrom('practice_mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
}

/** The link's token, once the mail has arrived. `count`: number of mails to this address. */
async function tokenOf(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 10_000 }).toBe(count);
  return tokenIn((await mailsTo(email)).at(-1)!);
}

const tokenIn = ({ text_body }: { text_body: string }): string => /\/auth\?invitation=([\w-]+)/.exec(text_body)![1]!;

const previewOf = async (token: string): Promise<number> =>
  (await server.anonymous().get(`/api/invitations/preview?token=${token}`)).status;

const accept = (user: TestUser, token: string) => user.client.post('/api/invitations/accept', { token });

describe('an invitation', () => {
  test('is mailed with a link, stored without its token, and makes the accepting person a member', async () => {
    const email = anAddress();
    const { status, body } = await admin.client.post(invitations, { email: ` ${email.toUpperCase()} ` });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      hotel_id: hotel.id,
      email,
      role: 'staff',
      created_at: '2026-09-10T08:00:00.000Z',
      expires_at: '2026-09-17T08:00:00.000Z',
      used_at: null,
    });
    const token = await tokenOf(email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(48);
    expect(await mailsTo(email)).toMatchObject([
      {
        subject: 'Join Seaside <Inn> on Concierge',
        text_body: expect.stringContaining('You are invited to work with the guests of Seaside <Inn>'),
      },
    ]);
    expect((await mailsTo(email))[0]!.html_body).not.toContain('<Inn>');
    const stored = await server.db
      .selectFrom('staff_invitations')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);

    expect((await server.anonymous().get(`/api/invitations/preview?token=${token}`)).body).toEqual({
      hotel_name: 'Seaside <Inn>',
      email,
      role: 'staff',
      expired: false,
    });
    const newcomer = await server.signUp({ email });
    expect((await accept(newcomer, token)).body).toEqual({
      hotel_id: hotel.id,
      hotel_name: 'Seaside <Inn>',
      role: 'staff',
    });
    expect((await newcomer.client.get('/api/me')).body).toMatchObject({ role: 'staff', hotel: { id: hotel.id } });
    expect((await admin.client.get(invitations)).body.items).toEqual([]);
  });

  test('can be used once', async () => {
    const email = anAddress();
    await admin.client.post(invitations, { email, role: 'admin' });
    const token = await tokenOf(email);
    const newcomer = await server.signUp({ email });
    expect((await accept(newcomer, token)).status).toBe(200);
    expect((await accept(newcomer, token)).body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('already been used'),
    });
    expect((await server.anonymous().get(`/api/invitations/preview?token=${token}`)).status).toBe(404);
  });

  test('accepted twice at the same moment makes one member', async () => {
    const email = anAddress();
    await admin.client.post(invitations, { email });
    const token = await tokenOf(email);
    const newcomer = await server.signUp({ email });
    const answers = await Promise.all([accept(newcomer, token), accept(newcomer, token), accept(newcomer, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(
      await server.db.selectFrom('hotel_staff').select('id').where('user_id', '=', newcomer.user_id).execute(),
    ).toHaveLength(1);
  });

  test('expires after seven days', async () => {
    const email = anAddress();
    await admin.client.post(invitations, { email });
    const token = await tokenOf(email);
    server.clock.set('2026-09-17T08:00:00Z');
    expect((await admin.client.get(invitations)).body.items).toEqual([]);
    expect((await server.anonymous().get(`/api/invitations/preview?token=${token}`)).body.expired).toBe(true);
    expect((await accept(await server.signUp({ email }), token)).body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('expired'),
    });
  });

  test.each([
    ['by another address', {}, 403, 'Sign in with that address'],
    ['by an unconfirmed address', { own: true, verified: false }, 403, 'Confirm your e-mail address'],
  ])(
    'cannot be accepted %s',
    async (_who, { own, verified = true }: { own?: boolean; verified?: boolean }, status, words) => {
      const email = anAddress();
      await admin.client.post(invitations, { email });
      const token = await tokenOf(email);
      const answer = await accept(await server.signUp({ email: own ? email : anAddress(), verified }), token);
      expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(words) } });
    },
  );

  test('is accepted by a person who works in another hotel, who then works in both', async () => {
    await admin.client.post(invitations, { email: otherAdmin.email });
    const { hotel: before } = (await otherAdmin.client.get('/api/me')).body;
    expect((await accept(otherAdmin, await tokenOf(otherAdmin.email))).status).toBe(200);
    const { memberships } = (await otherAdmin.client.get('/api/me')).body;
    expect(new Set(memberships.map(({ hotel_id }: { hotel_id: string }) => hotel_id))).toEqual(
      new Set([before.id, hotel.id]),
    );
  });

  test('of the same address replaces the first, also when both are sent at the same moment', async () => {
    const email = anAddress();
    await admin.client.post(invitations, { email });
    const first = await tokenOf(email);
    await Promise.all([
      admin.client.post(invitations, { email, role: 'admin' }),
      admin.client.post(invitations, { email, role: 'admin' }),
    ]);
    // Of the two only the later one stands; the other's mail is not sent if it was replaced before its turn.
    const answers = async () => Promise.all((await mailsTo(email)).map((mail) => previewOf(tokenIn(mail))));
    await expect.poll(async () => (await answers()).filter((status) => status === 200).length).toBe(1);
    expect((await admin.client.get(invitations)).body.items).toMatchObject([{ email, role: 'admin' }]);
    expect(await previewOf(first)).toBe(404);
    expect((await accept(await server.signUp({ email }), first)).status).toBe(404);
  });

  test('of a member is refused', async () => {
    expect(await admin.client.post(invitations, { email: admin.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  test('without an address says what to enter', async () => {
    expect(await admin.client.post(invitations, { email: 'nobody' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'email', message: 'Enter an address such as desk@example.com.' }] },
    });
  });

  test('can be cancelled, and its link stops working', async () => {
    const email = anAddress();
    const { body } = await admin.client.post(invitations, { email });
    const token = await tokenOf(email);
    expect((await otherAdmin.client.delete(`${otherInvitations}/${body.id}`)).status).toBe(404);
    expect((await admin.client.delete(`${invitations}/${body.id}`)).status).toBe(200);
    expect((await accept(await server.signUp({ email }), token)).status).toBe(404);
    expect((await admin.client.delete(`${invitations}/${body.id}`)).status).toBe(404);
  });

  test('is neither seen nor sent by staff or by another hotel', async () => {
    const email = anAddress();
    await admin.client.post(invitations, { email });
    const desk = await server.asMemberOf(hotel, 'staff');
    for (const stranger of [desk, otherAdmin]) {
      expect((await stranger.client.get(invitations)).status).toBe(403);
      expect((await stranger.client.post(invitations, { email: anAddress() })).status).toBe(403);
    }
    expect((await otherAdmin.client.get(otherInvitations)).body.items).toEqual([]);
  });

  test('is limited to thirty a day per hotel; the refusal names the next possible time', async () => {
    const sent = [];
    for (let number = 0; number < 31; number += 1)
      sent.push(await admin.client.post(invitations, { email: anAddress() }));
    expect(sent.map(({ status }) => status)).toEqual([...Array(30).fill(201), 429]);
    const refused = sent.at(-1)!;
    expect(Number(refused.headers.get('retry-after'))).toBe(86_400);
    expect(refused.body.message).toBe(
      '30 invitations a day are the most for one hotel. The next one can go out from 2026-09-11 08:00 UTC.',
    );
    expect((await otherAdmin.client.post(otherInvitations, { email: anAddress() })).status).toBe(201);
    server.clock.set('2026-09-11T08:00:01Z');
    expect((await admin.client.post(invitations, { email: anAddress() })).status).toBe(201);
  });
});
