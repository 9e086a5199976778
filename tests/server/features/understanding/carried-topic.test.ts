import { describe, expect, test } from 'vitest';
import { englishFaqs } from '#server/seed/hotels/marees-english.faqs.seed.ts';
import { knowledge } from '#server/seed/hotels/marees.knowledge.seed.ts';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entries = [...englishFaqs, ...knowledge].map(({ key, question, answer }) =>
  linkEntry({ id: key, language: 'en', title: question, text: answer }),
);

/** What is sent for a question after the one that names its topic. */
function sentAfter(before: string, text: string): string[] {
  const topic = understand(before).clauses.flatMap(({ concepts }) => concepts);
  return chooseEntries(understand(text, { topic }), entries).map((choice) =>
    choice.action === 'answer' ? choice.cover.entry : choice.action,
  );
}

describe('A question that carries on the topic of the one before', () => {
  test.each([
    ['We are coming by car. Is there parking?', 'and how much is it?', 'parking'],
    ['可以帮忙请保姆吗？', '多少钱？', 'k-babysitting'],
    ['When is breakfast?', 'and on Sunday?', 'breakfast'],
  ])('is answered by what that one is about: %s %s', (before, text, id) =>
    expect(sentAfter(before, text)).toEqual([id]),
  );

  test('is marked as such; one is not that names a topic itself, or whose message does', () => {
    const carried = (text: string): boolean[] =>
      understand(text, { topic: ['PARKING'] }).clauses.map((clause) => clause.carried);
    expect(carried('how much?')).toEqual([true]);
    expect(carried('how much is the sauna?')).toEqual([false]);
    expect(carried('When is the sauna open? And how much?')).not.toContain(true);
  });
});
