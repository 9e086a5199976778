import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Desk, type Guest, type Messaging, startMessaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

const faqs = [
  ['What time is breakfast served?', 'Breakfast is from 7:00 to 10:30.'],
  ['How much does breakfast cost?', 'Breakfast costs 19 euros.'],
  ['Where can I park?', 'Behind the house, 10 euros a night.'],
];
const buttons = { kind: 'buttons', items: [{ title: 'Breakfast times' }, { title: 'Breakfast price' }] };

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  for (const [question, answer] of faqs)
    await desk.post('/faqs', { question, answer, category: 'Services', language: 'en', is_active: true });
});

const said = async (message: Parameters<Guest['writes']>[0]) => {
  await guest.writes(message);
  await flow.quiet();
  await flow.twilio.idle();
  return (await desk.thread(guest)).messages.findLast(({ direction }) => direction === 'out')!;
};

test('a question back has buttons, and a tap is answered', async () => {
  const asked = await said('breakfast?');
  expect(asked).toMatchObject({ author: 'assistant', choices: buttons, delivery_status: 'read' });
  expect(asked['content']).toContain('1. Breakfast times');
  const { sid, content_sid } = guest.got.at(-1)!;
  const template = flow.twilio.templates.find((one) => one.sid === content_sid)!;
  expect(JSON.stringify(template.types)).toContain('twilio/quick-reply');
  const extra = { ButtonText: 'Breakfast times', ButtonPayload: 'choice_1', OriginalRepliedMessageSid: sid };
  const answer = await said({ body: 'Breakfast times', extra });
  expect(answer['content']).toBe('Breakfast is from 7:00 to 10:30.');
});

test.each(['1', 'the first one please', 'breakfast times'])('“%s” is answered as well', async (text) => {
  await said('breakfast?');
  expect((await said(text))['content']).toBe('Breakfast is from 7:00 to 10:30.');
});

test('a no calls a person', async () => {
  await said('breakfast?');
  await said('no');
  const { requests } = await desk.thread(guest);
  expect(requests.filter((request) => request['human_required'])).toHaveLength(1);
});

test('where the provider refuses buttons, the text goes alone', async () => {
  flow.twilio.failNext(1, { on: 'content', status: 400, code: 20001 });
  const asked = await said('breakfast?');
  expect(asked).toMatchObject({ choices: null, delivery_status: 'read' });
  expect(guest.got.at(-1)).toMatchObject({ content_sid: null, body: asked['content'] });
  expect((await said('1'))['content']).toBe('Breakfast is from 7:00 to 10:30.');
});

test('the simulator asks back and understands the answer', async () => {
  const ask = async (body: object) => (await desk.post('/simulator', body)).body;
  const { reply, offered } = await ask({ message: 'breakfast?' });
  expect(offered).toMatchObject(buttons.items);
  const history = [
    { author: 'guest', text: 'breakfast?' },
    { author: 'assistant', text: reply, offered },
  ];
  expect((await ask({ message: 'the first one', history })).reply).toBe('Breakfast is from 7:00 to 10:30.');
});
