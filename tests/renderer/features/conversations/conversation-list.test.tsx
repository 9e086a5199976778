import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ConversationList } from '#renderer/features/conversations/list/conversation-list.tsx';
import type { Section } from '#renderer/features/conversations/list/use-sections.ts';
import '../../support/render-console.tsx';

function anEmpty(state: Section['state']): Section {
  const nothing = () => {};
  return {
    state,
    items: [],
    count: '0',
    requests: null,
    isPending: false,
    error: null,
    hasMore: false,
    loadMore: nothing,
    retry: nothing,
  };
}

test('an empty list under a filter says so and leads back to all conversations', () => {
  render(
    <MemoryRouter initialEntries={['/requests?filter=mine']}>
      <ConversationList
        open={anEmpty('open')}
        resolved={anEmpty('resolved')}
        showResolved={false}
        onToggleResolved={() => {}}
        selected={null}
        search=""
        list="filter=mine"
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('No conversation matches this filter')).toBeTruthy();
  expect(screen.queryByText('Nobody waits')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByText('Nobody waits')).toBeTruthy();
});
