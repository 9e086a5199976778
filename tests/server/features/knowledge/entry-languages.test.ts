import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languageOfText } from '#server/features/knowledge/text-language.rules.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createKnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import { aNumber, startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

const german = { question: 'Wann gibt es Frühstück?', answer: 'Von 7 bis 10:30 Uhr.' };
const italian = { question: 'Quando si fa colazione?', answer: 'Dalle 7 alle 10:30.' };
let flow: Messaging;
let desk: Desk;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk({ name: 'Seeblick', default_language: 'de' });
});

async function answerTo(question: string): Promise<string> {
  const guest = flow.guest(desk, aNumber());
  await guest.writes(question);
  return (await until('an answer', () => guest.got[0])).body;
}

describe('the language of a text', () => {
  test.each([
    ['de', 'Haustiere', 'Hunde sind willkommen.'],
    ['it', 'C’è il wifi?', 'Sì, gratuito in tutto l’hotel.'],
    ['en', 'Shuttle', 'Hotel shuttle, 20 EUR per person.'],
    ['pt', 'Há piscina?', 'Sim, no terraço, aquecida.'],
    ['es', 'Aparcamiento', 'En el patio, 12 € por noche.'],
    ['fr', 'Animaux', 'Les chiens sont bienvenus.'],
    ['nl', 'Parkeren', 'Op het terrein, 12 euro per nacht.'],
    ['pl', 'O której jest śniadanie?', 'Od 7 do 10:30.'],
    ['ru', 'Когда завтрак?', 'С 7 до 10:30.'],
    ['tr', 'Kahvaltı saat kaçta?', '7 ile 10:30 arası.'],
    ['ar', 'متى الإفطار؟', 'من ٧ إلى ١٠:٣٠'],
    ['zh', '早餐几点？', '七点到十点半。'],
    ['ja', '朝食は何時ですか', '七時からです。'],
    [null, 'Spa', '9-20'],
    [null, 'Check-in', '15:00'],
  ])('is %s for “%s”', (language, question, answer) => expect(languageOfText({ question, answer })).toBe(language));
});

describe('the label', () => {
  test('is read from the text where none is given, for FAQs and entries', async () => {
    expect((await desk.post('/faqs', german)).body).toMatchObject({ language: 'de', text_language: 'de' });
    expect((await desk.post('/faqs', { question: 'Spa', answer: '9-20' })).body).toMatchObject({
      language: 'de',
      text_language: null,
    });
    const { items } = (await desk.post('/knowledge', { items: [italian, german] })).body;
    expect(items).toMatchObject([{ language: 'it' }, { language: 'de' }]);
    expect((await desk.post('/knowledge/inspect', italian)).body).toMatchObject({ language: 'it' });
  });

  test('may be any of the 13 languages, and no other', async () => {
    for (const language of ['de', 'it', 'pt-BR', 'ja', 'ar'])
      expect((await desk.post('/faqs', { ...german, language })).body.language).toBe(language.slice(0, 2));
    expect((await desk.post('/faqs', { ...german, language: 'xx' })).status).toBe(400);
    const { items } = (await desk.post('/knowledge', { items: [{ ...german, language: 'it' }] })).body;
    expect(items[0]).toMatchObject({ language: 'it', text_language: 'de' });
    const { body } = await desk.patch(`/knowledge/${items[0].id}`, { language: 'de' });
    expect(body).toMatchObject({ language: 'de', text_language: 'de' });
  });

  test('does not make a German text English: it is quoted as German', async () => {
    const breakfast = { question: 'Breakfast?', answer: 'Das Frühstück gibt es täglich von 7 bis 10:30 Uhr im Saal.' };
    const { body: faq } = await desk.post('/faqs', { ...breakfast, language: 'en' });
    expect(faq).toMatchObject({ language: 'en', text_language: 'de' });
    expect(await answerTo('Hello, when is breakfast?')).toMatch(/^In the words of the house \(German\):\n.*täglich/);
    await desk.patch(`/faqs/${faq.id}`, { question: 'When is breakfast?', answer: 'Breakfast is from 7 to 10:30.' });
    expect(await answerTo('Hello, when is breakfast?')).toContain('7 to 10:30');
  });

  test('of a German answer is no matter for a German guest', async () => {
    await desk.post('/faqs', { ...german, language: 'en' });
    expect(await answerTo('Guten Tag, wann gibt es Frühstück?')).toContain('Von 7 bis 10:30');
  });
});

test('texts from before are read by and by', async () => {
  const row = { hotel_id: desk.hotel.id, ...german };
  await flow.server.db
    .insertInto('faqs')
    .values({ ...row, language: 'en' })
    .execute();
  await flow.server.db.insertInto('hotel_knowledge').values(row).execute();
  const faqs = async () => (await desk.get('/faqs')).body.items;
  expect(await faqs()).toMatchObject([{ language: 'en', text_language: 'de' }]);
  expect((await desk.get('/knowledge')).body.items).toMatchObject([{ language: 'de', text_language: 'de' }]);
  const { inHotel } = createTransactions(flow.server.db);
  const knowledge = createKnowledgeService({ inHotel } as Parameters<typeof createKnowledgeService>[0]);
  await inHotel({ hotel_id: desk.hotel.id }, knowledge.readLanguages);
  const stored = await flow.server.db
    .selectFrom('faqs')
    .select('text_language')
    .where('hotel_id', '=', desk.hotel.id)
    .execute();
  expect(stored).toEqual([{ text_language: 'de' }]);
});
