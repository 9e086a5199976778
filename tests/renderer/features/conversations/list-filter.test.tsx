import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { ListFilterField } from '#renderer/features/conversations/list/list-filter.tsx';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { startNetwork } from '../../support/network.ts';
import { hotelId } from '../../support/rows.ts';
import '../../support/render-console.tsx';

const wedding = '0199b000-0000-7000-8000-000000000071';
const deleted = '0199b000-0000-7000-8000-000000000072';

function Field() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(`/requests?filter=tag:${wedding}`)}>View</button>
      <ListFilterField />
    </>
  );
}

async function show(at: string) {
  await startNetwork({
    [`GET /api/hotels/${hotelId}/tags`]: {
      body: { items: [{ id: wedding, name: 'Wedding', colour: 'blue', conversations: 1 }] },
    },
    [`GET /api/hotels/${hotelId}/departments`]: { body: { departments: [], taken_within_minutes: 10 } },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InboxContext value={{ hotelId, timezone: 'Europe/Madrid', userId: 'user-1' }}>
        <MemoryRouter initialEntries={[at]}>
          <Field />
        </MemoryRouter>
      </InboxContext>
    </QueryClientProvider>,
  );
}
const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' }).selectedOptions[0]?.text;

test('the filter of a view that is opened later has its name', async () => {
  await show('/requests');
  expect(chosen()).toBe('All conversations');
  fireEvent.click(screen.getByRole('button', { name: 'View' }));
  await screen.findByRole('option', { name: 'Tag: Wedding' });
  expect(chosen()).toBe('Tag: Wedding');
});

test('a tag that was deleted is not shown as all conversations', async () => {
  await show(`/requests?filter=tag:${deleted}`);
  expect(chosen()).toBe('…');
  await screen.findByRole('option', { name: 'Deleted tag or department' });
  expect(chosen()).toBe('Deleted tag or department');
});
