import { expect, test } from 'vitest';
import { listRows } from '#renderer/features/conversations/list/list-rows.ts';
import type { Section } from '#renderer/features/conversations/list/use-sections.ts';
import { aConversation } from './conversation-rows.ts';

test('a conversation that is in both sections for a moment has a row of its own in each', () => {
  const moving = aConversation();
  const section = (state: Section['state']): Section => ({
    state,
    items: [moving],
    count: '1',
    requests: null,
    isPending: false,
    error: null,
    hasMore: false,
    loadMore: () => {},
    retry: () => {},
  });
  const keys = listRows(section('open'), section('resolved'), true).map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});
