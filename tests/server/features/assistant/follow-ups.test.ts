import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { leadOf } from '#server/features/assistant/composing/lead.rules.ts';
import type { Decision, HistoryMessage, KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { aHotel, anEntry, aTurn } from './assistant-fixtures.ts';

const composer = createComposer({
  model: null,
  clock: { now: () => new Date('2026-06-10T12:00:00Z') },
});
const faq = (id: string, title: string, text: string): KnowledgeEntry => anEntry({ id, title, text, language: 'es' });

const entries = [
  faq(
    'cars',
    'Alquiler de coches',
    'Hay una oficina de alquiler de coches, abierta de 9:00 a 13:00. Un coche cuesta desde 42 € al día. La edad mínima es de 21 años.',
  ),
  faq(
    'spa',
    'Spa y masajes',
    'El spa tiene sauna y baño turco. Abre todos los días de 10:00 a 20:00. El circuito de 90 minutos cuesta 22 €. Acceso a partir de 16 años; se reserva por teléfono.',
  ),
  faq(
    'terrace',
    'Zona solo adultos',
    'La terraza es una zona reservada a mayores de 16 años. Abre de 10:00 a 21:00. Las camas cuestan 25 € al día.',
  ),
  faq('buffet', '¿Cuál es el horario del restaurante buffet?', 'El buffet abre para la cena de 19:00 a 22:00.'),
  faq(
    'sea',
    'Restaurante a la carta Mar',
    'Mar es nuestro restaurante a la carta. Abre de martes a domingo de 19:30 a 22:30 (lunes cerrado). Es imprescindible reservar en recepción.',
  ),
];

/** A guest who has just read an entry and writes on. */
async function after(id: string, language: string, ...texts: string[]): Promise<Decision> {
  const entry = entries.find((one) => one.id === id)!;
  const history: HistoryMessage[] = [
    { author: 'guest', text: entry.title },
    { author: 'assistant', text: `In the words of the house:\n${entry.text}` },
  ];
  let decision: Decision | null = null;
  for (const text of texts) {
    const hotel = aHotel({ default_language: 'es' });
    decision = await composer.compose(
      aTurn(text, { entries, hotel, history: [...history], previousLanguage: language }),
    );
    history.push({ author: 'guest', text }, { author: 'assistant', text: decision.reply ?? '' });
  }
  return decision!;
}
const sourcesOf = ({ trace }: Decision): string[] => trace.sources.map(({ id }) => id);

describe('a short question that names no thing', () => {
  it.each([
    ['en', 'minimum age?'],
    ['en', 'how old do you have to be?'],
    ['de', 'wie alt muss man sein?'],
    ['fr', 'quel âge minimum ?'],
    ['es', '¿desde qué edad?'],
    ['it', 'quanti anni bisogna avere?'],
    ['pt', 'qual é a idade mínima?'],
    ['nl', 'hoe oud moet je zijn?'],
    ['pl', 'od ilu lat?'],
    ['ru', 'с какого возраста?'],
    ['tr', 'yaş sınırı var mı?'],
    ['ar', 'من أي عمر؟'],
    ['zh', '最低年龄是多少？'],
    ['ja', '何歳からですか？'],
    ['ar', 'كم السعر؟'],
  ])('asks it of the car rental that was just spoken of (%s): %s', async (language, text) =>
    expect(sourcesOf(await after('cars', language, text))).toEqual(['cars']),
  );

  it.each([
    ['en', 'how do I book?'],
    ['en', 'and can the kids come?'],
    ['it', 'e i bambini possono entrare?'],
    ['es', '¿y pueden entrar los niños al spa?'],
    ['zh', '小孩可以去吗？'],
    ['fr', 'ça dure combien de temps ?'],
    ['nl', 'hoe lang duurt het?'],
    ['ru', 'нужно бронировать?'],
    ['tr', 'ne kadar sürüyor?'],
  ])('asks for an age, a duration or a booking of the spa (%s): %s', async (language, text) =>
    expect(sourcesOf(await after('spa', language, text))).toEqual(['spa']),
  );

  it.each([
    ['it', 'quando è chiuso?'],
    ['nl', 'welke dag is het gesloten?'],
    ['de', 'an welchem Tag ist zu?'],
    ['fr', 'il faut réserver ?'],
    ['it', 'e come si prenota?'],
    ['ja', '定休日はいつですか？'],
  ])('asks for the closed day or the booking of the restaurant (%s): %s', async (language, text) =>
    expect(sourcesOf(await after('sea', language, text))).toEqual(['sea']),
  );

  it.each([
    ['en', 'is there a deposit?'],
    ['de', 'gibt es eine Kaution?'],
    ['pl', 'jest kaucja?'],
    ['zh', '要押金吗？'],
  ])('goes to a person where the last answer says nothing of it (%s): %s', async (language, text) =>
    expect(await after('spa', language, text)).toMatchObject({
      kind: 'escalate',
      trace: { sources: [] },
    }),
  );

  it('is also answered behind thanks, and the topic stays for the next one', async () => {
    expect(sourcesOf(await after('spa', 'en', 'thanks!', 'is there an age limit?', 'how do I book'))).toEqual(['spa']);
  });

  it.each(['how do I book a taxi?', 'how old must the jet ski driver be?', 'minimum age for the casino?'])(
    'is none where it names a thing: %s',
    async (text) => expect(sourcesOf(await after('spa', 'en', text))).not.toContain('spa'),
  );

  it('is no greeting where nothing was spoken of', async () => {
    for (const [language, text] of [
      ['de', 'wie alt muss man sein?'],
      ['nl', 'hoe oud moet je zijn?'],
      ['pl', 'jak długo to trwa?'],
    ] as const)
      expect(await composer.compose(aTurn(text, { entries, previousLanguage: language }))).toMatchObject({
        kind: 'escalate',
      });
  });
});

describe('what stands behind a yes or no', () => {
  it.each([
    ['no, the price', { agrees: false, rest: 'the price' }],
    ['nie, o której godzinie', { agrees: false, rest: 'o której godzinie' }],
    ['لا، سعر السيارة', { agrees: false, rest: 'سعر السيارة' }],
    ['いいえ、時間です', { agrees: false, rest: '時間です' }],
    ['yes and when is it open?', { agrees: true, rest: 'when is it open?' }],
    ['ja, und wann gibt es Abendessen?', { agrees: true, rest: 'wann gibt es Abendessen?' }],
  ])('is read: %s', (text, lead) => expect(leadOf(text)).toEqual(lead));

  it.each(['no hot water', 'nothing works', 'yes', 'no thanks', 'notes, please'])('is nothing in: %s', (text) =>
    expect(leadOf(text)).toBeNull(),
  );
});

describe('a choice where nothing was offered', () => {
  it.each([
    ['en', 'both'],
    ['en', 'the second'],
    ['de', 'das zweite'],
    ['de', 'beide'],
    ['fr', 'les deux'],
    ['it', 'tutti e due'],
    ['pt', 'as duas'],
    ['es', 'los dos'],
  ])('goes to a person (%s): %s', async (language, text) =>
    expect(await after('sea', language, text)).toMatchObject({ kind: 'escalate', trace: { sources: [] } }),
  );
});
