import { expect, test } from 'vitest';
import { listRows } from '#renderer/features/conversations/list/list-rows.ts';
import type { Section } from '#renderer/features/conversations/list/use-sections.ts';
import { aConversation } from './conversation-rows.ts';

const section = (state: Section['state'], items: Section['items']): Section => ({
  state,
  items,
  count: String(items.length),
  requests: null,
  isPending: false,
  error: null,
  hasMore: false,
  loadMore: () => {},
  retry: () => {},
});
const one = aConversation();

test('a conversation that is in both sections for a moment has a row of its own in each', () => {
  const keys = listRows(section('open', [one]), section('resolved', [one]), true, false).map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});

test.each([
  ['the open section has a hit', [one], [], []],
  ['the resolved section has a hit', [], [one], []],
  ['neither has one', [], [], ['open empty']],
])('a search says once that nothing matches, and not where %s', (_, open, resolved, said) => {
  const rows = listRows(section('open', open), section('resolved', resolved), true, true);
  expect(rows.filter(({ kind }) => kind === 'empty').map(({ key }) => key)).toEqual(said);
});

test('without a search each section says that it is empty', () => {
  const rows = listRows(section('open', []), section('resolved', []), true, false);
  expect(rows.filter(({ kind }) => kind === 'empty')).toHaveLength(2);
});
