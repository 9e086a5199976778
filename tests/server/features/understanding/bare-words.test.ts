import { describe, expect, test } from 'vitest';
import { isBare } from '#server/features/understanding/gates/bare-words.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';

const LIFTS = {
  en: 'lift',
  fr: 'ascenseur',
  de: 'Aufzug',
  es: 'ascensor',
  it: 'ascensore',
  pt: 'elevador',
  nl: 'lift',
  pl: 'winda',
  ru: 'лифт',
  tr: 'asansör',
  ar: 'مصعد',
  zh: '电梯',
  ja: 'エレベーター',
};

describe('A word or a name and nothing else', () => {
  test.each(Object.entries(LIFTS))('%s: the lift is asked about, nobody is trapped in it', (previousLanguage, text) => {
    for (const options of [{}, { previousLanguage }]) {
      const { danger, problem, clauses } = understand(text, options);
      expect({ danger, problem, asked: clauses[0]?.intents[0]?.id }).toEqual({
        danger: null,
        problem: false,
        asked: 'lift.info',
      });
    }
  });

  test.each([
    'Vodka',
    'Gouda',
    'Dim sum',
    'Kindergarten',
    'Baguette',
    'Lasagne',
    'Latte macchiato',
    '駐車場',
    '充电器',
  ])('“%s” is no danger, no fault, no complaint and no compliment', (text) => {
    const { danger, problem, complaint, smalltalk } = understand(text, { houseLanguage: 'en' });
    expect({ danger, problem, complaint, smalltalk }).toEqual({
      danger: null,
      problem: false,
      complaint: false,
      smalltalk: null,
    });
  });

  test.each(['Parkplatz', 'Zimmer 12', 'Schmidt', 'aparcamiento', 'parkeerplaats', 'breakfast?\nlift'])(
    '“%s” is no danger',
    (text) => expect(understand(text).danger).toBeNull(),
  );

  test.each(['breakfast', 'Frühstück', 'desayuno', '早餐', 'parking', 'piscina', 'kahvaltı'])(
    '“%s” asks what “%s?” asks',
    (text) => {
      const [named] = understand(text).clauses;
      const [asked] = understand(`${text}?`).clauses;
      expect(named).toEqual(asked);
    },
  );
});

describe('A word of danger or trouble alone', () => {
  test.each([
    'fire',
    'help',
    'smoke',
    'ambulance',
    'Feuer',
    'Hilfe',
    'socorro',
    'fuego',
    'incendie',
    'pożar',
    'yangın',
    'İMDAT',
    'пожар',
    'حريق',
    '着火',
    '火事',
    '救命',
    '助けて',
    'attack',
    'Überfall',
    'leak',
    'stuck',
    'knife',
    'bleeding',
    'SOS',
    'stuck lift',
    'stuck in lift',
    'lift stuck',
    'chest pain',
    'no pulse',
    'gas leak',
  ])('“%s” is still a danger', (text) => expect(understand(text).danger).not.toBeNull());

  test.each(['dirty', 'broken', 'kaputt', 'sporco', 'грязно', '故障', '肮脏', 'disgusting', 'no water', 'wrong room'])(
    '“%s” is still a problem',
    (text) => expect(understand(text).problem).toBe(true),
  );

  test.each(['excellent', 'lovely', 'harika', '很棒', 'nice hotel'])('“%s” is still praise', (text) =>
    expect(understand(text).smalltalk).toBe('praise'),
  );
});

test('a sentence is no bare word', () => {
  expect(isBare('when is breakfast')).toBe(false);
  expect(isBare('朝食は何時ですか')).toBe(false);
  expect(isBare('Wi-Fi?')).toBe(true);
  expect(isBare('エレベーター')).toBe(true);
});

describe('A word of danger and nothing else', () => {
  test.each(['Stichverletzung', 'Messerangriff', 'Messerstecherei', 'Bombe', 'bomb', '炸弹'])('%s', (text) => {
    expect(understand(text).danger).not.toBeNull();
  });
});
