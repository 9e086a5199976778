import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging({ model: true });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
});

const speaks = async (text: string | null, logprobs: { token: string; logprob: number }[] = []) => {
  flow.model.hear(text === null ? null : { text, logprobs });
  await guest.writes({ media: [{ content_type: 'audio/ogg', data: Buffer.from('OggS\0voice') }] });
  await flow.quiet();
  return desk.thread(guest);
};

test('danger in a voice note is recognised', async () => {
  const { messages, requests } = await speaks('Help, there is a fire in my room!');
  expect(messages[0]).toMatchObject({ transcript: { text: 'Help, there is a fire in my room!', uncertain: [] } });
  expect(requests[0]).toMatchObject({ category: 'emergency', priority: 'urgent', human_required: true });
});

test('a number that was not heard for sure is asked back', async () => {
  const { messages } = await speaks('Thank you, goodbye, see you at 15:30', [
    { token: 'Thank you, goodbye, see you at', logprob: -0.01 },
    { token: ' 15', logprob: -0.9 },
    { token: ':', logprob: -0.01 },
    { token: '30', logprob: -0.02 },
  ]);
  expect(messages[0]).toMatchObject({ transcript: { uncertain: ['15:30'] } });
});

test('a note that cannot be transcribed stays a file and calls a person', async () => {
  const { messages, requests } = await speaks(null);
  expect(messages[0]).toMatchObject({ transcript: null });
  expect(requests[0]).toMatchObject({ human_required: true, status: 'open' });
});

test('another hotel does not read the transcript', async () => {
  const { conversation } = await speaks('Is there a pool?');
  const other = await flow.desk();
  expect((await other.get(`/conversations/${conversation['id']}`)).status).toBe(404);
});
