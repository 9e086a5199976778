import { expect, test } from 'vitest';
import { englishFaqs } from '#server/seed/hotels/marees-english.faqs.seed.ts';
import { frenchFaqs } from '#server/seed/hotels/marees-french.faqs.seed.ts';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entries = [...englishFaqs, ...frenchFaqs].map(({ key, question, answer, language }) =>
  linkEntry({ id: `${language}-${key}`, language, title: question, text: answer }),
);

test.each(['When is breakfast?', 'What time is breakfast?', 'À quelle heure est le petit-déjeuner ?'])(
  'a question that two entries in different languages answer is answered and not asked back: %s',
  (text) => expect(chooseEntries(understand(text), entries).map(({ action }) => action)).toEqual(['answer']),
);
