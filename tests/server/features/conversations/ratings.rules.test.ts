import { describe, expect, test } from 'vitest';
import { entryLanguages } from '#shared/features/knowledge/knowledge.values.ts';
import { scoreIn } from '#server/features/conversations/ratings/ratings.rules.ts';
import { ratingQuestion, ratingReply } from '#server/features/conversations/ratings/ratings.sentences.ts';

describe('the score of an answer', () => {
  test.each([
    ['4', 4],
    [' 5! ', 5],
    ['4/5', 4],
    ['3 von 5', 3],
    ['5 out of 5', 5],
    ['5️⃣', 5],
    ['⭐⭐⭐', 3],
    ['⭐️⭐️', 2],
    ['4 stars', 4],
  ])('%s says nothing else', (text, score) => expect(scoreIn(text)).toEqual({ score, whole: true }));

  test.each([
    ['2, the room is dirty', 2],
    ['1 - no one came', 1],
    ['5\nCan we have towels?', 5],
  ])('%s says more', (text, score) => expect(scoreIn(text)).toEqual({ score, whole: false }));

  test.each(['2 towels please', '6', '0', '45', '4 pm', 'room 3', 'yes', '', '5 people arrive', '3.30'])(
    '%s is none',
    (text) => expect(scoreIn(text)).toBeNull(),
  );
});

test.each(entryLanguages)(
  'a guest who speaks %s is asked and thanked in it, with the same link for every score',
  (one) => {
    expect(ratingQuestion(one, 'Hotel $& Miramar')).toContain('Hotel $& Miramar');
    const link = 'https://review.example/miramar';
    const [good, low] = [ratingReply(one, false, link), ratingReply(one, true, link)];
    expect(good).not.toBe(low);
    for (const reply of [good, low]) expect(reply).toContain(link);
    expect(ratingReply(one, false, null)).not.toContain('{{');
  },
);
