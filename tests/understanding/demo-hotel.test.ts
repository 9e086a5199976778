import { expect, it } from 'vitest';
import { englishFaqs } from '#server/seed/hotels/marees-english.faqs.seed.ts';
import { knowledge } from '#server/seed/hotels/marees.knowledge.seed.ts';
import { readHotels } from './held-out.ts';

it('hotels/marees.json holds the active English entries of the demo hotel', () => {
  const seeded = [...englishFaqs.filter(({ inactive }) => !inactive), ...knowledge];
  const expected = seeded.map(({ key, question, answer }) => ({
    id: key,
    language: 'en',
    title: question,
    text: answer,
  }));
  expect(readHotels().find(({ id }) => id === 'marees')?.entries).toEqual(expected);
});
