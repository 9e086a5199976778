import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { threadKey, waitingKey } from '#renderer/features/conversations/conversations.queries.ts';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { RequestStrip } from '#renderer/features/conversations/requests/request-strip.tsx';
import { useNextAfterResolve } from '#renderer/features/conversations/use-thread-actions.ts';
import { useUndo } from '#renderer/features/conversations/undo.store.ts';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { startNetwork } from '../../support/network.ts';
import { hotelId } from '../../support/rows.ts';
import '../../support/render-console.tsx';
import { aConversation, aRequest, aThread, conversationId } from './conversation-rows.ts';

const request = aRequest();
const route = `POST /api/hotels/${hotelId}/conversations/${conversationId}/resolve`;
const next = aConversation({
  human_required_count: 1,
  id: '0199b000-0000-7000-8000-000000000077',
  guest_name: 'Ben Next',
});

beforeEach(() => useUndo.setState({ undo: null, opened: null, resolved: null }));

/** The inbox, whose thread may be gone before the server answers. */
function Desk({ hasThread }: { hasThread: boolean }) {
  const [params] = useSearchParams();
  const { search } = useLocation();
  useNextAfterResolve(params.get('conversation'));
  return (
    <>
      <output>{search}</output>
      {hasThread && <RequestStrip request={request} />}
    </>
  );
}

/** Marks the request as resolved; the server answers when `finish` is called. */
async function resolving() {
  let finish = () => {};
  const waits = new Promise<void>((done) => (finish = done));
  const { conversation } = aThread();
  await startNetwork({
    [route]: async () => {
      await waits;
      const before = { owner: 'staff', assigned_to: null, requests: [{ id: request.id, status: 'open' }] };
      return { body: { conversation: { ...conversation, open_count: 0 }, before } };
    },
    [`GET /api/hotels/${hotelId}/conversations`]: {
      body: { items: [next], counts: { open: 1, resolved: 0, waiting: 1, requests: 1 }, next_cursor: null },
    },
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(threadKey(hotelId, conversationId), { ...aThread(), requests: [request] });
  queryClient.setQueryData(waitingKey(hotelId), { items: [aConversation({ id: conversationId }), next], count: 2 });
  const shown = (hasThread: boolean, at: string) => (
    <QueryClientProvider client={queryClient}>
      <InboxContext value={{ hotelId, timezone: 'Europe/Madrid', userId: 'user-1' }}>
        <MemoryRouter key={at} initialEntries={[at]}>
          <Desk hasThread={hasThread} />
        </MemoryRouter>
      </InboxContext>
    </QueryClientProvider>
  );
  const here = `/requests?conversation=${conversationId}`;
  const { rerender } = render(shown(true, here));
  fireEvent.click(screen.getByRole('button', { name: /Mark Resolved/ }));
  return { finish: () => act(async () => finish()), change: (has: boolean, at = here) => rerender(shown(has, at)) };
}
const address = () => document.querySelector('output')?.textContent;
const undoOffered = () => waitFor(() => expect(useUndo.getState().undo?.conversationId).toBe(conversationId));

test('the next guest opens after the answer, also where the request is not drawn any more', async () => {
  const { finish, change } = await resolving();
  change(false);
  await finish();
  await undoOffered();
  await waitFor(() => expect(address()).toContain(next.id));
  expect(useUndo.getState().opened).toEqual({ after: conversationId, guest: { name: 'Ben Next' } });
});

test('nothing opens over the list that the person went back to, and the undo is there', async () => {
  const { finish, change } = await resolving();
  change(false, '/requests');
  await finish();
  await undoOffered();
  expect(address()).toBe('');
  expect(useUndo.getState()).toMatchObject({ opened: null, resolved: null });
});
