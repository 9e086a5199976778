import { beforeAll, describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { measuresAsked, measuresStated } from '#server/features/understanding/entries/measures.rules.ts';
import { LANGUAGES, type LanguageCode } from '#server/features/understanding/languages.ts';
import { prepareModel } from '#server/features/understanding/model-store.ts';
import { readData } from '#server/features/understanding/sources.ts';
import { understand } from '#server/features/understanding/understand.ts';

beforeAll(() => prepareModel());

const TEXTS: [id: string, title: string, text: string][] = [
  [
    'pools',
    'Pools: hours and rules',
    "There are two outdoor pools, the main pool and the children's pool (0.40 m deep), open from 9:00 to 20:00.",
  ],
  ['bar', 'Bars', 'The lobby bar is open from 10:00 to 1:00 and serves cocktails from €9.'],
  ['minibar', 'Minibar', 'The minibar is filled on request with water, soft drinks and beer. Beer €3.50.'],
  ['trips', 'Excursions', 'We organise a catamaran trip on Tuesdays and Thursdays (€58).'],
  ['spa', 'Spa and massages', 'The massage of 50 minutes costs €65. Entry from 16 years on.'],
];
const entriesOf = (texts: typeof TEXTS) =>
  texts.map(([id, title, text]) => linkEntry({ id, title, text, language: 'en' }));
const answers = (text: string, texts = TEXTS): string[] =>
  chooseEntries(understand(text), entriesOf(texts)).map((choice) =>
    choice.action === 'answer' ? choice.cover.entry : choice.action,
  );

describe('A question for a depth, an age, a duration or a brand', () => {
  test.each([
    'How deep is the main pool?',
    '¿Qué profundidad tiene la piscina principal?',
    'Jak głęboki jest główny basen?',
    'Какая глубина основного бассейна?',
    'メインプールの深さはどのくらいですか？',
    'Ab wie viel Jahren darf man bei euch Cocktails trinken?',
    'What brand of beer is in the minibar?',
    'Wie lange dauert die Katamaranfahrt?',
  ])('goes to a person where no entry states it: %s', (text) => expect(answers(text)).toEqual(['person']));

  test.each([
    ['How long does the massage take?', 'spa'],
    ['From what age can one go to the spa?', 'spa'],
  ])('is answered by the entry that states it: %s', (text, id) => expect(answers(text)).toEqual([id]));

  test('is answered once the depth of the main pool is written', () => {
    const pools = 'The main pool is 1.40 m deep, the children’s pool 0.40 m. Both are open from 9:00 to 20:00.';
    expect(answers('How deep is the main pool?', [['pools', 'How deep are the pools?', pools]])).toEqual(['pools']);
  });
});

describe('Figures and names', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'The main pool and the children’s pool (0.40 m deep)', 'CHILDDEPTH'],
    ['en', 'The pool is 1.20 to 1.60 m deep.', 'DEPTH'],
    ['en', 'The pool is 25 m long.', ''],
    ['de', 'Das Becken ist 1,35 m tief.', 'DEPTH'],
    ['de', 'Das Kinderbecken hat eine Tiefe von 40 cm.', 'CHILDDEPTH'],
    ['es', 'La principal y la infantil (0,40 m de profundidad).', 'CHILDDEPTH'],
    ['fr', 'Profondeur : 1,40 m. Accès dès 16 ans.', 'AGE DEPTH'],
    ['ru', 'Глубина бассейна 1,5 м.', 'DEPTH'],
    ['zh', '泳池水深1.4米。', 'DEPTH'],
    ['ja', '水深は1.2mです。', 'DEPTH'],
    ['es', 'El circuito de 90 minutos cuesta 22 €.', 'DURATION'],
    ['de', 'Die Fahrt dauert eine halbe Stunde.', 'DURATION'],
    ['en', 'The show begins at 21:45.', ''],
    ['en', 'We serve Estrella beer.', 'BRAND'],
  ])('that a text in %s states: %s', (language, text, stated) =>
    expect([...measuresStated('', text, [language])].toSorted().join(' ')).toBe(stated),
  );

  test.each<[LanguageCode, string, string]>([
    ['en', "How deep is the children's pool?", 'CHILDDEPTH'],
    ['fr', 'Quelle est la profondeur de la piscine ?', 'DEPTH'],
    ['it', 'Quanto è profonda la piscina?', 'DEPTH'],
    ['pt', 'Qual é a profundidade da piscina?', 'DEPTH'],
    ['nl', 'Hoe diep is het zwembad?', 'DEPTH'],
    ['tr', 'Havuzun derinliği ne kadar?', 'DEPTH'],
    ['ar', 'كم عمق المسبح؟', 'DEPTH'],
    ['zh', '泳池有多深？', 'DEPTH'],
    ['en', 'my son is afraid of deep water, is there a small pool', ''],
    ['en', 'how long is breakfast served?', ''],
    ['es', '¿A partir de qué edad se puede entrar?', 'AGE'],
    ['ja', '何歳から利用できますか？', 'AGE'],
  ])('that a question in %s asks for: %s', (language, text, asked) =>
    expect(measuresAsked(text, [language]).join(' ')).toBe(asked),
  );

  test('have words in every language', () => {
    const blocks = readData('measures.txt')
      .split(/^(?=@)/m)
      .slice(1);
    const missing = blocks.flatMap((block) =>
      LANGUAGES.filter((language) => !new RegExp(`^${language}: \\S`, 'm').test(block)).map(
        (language) => `${block.slice(0, 10)} ${language}`,
      ),
    );
    expect(missing).toEqual([]);
  });
});

test.each(['how much is it?', '¿cuánto cuesta?', "c'est combien ?", 'いくらですか？', 'Hi, how much is it?'])(
  'a question for the price of nothing goes to a person: %s',
  (text) => expect(answers(text)).toEqual(['person']),
);
