import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
});

const newest = async () => (await desk.thread(guest)).messages.at(-1)!;

test('a quoted reply names the message it answers', async () => {
  const { sid } = await guest.writes('Is there a pool?');
  await guest.writes({ body: 'I meant this', extra: { OriginalRepliedMessageSid: sid } });
  const [first, second] = (await desk.thread(guest)).messages;
  expect(second).toMatchObject({
    kind: null,
    quoted: { id: first!['id'], author: 'guest', content: 'Is there a pool?' },
  });
});

test.each([
  [{ ButtonText: 'Yes please', ButtonPayload: 'yes' }, '', 'button', 'Yes please'],
  [{ MessageType: 'interactive', ListId: 'tea', ListTitle: 'Green tea' }, '', 'list', 'Green tea'],
  [{ MessageType: 'reaction' }, '👍', 'reaction', '👍'],
])('%o is stored as what it is', async (extra, body, kind, content) => {
  await guest.writes({ body, extra });
  expect(await newest()).toMatchObject({ kind, content, quoted: null });
});

test('a sticker is no picture of the stay', async () => {
  const data = Buffer.from('5249464600000000574542505650382000000000', 'hex');
  await guest.writes({ media: [{ content_type: 'image/webp', data }], extra: { MessageType: 'sticker' } });
  expect(await newest()).toMatchObject({ kind: 'sticker' });
  const { id } = (await desk.thread(guest)).conversation;
  expect((await desk.get(`/conversations/${id}/pictures`)).body.pictures).toEqual([]);
});

test('a message of another hotel, or one that is not stored, is not quoted with its text', async () => {
  const other = await flow.desk();
  const { sid } = await flow.guest(other).writes('Secret of the other hotel');
  await guest.writes({ body: 'And this?', extra: { OriginalRepliedMessageSid: sid } });
  expect(await newest()).toMatchObject({ quoted: { id: null, author: null, content: '' } });
});

test('a voice note can be played, and nothing else is taken for one', async () => {
  await guest.writes({ media: [{ content_type: 'audio/ogg', data: Buffer.from('OggS\0\x02voice') }] });
  const { url } = (await newest())['attachments'][0];
  const played = await desk.staff.client.fetch(url);
  expect(played.headers.get('content-type')).toBe('audio/ogg');
  await guest.writes({ media: [{ content_type: 'audio/ogg', data: Buffer.from('<script>alert(1)</script>') }] });
  const { url: page } = (await newest())['attachments'][0];
  expect((await desk.staff.client.fetch(page)).headers.get('content-type')).toBe('application/octet-stream');
});
