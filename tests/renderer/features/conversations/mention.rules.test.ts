import { expect, test } from 'vitest';
import {
  matchingNames,
  mentionAt,
  mentionsAfter,
  mentionsIn,
  withMention,
} from '#renderer/features/conversations/notes/mention.rules.ts';

const people = [
  { id: '1', name: 'Malo Kerbrat' },
  { id: '2', name: 'Ann Malone' },
];

test('"@" at the beginning or after a space looks for a name; in an e-mail address it does not', () => {
  expect(mentionAt('@Ma', 3)).toEqual({ query: 'Ma', from: 0 });
  expect(mentionAt('please @', 8)).toEqual({ query: '', from: 7 });
  expect(mentionAt('write to ada@example', 20)).toBeNull();
  expect(mentionAt('no name here', 5)).toBeNull();
  expect(mentionAt('@Malo\nnext line', 15)).toBeNull();
});

test('names that begin with what was typed come first', () => {
  expect(matchingNames(people, 'mal').map(({ id }) => id)).toEqual(['1', '2']);
  expect(matchingNames(people, 'xyz')).toEqual([]);
});

test('a chosen name stands in the text, and counts as long as it does', () => {
  const { draft, cursor } = withMention({ text: 'ask @ma now', mentioned: [] }, { from: 4, cursor: 7 }, people[0]!);
  expect(draft.text).toBe('ask @Malo Kerbrat  now');
  expect(cursor).toBe(18);
  expect(mentionsIn(draft)).toEqual(['1']);
  expect(mentionsIn({ ...draft, text: 'ask now' })).toEqual([]);
});

test('a changed note mentions who was mentioned and still stands in it, and who was chosen now', () => {
  const draft = { text: 'ask @Malo Kerbrat and @Ann Malone', mentioned: [people[1]!] };
  expect(mentionsAfter(draft, ['1'], people)).toEqual(['1', '2']);
  expect(mentionsAfter({ ...draft, text: 'ask @Ann Malone' }, ['1'], people)).toEqual(['2']);
  expect(mentionsAfter({ ...draft, text: 'ask' }, ['1', 'left'], people)).toEqual(['left']);
});
