import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { SourceChange } from '#renderer/features/knowledge/sources/source-change.tsx';
import { useDecideChanges } from '#renderer/features/knowledge/sources/change-sources.queries.ts';
import { wordDiff } from '#renderer/components/word-diff.rules.ts';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { bindToasts } from '#renderer/lib/notify.ts';
import { startNetwork } from '../../../support/network.ts';
import { hotelId } from '../../../support/rows.ts';
import '../../../support/render-console.tsx';

const change = {
  id: '0198c0de-0000-7000-8000-000000000001',
  source_id: '0198c0de-0000-7000-8000-000000000002',
  kind: 'changed' as const,
  entry_id: '0198c0de-0000-7000-8000-000000000003',
  old: { question: 'Are pets allowed?', answer: 'Dogs cost 10 euros a night.' },
  new: { question: 'Are pets allowed?', answer: 'Dogs cost 15 euros a night.' },
  conflict: false,
  found_at: '2026-09-10T10:00:00.000Z',
};

beforeEach(() => bindToasts({ success: () => {}, info: () => {}, error: () => {} }));

function One({ shown }: { shown: typeof change }) {
  const { mutate, isPending } = useDecideChanges(hotelId);
  return <SourceChange change={shown} source="https://hotel.example/faq" decide={mutate} busy={isPending} />;
}

async function open(shown = change) {
  const network = await startNetwork({
    [`POST /api/hotels/${hotelId}/knowledge/changes/take`]: { body: null },
    [`POST /api/hotels/${hotelId}/knowledge/changes/dismiss`]: { body: null },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <One shown={shown} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () => network.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

test('a change strikes the old words and marks the new ones, for screen readers too', async () => {
  await open();
  const item = within(screen.getByRole('listitem', { name: 'Are pets allowed?' }));
  expect(item.getByRole('deletion').textContent).toBe('Removed words: 10');
  expect(item.getByRole('insertion').textContent).toBe('Added words: 15');
});

test('a change is taken as it is, or in other words', async () => {
  const sent = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Take' }));
  await waitFor(() => expect(sent()).toEqual([{ items: [{ id: change.id }] }]));
  const take = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take' });
  await waitFor(() => expect(take().disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer' }), { target: { value: 'Dogs: 15 euros.' } });
  fireEvent.click(take());
  const item = { id: change.id, question: 'Are pets allowed?', answer: 'Dogs: 15 euros.' };
  await waitFor(() => expect(sent().at(-1)).toEqual({ items: [item] }));
});

test('an answer that was edited by hand is replaced only by a button that says so', async () => {
  const sent = await open({ ...change, conflict: true });
  screen.getByText('Edited by hand since the import');
  fireEvent.click(screen.getByRole('button', { name: 'Replace the edited answer' }));
  await waitFor(() => expect(sent()).toEqual([{ items: [{ id: change.id, overwrite: true }] }]));
});

test('words that were replaced together are one piece', () => {
  expect(wordDiff('Open from 7:00 to 10:30 daily.', 'Open all day daily.')).toEqual([
    { kind: 'same', text: 'Open ' },
    { kind: 'removed', text: 'from 7:00 to 10:30' },
    { kind: 'added', text: 'all day' },
    { kind: 'same', text: ' daily.' },
  ]);
});
