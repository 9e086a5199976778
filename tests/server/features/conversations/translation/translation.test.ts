import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ModelRequest } from '#tests/support/fakes/openai.fake.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let id: string;

/** Sentences as the translator gets them, and what it answers for each. */
let translator: (text: string) => string;
let sentences: string[];

beforeAll(async () => {
  flow = await startMessaging({ model: true });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  sentences = [];
  translator = (text) => text;
  flow.model.recover();
  flow.model.answerWith((request) =>
    request.schemaName === 'translation' ? translated(request) : modelAnswer(request, { action: 'escalate' }),
  );
  desk = await flow.desk();
  guest = flow.guest(desk);
  await guest.writes('Bonjour, à quelle heure est le petit-déjeuner demain ?');
  await flow.quiet();
  id = (await desk.thread(guest)).conversation['id'] as string;
});

function translated({ input }: ModelRequest) {
  const block = /:sentences>>\n([\s\S]*?)\n<<end:/.exec(input)?.[1] ?? '[]';
  const asked = JSON.parse(block) as { number: number; text: string }[];
  sentences.push(...asked.map(({ text }) => text));
  return { sentences: asked.map(({ number, text }) => ({ number, text: translator(text) })) };
}

const written = 'Das Frühstück gibt es von 7:00 bis 10:30 Uhr im Restaurant für 18,50 €.';
const french = (text: string) =>
  text
    .replace('Das Frühstück gibt es von', 'Le petit-déjeuner est servi de')
    .replace('bis', 'à')
    .replace('im Restaurant für', 'au restaurant pour');
const translate = (content: string, to = 'fr') =>
  desk.post(`/conversations/${id}/translation`, { content, to, from: 'de' });
const send = (content: string, translatedFrom: object) =>
  desk.post(`/conversations/${id}/messages`, { content, client_key: randomUUID(), translated: translatedFrom });

test('a reply is translated with its facts locked, and sends nothing', async () => {
  translator = french;
  const { status, body } = await translate(written);
  expect(body).toMatchObject({
    content: 'Le petit-déjeuner est servi de 7:00 à 10:30 au restaurant pour 18,50 €.',
    from: 'de',
  });
  expect(status).toBe(200);
  expect(sentences.join()).not.toMatch(/\d{2}/);
  expect((await desk.thread(guest)).messages.filter((message) => message['author'] === 'staff')).toEqual([]);
});

test('what was written and what was sent are stored together, and the guest gets what was sent', async () => {
  translator = french;
  const { body } = await translate(written);
  const sent = await send(body.content, { content: written, from: 'de', to: 'fr' });
  expect(sent.body).toMatchObject({ content: body.content, translated: { content: written, from: 'de' } });
  await flow.quiet();
  expect(guest.got.at(-1)).toMatchObject({ body: body.content });
  expect((await desk.thread(guest)).messages.at(-1)).toMatchObject({
    translated: { content: written, from: 'de', to: 'fr' },
  });
});

test('a translation that waits to be sent keeps what was written', async () => {
  const held = {
    content: 'À 7:00.',
    client_key: randomUUID(),
    soon: true,
    translated: { content: 'Um 7:00 Uhr.', from: 'de', to: 'fr' },
  };
  expect((await desk.post(`/conversations/${id}/held-replies`, held)).body).toMatchObject({
    translated: { content: 'Um 7:00 Uhr.' },
  });
  flow.server.clock.advance({ seconds: 6 });
  await until('the reply has left', async () => (await desk.thread(guest)).messages.at(-1)!['author'] === 'staff');
  await flow.quiet();
  expect((await desk.thread(guest)).messages.at(-1)).toMatchObject({
    content: 'À 7:00.',
    translated: { content: 'Um 7:00 Uhr.' },
  });
});

test.each([
  ['another number', (text: string) => french(text).replace('⟦1⟧', '8:00'), 'translation_changed_facts'],
  ['an added price', (text: string) => `${french(text)} (+5 €)`, 'translation_changed_facts'],
  ['no answer', () => '', 'translation_changed_facts'],
  ['the opposite', (text: string) => `${french(text)} Ce n’est pas vrai.`, 'translation_changed_meaning'],
])('a translator that gives %s is asked once more and then refused', async (_what, hostile, reason) => {
  translator = hostile;
  const { status, body } = await translate(written);
  expect(status).toBe(409);
  expect(body.reason.code).toBe(reason);
  expect(sentences).toHaveLength(2);
});

