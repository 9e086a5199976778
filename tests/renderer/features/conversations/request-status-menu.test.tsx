import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { threadKey } from '#renderer/features/conversations/conversations.queries.ts';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { RequestStrip } from '#renderer/features/conversations/requests/request-strip.tsx';
import type { Thread } from '#renderer/features/conversations/thread.rules.ts';
import { bindToasts } from '#renderer/lib/notify.ts';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { startNetwork, type Answers } from '../../support/network.ts';
import { hotelId } from '../../support/rows.ts';
import '../../support/render-console.tsx';
import { aRequest, aThread, conversationId } from './conversation-rows.ts';

const request = aRequest();
const route = `PATCH /api/hotels/${hotelId}/requests/${request.id}`;
const scope = { hotelId, timezone: 'Europe/Madrid', userId: 'user-1' };

/** The request strip, rendered from the cached thread. */
function Shown() {
  const { data } = useQuery<Thread>({ queryKey: threadKey(hotelId, conversationId), enabled: false });
  return data?.requests.map((each) => <RequestStrip key={each.id} request={each} />);
}

async function open(answers: Answers) {
  const network = await startNetwork(answers);
  const queryClient = createQueryClient();
  queryClient.setQueryData(threadKey(hotelId, conversationId), { ...aThread(), requests: [request] });
  render(
    <QueryClientProvider client={queryClient}>
      <InboxContext value={scope}>
        <MemoryRouter>
          <Shown />
        </MemoryRouter>
      </InboxContext>
    </QueryClientProvider>,
  );
  return () => network.calls.filter((call) => `${call.method} ${call.path}` === route).map((call) => call.body);
}

const status = (words: string) => screen.findByRole('button', { name: `Status ${words}: Is the sauna open?` });
async function choose(name: string) {
  fireEvent.click(await status('Pending'));
  fireEvent.click(await screen.findByRole('menuitemradio', { name }));
}

describe('the status of a request', () => {
  test('is chosen from four distinguishable options and stored', async () => {
    const sent = await open({ [route]: { body: { ...request, status: 'resolved' } } });
    fireEvent.click(await status('Pending'));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map((choice) => choice.textContent)).toEqual(['Pending', 'In progress', 'Resolved', 'Completed']);
    fireEvent.click(choices[2]!);
    await status('Resolved');
    await waitFor(() => expect(sent()).toEqual([{ status: 'resolved' }]));
    expect(screen.getByRole('button', { name: /Mark Resolved/ })).toBeTruthy();
  });

  test('is shown at once, and reverted with a message if the server refuses', async () => {
    const sent = await open({
      [route]: { status: 404, body: { error: { code: 'not_found', message: 'This request does not exist.' } } },
    });
    const toasts: string[] = [];
    const told = ({ title }: { title: string }) => void toasts.push(title);
    bindToasts({ success: told, info: told, error: told });
    await choose('In progress');
    await waitFor(() => expect(toasts).toEqual(['Failed to update']));
    await status('Pending');
    expect(sent()).toEqual([{ status: 'in_progress' }]);
  });

  test('is not sent if unchanged', async () => {
    const sent = await open({});
    await choose('Pending');
    expect(sent()).toEqual([]);
  });
});
