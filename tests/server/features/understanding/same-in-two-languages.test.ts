import { describe, expect, test } from 'vitest';
import { englishFaqs } from '#server/seed/hotels/marees-english.faqs.seed.ts';
import { frenchFaqs } from '#server/seed/hotels/marees-french.faqs.seed.ts';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entries = [...englishFaqs, ...frenchFaqs].map(({ key, question, answer, language }) =>
  linkEntry({ id: `${language}-${key}`, language, title: question, text: answer }),
);

/** @param before what the guest asked before */
const sentTo = (language: string, text: string, before?: string, from = entries): string[] => {
  const prefer = (entry: string): number => Number(entry.startsWith(language));
  const topic = before === undefined ? [] : understand(before).clauses.flatMap(({ concepts }) => concepts);
  return chooseEntries(understand(text, { topic }), from, { prefer }).map((choice) =>
    choice.action === 'answer' ? choice.cover.entry : choice.action,
  );
};

test.each([
  ['en', 'When is breakfast?', 'en-breakfast'],
  ['en', 'What time is breakfast?', 'en-breakfast'],
  ['en', 'how much does parking cost', 'en-parking'],
  ['fr', 'À quelle heure est le petit-déjeuner ?', 'fr-petit-dejeuner'],
])(
  'a question that two entries in different languages answer is answered in the guest’s and not asked back (%s): %s',
  (language, text, id) => expect(sentTo(language, text)).toEqual([id]),
);

test.each(['how much?', 'and on Mondays?'])('"%s" after a question is answered in the language of the guest', (text) =>
  expect(sentTo('en', text, 'What time is dinner?')).toEqual(['en-restaurant']),
);

test.each([
  'Is there a pool?',
  'Gibt es einen Pool?',
  'Is er een zwembad?',
  'プールはありますか？',
  'У вас есть бассейн?',
])('a hotel that has a pool says so, whatever else the entry says: %s', (text) =>
  expect(sentTo('en', text)).toEqual(['en-pool']),
);

describe('Entries on two things of one subject, each in one language', () => {
  const mixed = [
    ['en-breakfast', 'Breakfast buffet', 'Breakfast is served from 7:00 to 10:00 in the winter garden and costs €18.'],
    ['de-box', 'Frühstück zum Mitnehmen', 'Eine Frühstückstüte für 8 € bestellen Sie bitte bis 20 Uhr am Vorabend.'],
    ['en-sauna', 'Sauna and steam room', 'The sauna is open daily from 16:00 to 22:00 and free for our guests.'],
    [
      'de-peeling',
      'Peeling in der Sauna',
      'Ein Peeling mit Salz kostet 35 € und dauert 30 Minuten, bitte vorher anmelden.',
    ],
  ].map(([id = '', title = '', text = '']) => linkEntry({ id, language: id.slice(0, 2), title, text }));

  test.each([
    ['Wann gibt es Frühstück?', 'en-breakfast'],
    ['Was kostet das Frühstück?', 'en-breakfast'],
    ['Bis wann ist die Sauna offen?', 'en-sauna'],
  ])('are not taken for one another: %s', (text, id) => expect(sentTo('de', text, undefined, mixed)).toEqual([id]));
});
