import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { UndoBar } from '#renderer/features/conversations/inbox/undo-bar.tsx';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { offerUndo, tellOpened, useUndo } from '#renderer/features/conversations/undo.store.ts';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { hotelId } from '../../support/rows.ts';
import '../../support/render-console.tsx';

const undo = (conversationId: string) => ({
  hotelId,
  conversationId,
  name: 'Anna Done',
  before: { owner: 'staff' as const, assigned_to: null, requests: [] },
});

beforeEach(() => useUndo.setState({ undo: null, opened: null }));

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InboxContext value={{ hotelId, timezone: 'Europe/Paris', userId: 'user-1' }}>
        <MemoryRouter>
          <UndoBar />
        </MemoryRouter>
      </InboxContext>
    </QueryClientProvider>,
  );

test('after a resolve the status says which guest was opened, also where that is known first', () => {
  show();
  act(() => tellOpened({ after: 'one', guest: { name: 'Ben Next' } }));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => offerUndo(undo('one')));
  expect(screen.getByRole('status').textContent).toContain('Marked as resolved: Anna Done');
  expect(screen.getByRole('status').textContent).toContain('Now open: Ben Next');
});

test('at the end of the list it says that no other guest is waiting', () => {
  show();
  act(() => offerUndo(undo('one')));
  act(() => tellOpened({ after: 'one', guest: null }));
  expect(screen.getByRole('status').textContent).toContain('No other guest is waiting');
});

test('what was opened after another conversation is not said', () => {
  show();
  act(() => tellOpened({ after: 'one', guest: { name: 'Ben Next' } }));
  act(() => offerUndo(undo('two')));
  expect(screen.getByRole('status').textContent).not.toContain('Ben Next');
});
