import { expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entries = [
  ['cot', 'Baby cots', 'Baby cots are free. Tell us before you arrive, we put one in your room.'],
  ['sauna', 'Sauna', 'The sauna is open from 3 pm to 9 pm and is free for guests of 16 years and older.'],
  ['bar', 'Bar', 'The bar is open from 5 pm to midnight.'],
].map(([id = '', title = '', text = '']) => linkEntry({ id, title, text, language: 'en' }));

const actions = (text: string): string[] =>
  chooseEntries(understand(text), entries).map((choice) =>
    choice.action === 'answer' ? choice.cover.entry : choice.action,
  );

test.each([
  ['is there a cot, and a little bathtub for the baby?', ['cot']],
  ['until when is the sauna open, and do we wear swimsuits?', ['sauna']],
])('a sure entry answers although it does not name a thing beside the question: %s', (text, sent) =>
  expect(actions(text)).toEqual(sent),
);

test.each([
  ['do you have a bathtub for the baby?', ['person']],
  ['until when is the bar open? is there a person who plays the piano?', ['bar', 'person']],
])('a question about the thing itself goes to a person: %s', (text, sent) => expect(actions(text)).toEqual(sent));
