import { expect, test } from 'vitest';
import { englishFaqs } from '#server/seed/hotels/marees-english.faqs.seed.ts';
import { frenchFaqs } from '#server/seed/hotels/marees-french.faqs.seed.ts';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entries = [...englishFaqs, ...frenchFaqs].map(({ key, question, answer, language }) =>
  linkEntry({ id: `${language}-${key}`, language, title: question, text: answer }),
);

const sentTo = (language: string, text: string): string[] => {
  const prefer = (entry: string): number => Number(entry.startsWith(language));
  return chooseEntries(understand(text), entries, { prefer }).map((choice) =>
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
