import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Desk, type Messaging, startMessaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
});

test('“hello?” while staff owe an answer raises no second alarm and is answered', async () => {
  const guest = flow.guest(desk);
  await guest.writes('Can we get married on the roof?');
  await flow.quiet();
  await guest.writes('hello? anybody there?');
  await flow.quiet();
  const { requests } = await desk.thread(guest);
  expect(requests.filter((request) => request['human_required'])).toHaveLength(1);
  expect(requests.filter((request) => request['status'] === 'open')).toHaveLength(1);
  expect(guest.got.at(-1)?.body).toContain('Your message is with our team');
  await desk.patch(`/requests/${requests.find((request) => request['human_required'])!['id']}`, {
    status: 'completed',
  });
  await guest.writes('hello? anybody there?');
  await flow.quiet();
  expect(guest.got.at(-1)?.body).toBe('Yes, we are here. What can we do for you?');
});

test.each(['Thanks!', 'ok 👍', 'Danke, tschüss!', 'Are you a robot?', 'Lovely hotel, we like it very much'])(
  '“%s” calls nobody',
  async (text) => {
    const guest = flow.guest(desk);
    await guest.writes(text);
    await flow.quiet();
    const { requests } = await desk.thread(guest);
    expect(requests).toMatchObject([{ human_required: false }]);
    expect(guest.got).toHaveLength(1);
  },
);

test('a voice message calls a person with its own sentence', async () => {
  const guest = flow.guest(desk);
  await guest.writes({ body: '', media: [{ content_type: 'audio/ogg', data: Buffer.from('ogg') }] });
  await flow.quiet();
  const { requests } = await desk.thread(guest);
  expect(requests).toMatchObject([{ human_required: true, reasons: ['media_unreadable'] }]);
  expect(guest.got.at(-1)?.body).toContain('cannot listen to voice messages automatically');
});
