import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FindSlot } from '#renderer/features/conversations/finding/find-slot.tsx';
import { openFind, useFind } from '#renderer/features/conversations/finding/find.store.ts';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { startNetwork } from '../../../support/network.ts';
import { renderRoutes } from '../../../support/render-console.tsx';
import { hotelId } from '../../../support/rows.ts';
import { aMessage, conversationId } from '../conversation-rows.ts';

const scope = { hotelId, timezone: 'Europe/Madrid', userId: '0199b000-0000-7000-8000-0000000000aa' };
const [newer, older] = [aMessage(62).id, aMessage(61).id];

beforeEach(() => useFind.setState({ open: null, closed: null }));

test('Enter walks to earlier hits, Shift+Enter back, Escape closes the bar', async () => {
  const hits = [newer, older].map((message_id) => ({ message_id, created_at: '2026-09-07T18:00:00.000Z' }));
  await startNetwork({
    [`GET /api/hotels/${hotelId}/conversations/${conversationId}/hits`]: { body: { items: hits } },
  });
  openFind(conversationId);
  const element = (
    <InboxContext value={scope}>
      <FindSlot conversationId={conversationId} />
    </InboxContext>
  );
  const { router } = renderRoutes([{ path: '/requests', element }], '/requests');
  const at = () => new URLSearchParams(router.state.location.search).get('at');
  const field = await screen.findByRole('textbox', { name: 'Find in this conversation' });
  fireEvent.change(field, { target: { value: 'towels' } });
  await screen.findByText('1 of 2');
  expect(at()).toBe(newer);
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('2 of 2');
  expect(at()).toBe(older);
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  await screen.findByText('1 of 2');
  expect(at()).toBe(newer);
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('search')).toBeNull());
  expect(at()).toBeNull();
});
