import { expect, test, type Page } from '@playwright/test';
import { startFakeOpenAi, type FakeOpenAi, type ModelRequest } from '#tests/support/fakes/openai.fake.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let guests = 0;
const aGuest = () => {
  guests += 1;
  return { name: `Camille ${['Roux', 'Leroy', 'Petit', 'Blanc'][guests - 1]}`, address: `+3361234561${guests}` };
};
const question = 'Bonjour, je voudrais parler à une personne, à quelle heure ouvre la piscine ?';

let model: FakeOpenAi;
let concierge: RunningConcierge;
/** Translations by the beginning of a sentence as the model sees it. */
const phrases: Record<string, string> = {
  'Bonjour, je voudrais': 'Hello, I would like to speak to a person, what time does the pool open?',
  'The pool opens': 'La piscine ouvre à ⟦1⟧ et ferme à ⟦2⟧.',
  'La piscine ouvre': 'The pool opens at ⟦1⟧ and closes at ⟦2⟧.',
  'The sauna costs': 'Le sauna coûte 15 €.',
};

function answer(request: ModelRequest): object {
  if (request.schemaName !== 'translation')
    return modelAnswer(request, { action: 'escalate', reply: 'Un collègue vous répond.', language: 'fr' });
  const block = /:sentences>>\n([\s\S]*?)\n<<end:/.exec(request.input)?.[1] ?? '[]';
  const asked = JSON.parse(block) as { number: number; text: string }[];
  return {
    sentences: asked.map(({ number, text }) => ({
      number,
      text: Object.entries(phrases).find(([begin]) => text.startsWith(begin))?.[1] ?? text,
    })),
  };
}

test.beforeAll(async () => {
  model = await startFakeOpenAi();
  model.answerWith(answer);
  concierge = await startConcierge({ OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url });
});
test.afterAll(async () => {
  await concierge?.stop();
  await model?.close();
});

test('a French guest is read in English, and gets a reply in French whose facts are those that were written', async ({
  page,
}) => {
  const guest = aGuest();
  await guestWrites(concierge.url, demo.hotel, guest, question);
  await signIn(page, concierge.url, demo.reception);
  const reply = await openThread(page, concierge.url, guest.name);
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Translate' }).first().click();
  await expect(messages.getByText(/what time does the pool open/)).toBeVisible();
  await expect(messages.getByText(question)).toBeVisible();
  await expect(messages.getByText('Translated from French, automatically')).toBeVisible();

  await reply.fill('The pool opens at 7:00 and closes at 21:30.');
  await page.getByRole('button', { name: 'Translate', exact: true }).last().click();
  const panel = page.getByRole('region', { name: 'Translation' });
  await expect(panel.getByText('La piscine ouvre à 7:00 et ferme à 21:30.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the reply' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Translate back to check' }).click();
  await expect(panel.getByText('Back into English')).toBeVisible();

  await reply.focus();
  await reply.press('Enter');
  await expect(panel.getByRole('button', { name: 'Send translation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reply).toHaveValue('');
  await expect(messages.getByText('La piscine ouvre à 7:00 et ferme à 21:30.')).toBeVisible();
  await messages.getByRole('button', { name: /Translated from English/ }).click();
  await expect(messages.getByText('The pool opens at 7:00 and closes at 21:30.')).toBeVisible();
});

test('an altered price and a model that is away send nothing, and the text stays', async ({ page }) => {
  const guest = aGuest();
  await guestWrites(concierge.url, demo.hotel, guest, question);
  await signIn(page, concierge.url, demo.reception);
  const reply = await openThread(page, concierge.url, guest.name);
  await reply.fill('The sauna costs 12 €.');
  await page.getByRole('button', { name: 'Translate', exact: true }).last().click();
  const panel = page.getByRole('region', { name: 'Translation' });
  await expect(panel.getByRole('alert')).toContainText('changed a number, a time, a price');
  await expect(panel.getByRole('button', { name: 'Send translation' })).toBeHidden();
  model.failNext(20, { status: 500 });
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('alert')).toContainText('did not answer');
  model.recover();
  await expect(reply).toHaveValue('The sauna costs 12 €.');
  await panel.getByRole('button', { name: 'Close' }).click();
  await reply.fill('');
});

/** On the settings page; a page that is left at once could end the call. */
async function translateAlways(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/me/preferences') && response.ok());
  await page.getByRole('switch', { name: 'Always translate messages and replies' }).click();
  await saved;
}

test('without a language model the controls say why they are off', async ({ page }) => {
  const plain = await startConcierge();
  const guest = aGuest();
  try {
    await guestWrites(plain.url, demo.hotel, guest, question);
    await signIn(page, plain.url, demo.reception);
    const reply = await openThread(page, plain.url, guest.name);
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Translate' }).first().click();
    await expect(page.getByText(/no language model/).first()).toBeVisible();
    await reply.fill('The pool opens at 7:00.');
    await page.getByRole('button', { name: 'Translate', exact: true }).last().click();
    await expect(page.getByRole('region', { name: 'Translation' })).toContainText('OPENAI_API_KEY');
    await page.goto(`${plain.url}/settings`);
    await expect(page.getByText(/no language model. An administrator sets OPENAI_API_KEY/)).toBeVisible();
    await translateAlways(page);
    await openThread(page, plain.url, guest.name);
    await expect(page.getByText('your reply is sent as you write it, without a translation')).toBeVisible();
  } finally {
    await plain.stop();
  }
});

test('a person who translates automatically reads and is read without a click, and a failure sends nothing', async ({
  page,
}) => {
  const guest = aGuest();
  await guestWrites(concierge.url, demo.hotel, guest, question);
  await signIn(page, concierge.url, demo.reception);
  await page.goto(`${concierge.url}/settings`);
  await translateAlways(page);
  const reply = await openThread(page, concierge.url, guest.name);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(/what time does the pool open/)).toBeVisible();
  const before = model.calls.filter(({ schemaName }) => schemaName === 'translation').length;
  await page.reload();
  await expect(messages.getByText(/what time does the pool open/)).toBeVisible();
  expect(model.calls.filter(({ schemaName }) => schemaName === 'translation')).toHaveLength(before);

  await reply.fill('The pool opens at 7:00 and closes at 21:30.');
  await reply.press('Enter');
  const panel = page.getByRole('region', { name: 'Translation' });
  await expect(panel.getByText('La piscine ouvre à 7:00 et ferme à 21:30.')).toBeVisible();
  await expect(reply).toHaveValue('The pool opens at 7:00 and closes at 21:30.');
  await reply.press('Enter');
  await page.keyboard.press('Enter');
  await expect(messages.getByText('La piscine ouvre à 7:00 et ferme à 21:30.')).toBeVisible();

  // French is not translated into French: it leaves as it was written.
  await reply.fill('Bonsoir Madame, votre chambre est prête et nous vous attendons avec plaisir.');
  await reply.press('Enter');
  await expect(reply).toHaveValue('');
  await expect(messages.getByText('Bonsoir Madame, votre chambre est prête')).toBeVisible();

  await reply.fill('The sauna costs 12 €.');
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(panel.getByRole('alert')).toContainText('changed a number, a time, a price');
  await expect(reply).toHaveValue('The sauna costs 12 €.');
  await panel.getByRole('button', { name: 'Send as written' }).click();
  await expect(messages.getByText('The sauna costs 12 €.')).toBeVisible();

  await page.goto(`${concierge.url}/settings`);
  await translateAlways(page);
});
