import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
let phone: TestClient;
let hotel: TestHotel;
let other: TestHotel;
let staff: TestUser;
let staffOfOther: TestUser;

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const zoe = '+447700900611';

beforeAll(async () => {
  server = await startTestServer();
  phone = server.anonymous();
  hotel = await server.aHotel({ name: 'Harbour House', whatsapp_number: '+447700900001' });
  other = await server.aHotel({ name: 'Hill House' });
  staff = await server.asMemberOf(hotel);
  staffOfOther = await server.asMemberOf(other);
});
afterAll(() => server.stop());

const chat = async (at: { id: string }, address: string) =>
  (await phone.get(`/practice/phone/chat?${new URLSearchParams({ hotel_id: at.id, address })}`)).body;
const write = (at: { id: string }, address: string, more: object) =>
  phone.post('/practice/phone/messages', { hotel_id: at.id, address, ...more });
const conversationOf = async (user: TestUser, at: { id: string }, name: string) => {
  const { body } = await user.client.get(`/api/hotels/${at.id}/conversations?search=${encodeURIComponent(name)}`);
  return body.items[0];
};

test('the phone offers every hotel, with its number or without', async () => {
  const { body } = await phone.get('/practice/phone/hotels');
  expect(body.items).toMatchObject([
    { id: hotel.id, name: 'Harbour House', whatsapp_number: '+447700900001' },
    { id: other.id, name: 'Hill House', whatsapp_number: null },
  ]);
});

test('a guest writes, the hotel reads it, staff answer, and the answer arrives on the phone with its ticks', async () => {
  expect((await write(hotel, '+44 7700 900611', { name: 'Zoe Hart', body: 'Is the bar open?' })).status).toBe(201);
  const conversation = await until('the message is in the inbox', () => conversationOf(staff, hotel, 'Zoe'));
  expect(conversation).toMatchObject({ guest_name: 'Zoe Hart', guest_phone: zoe });
  await staff.client.post(`/api/hotels/${hotel.id}/conversations/${conversation.id}/messages`, {
    content: 'Until midnight, Zoe.',
    client_key: 'reply-to-zoe',
  });
  const answer = await until('the answer is delivered', async () =>
    (await chat(hotel, zoe)).items.find(
      (item: { content: string; status: string }) =>
        item.content === 'Until midnight, Zoe.' && item.status === 'delivered',
    ),
  );
  expect(answer).toMatchObject({ from_guest: false, pictures: [], location: null });

  const { body: before } = await phone.post('/practice/phone/chats', { chats: [{ hotel_id: hotel.id, address: zoe }] });
  expect(before.items[0].last.content).toBe('Until midnight, Zoe.');
  expect(before.items[0].unread).toBeGreaterThan(0);
  await phone.post('/practice/phone/read', { hotel_id: hotel.id, address: zoe });
  await until('staff see that it was read', async () => {
    const { body } = await staff.client.get(`/api/hotels/${hotel.id}/conversations/${conversation.id}`);
    return (
      body.messages.find((message: { content: string }) => message.content === 'Until midnight, Zoe.')
        .delivery_status === 'read'
    );
  });
  // The assistant's own reply can arrive after the colleague's; an open chat reads that one too.
  await until('nothing is unread', async () => {
    await phone.post('/practice/phone/read', { hotel_id: hotel.id, address: zoe });
    const { body } = await phone.post('/practice/phone/chats', { chats: [{ hotel_id: hotel.id, address: zoe }] });
    return body.items[0].unread === 0;
  });
});

test("a guest of one hotel does not appear in the other, and one number's chats with two hotels stay apart", async () => {
  await write(other, zoe, { name: 'Zoe Hart', body: 'Do you have parking?' });
  await until('the other hotel has it', () => conversationOf(staffOfOther, other, 'Zoe'));
  const texts = (body: { items: { content: string }[] }) => body.items.map(({ content }) => content);
  expect(texts(await chat(other, zoe))).not.toContain('Is the bar open?');
  expect(texts(await chat(hotel, zoe))).not.toContain('Do you have parking?');
  expect(await conversationOf(staffOfOther, other, 'bar')).toBeUndefined();
});