test('a text with altered facts cannot be sent as a translation', async () => {
  const { status, body } = await send('À 8:00.', { content: 'Um 7:00 Uhr.', from: 'de', to: 'fr' });
  expect(status).toBe(400);
  expect(body.reason.code).toBe('translation_changed_facts');
});

test('numbers in words that cannot be locked, and a text that is French already, are told', async () => {
  expect((await translate('Wir sehen uns um halb acht in der Bar.')).body.reason.code).toBe('translation_write_digits');
  expect((await translate('Le petit-déjeuner est servi dans le restaurant.')).body.reason.code).toBe(
    'translation_same_language',
  );
});

test('a model that is away sends nothing and says so', async () => {
  flow.model.failNext(10, { status: 500 });
  const { status, body } = await translate(written);
  expect(status).toBe(502);
  expect(body.reason.code).toBe('translation_failed');
});

test("a guest's message is translated once and kept, never in the place of the original", async () => {
  const { messages } = await desk.thread(guest);
  const path = `/conversations/${id}/messages/${messages[0]!['id']}/translation`;
  translator = () => 'Guten Tag, um wie viel Uhr gibt es morgen früh Frühstück?';
  expect((await desk.post(path, { to: 'de' })).body).toMatchObject({ outcome: 'done', content: translator('') });
  const asked = sentences.length;
  await desk.post(path, { to: 'de' });
  expect(sentences).toHaveLength(asked);
  expect((await desk.thread(guest)).messages[0]).toMatchObject({
    content: 'Bonjour, à quelle heure est le petit-déjeuner demain ?',
    translations: { de: { content: translator(''), doubtful: false } },
  });
});

test("a translation that changes a guest's number is not shown", async () => {
  await guest.writes('Nous arrivons à 19:30 avec 3 enfants et un chien.');
  await flow.quiet();
  const message = (await desk.thread(guest)).messages.findLast((each) => each['author'] === 'guest')!;
  translator = () => 'Wir kommen um 20:30 mit 3 Kindern und einem Hund an.';
  const { body } = await desk.post(`/conversations/${id}/messages/${message['id']}/translation`, { to: 'de' });
  expect(body).toEqual({ outcome: 'differs', content: null });
});

test('why there is no translation is kept, so that the model is asked again only by a person', async () => {
  const { messages } = await desk.thread(guest);
  const path = `/conversations/${id}/messages/${messages[0]!['id']}/translation`;
  translator = (text) => `${text} 9`;
  expect((await desk.post(path, { to: 'de' })).body.outcome).toBe('differs');
  expect((await desk.post(path, { to: 'fr' })).body.outcome).toBe('same');
  expect((await desk.thread(guest)).messages[0]).toMatchObject({ untranslated: { de: 'differs', fr: 'same' } });
  const asked = sentences.length;
  expect((await desk.post(path, { to: 'de' })).body.outcome).toBe('differs');
  expect(sentences).toHaveLength(asked);
  translator = () => 'Guten Tag, um wie viel Uhr gibt es morgen früh Frühstück?';
  expect((await desk.post(path, { to: 'de', again: true })).body.outcome).toBe('done');
  expect((await desk.post(path, { to: 'de' })).body).toMatchObject({ outcome: 'done', content: translator('') });
});

test('two consoles that show a message at the same time ask the model once', async () => {
  const { messages } = await desk.thread(guest);
  const path = `/conversations/${id}/messages/${messages[0]!['id']}/translation`;
  translator = () => 'Guten Tag, um wie viel Uhr gibt es morgen früh Frühstück?';
  const both = await Promise.all([desk.post(path, { to: 'de' }), desk.post(path, { to: 'de' })]);
  expect(both.map(({ body }) => body.content)).toEqual([translator(''), translator('')]);
  expect(sentences).toHaveLength(1);
});

test('another hotel translates nothing here', async () => {
  const { messages } = await desk.thread(guest);
  const other = await flow.desk();
  expect((await other.post(`/conversations/${id}/translation`, { content: written, to: 'fr' })).status).toBe(404);
  expect(
    (await other.post(`/conversations/${id}/messages/${messages[0]!['id']}/translation`, { to: 'de' })).status,
  ).toBe(404);
});
