import { describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { COMPARED_FEATURES, comparedEntries } from '#server/features/understanding/entries/compared.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entry = (id: string, title: string, text: string, language = 'de') => linkEntry({ id, title, text, language });
const house = [
  entry(
    'rodel',
    'Rodeln bei Nacht',
    'Mittwochs und freitags ist die Rodelbahn bis 22 Uhr beleuchtet. Schlitten verleihen wir.',
  ),
  entry('fruehstueck', 'Frühstück', 'Frühstück gibt es täglich von 7 bis 10:30 Uhr im Wintergarten.'),
  entry('parken', 'Parken', 'Vor dem Haus stehen 20 Parkplätze, die Nacht kostet 8 €.'),
  entry('sauna', 'Sauna', 'Die Sauna ist von 15 bis 21 Uhr geöffnet.'),
  entry('hund', 'Hunde', 'Hunde sind willkommen und kosten 15 € pro Nacht.'),
  entry('parking', 'Parking', 'There are 20 parking spaces in front of the house, €8 a night.', 'en'),
];
const compared = (text: string) => {
  const { clauses } = understand(text);
  return comparedEntries(clauses[0]!, clauses, house, knowledge());
};
const numberOf = (text: string, id: string, name: (typeof COMPARED_FEATURES)[number]): number =>
  compared(text).find((one) => one.entry.id === id)?.numbers[COMPARED_FEATURES.indexOf(name)] ?? Number.NaN;

describe('Entries of one hotel, compared', () => {
  const sled = 'where can we go sledding on friday';

  test('a thing that only one entry names is told from its meaning, in another language', () => {
    expect(numberOf(sled, 'rodel', 'onlyHere')).toBeGreaterThan(0);
    expect(numberOf(sled, 'sauna', 'onlyHere')).toBe(0);
    expect(numberOf(sled, 'rodel', 'meaningsAhead')).toBeGreaterThan(0);
    expect(numberOf(sled, 'hund', 'meaningsAhead')).toBeLessThan(0);
  });

  test('an entry and its translation are no rivals', () => {
    const text = 'where can I park the car';
    expect(numberOf(text, 'parken', 'betterOnes')).toBe(0);
    expect(numberOf(text, 'parking', 'betterOnes')).toBe(0);
    expect(numberOf(text, 'sauna', 'betterOnes')).toBeGreaterThan(0);
  });

  test('a question about another place, a reason or an earlier stay is guarded', () => {
    expect(compared('why does parking cost 8 euros?').every(({ guarded }) => guarded)).toBe(true);
    expect(compared('what does parking cost in Salzburg?').every(({ guarded }) => guarded)).toBe(true);
    expect(compared('where can I park the car').some(({ guarded }) => guarded)).toBe(false);
  });

  test.each([
    ['when is breakfast?', 'fruehstueck'],
    ['what time does the sauna open', 'sauna'],
    ['can we bring our dog?', 'hund'],
    ['朝食は何時からですか', 'fruehstueck'],
  ])('a plain question is answered: %s → %s', (text, id) =>
    expect(
      chooseEntries(understand(text), house).map((choice) =>
        choice.action === 'answer' ? choice.cover.entry : choice.action,
      ),
    ).toEqual([id]),
  );
});

describe('A list of what the hotel has', () => {
  const amenities = entry(
    'amenities',
    'Which amenities does the hotel have?',
    'Our amenities are free Wi-Fi, a lift, a bar and bicycles.',
    'en',
  );
  const actions = (text: string): string[] =>
    chooseEntries(understand(text), [...house, amenities]).map(({ action }) => action);

  test('is sent to a guest who asks what there is', () =>
    expect(actions('what amenities do you have?')).toEqual(['answer']));

  test('does not answer who asks for a thing that it does not name', () =>
    expect(actions('Is there a xylophone in the lounge?')).toEqual(['person']));
});