test('a picture and a place arrive, and staff of that hotel alone can open the picture', async () => {
  await write(hotel, '+447700900622', {
    name: 'Ada',
    body: 'The tap drips',
    picture: { content_type: 'image/png', filename: 'tap.png', data: onePixel },
  });
  await write(hotel, '+447700900622', { name: 'Ada', location: { lat: 50.72, lng: -1.88, address: 'The pier' } });
  const { items } = await until('both are in the chat', async () => {
    const body = await chat(hotel, '+447700900622');
    return body.items.filter((item: { from_guest: boolean }) => item.from_guest).length === 2 && body;
  });
  const [picture, place] = items.filter((item: { from_guest: boolean }) => item.from_guest);
  expect(place.location).toEqual({ lat: 50.72, lng: -1.88, address: 'The pier' });
  const shown = await phone.fetch(picture.pictures[0]);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await shown.arrayBuffer()).toString('base64')).toBe(onePixel);
  expect((await staff.client.fetch(`/media/${picture.id}/0`)).status).toBe(200);
  expect((await staffOfOther.client.fetch(`/media/${picture.id}/0`)).status).toBe(404);
  const ofAnother = picture.pictures[0].replace('447700900622', '447700900611');
  expect((await phone.fetch(ofAnother)).status).toBe(404);
});

test('a guest without a number writes from an address of WhatsApp', async () => {
  await write(other, 'FI.8840213907155208', { name: 'Mika', body: 'Hello' });
  const conversation = await until('it is in the inbox', () => conversationOf(staffOfOther, other, 'Mika'));
  expect(conversation).toMatchObject({ guest_phone: null, whatsapp_id: 'FI.8840213907155208' });
});

test('lists known guests of the requested hotel with the state of their stay', async () => {
  const guest = { first_name: 'Ines', last_name: 'Roy', phone: '+447700900633', phone_key: '+447700900633' };
  await server.db
    .insertInto('guests')
    .values({ ...guest, hotel_id: hotel.id })
    .execute();
  const of = async (at: TestHotel) => (await phone.get(`/practice/phone/guests?hotel_id=${at.id}`)).body.items;
  expect(await of(hotel)).toContainEqual({ name: 'Ines Roy', address: '+447700900633', stay: null });
  expect(await of(other)).not.toContainEqual(expect.objectContaining({ name: 'Ines Roy' }));
});

test('what is missing or too large is refused in words', async () => {
  const empty = await write(hotel, zoe, { body: '  ' });
  expect([empty.status, empty.body.message]).toEqual([400, 'Write a message first.']);
  expect((await write(hotel, '12', { body: 'Hi' })).body.code).toBe('invalid_input');
  const large = await write(hotel, zoe, {
    picture: { content_type: 'image/png', filename: 'large.png', data: 'A'.repeat(7_200_000) },
  });
  expect([large.status, large.body.code]).toEqual([400, 'invalid_input']);
  const larger = await write(hotel, zoe, {
    picture: { content_type: 'image/png', filename: 'larger.png', data: 'A'.repeat(9_000_000) },
  });
  expect([larger.status, larger.body.code]).toEqual([413, 'payload_too_large']);
  expect((await write({ id: crypto.randomUUID() }, zoe, { body: 'Hi' })).status).toBe(404);
});

test('where a provider carries the messages there is no guest phone', async () => {
  const real = await startTestServer({
    settings: {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_API_BASE_URL: 'http://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
      ROLE: 'api',
    },
  });
  const answers = await Promise.all(
    ['/practice/phone/hotels', '/practice/mails'].map((path) => real.anonymous().get(path)),
  );
  for (const { body } of answers) expect(body.items).toBeUndefined();
  await real.stop();
});
