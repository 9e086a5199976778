import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ContradictionsNote } from '#renderer/features/knowledge/contradictions/contradictions-note.tsx';
import { ContradictionsView } from '#renderer/features/knowledge/contradictions/contradictions-view.tsx';
import { markedPieces } from '#renderer/features/knowledge/contradictions/marked-pieces.rules.ts';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { bindToasts } from '#renderer/lib/notify.ts';
import { startNetwork } from '../../../support/network.ts';
import { hotelId } from '../../../support/rows.ts';
import '../../../support/render-console.tsx';

const path = `/api/hotels/${hotelId}/contradictions`;
const text = (kind: string, title: string, words: string, part: string) => ({
  id: title,
  kind,
  title,
  text: words,
  marks: [{ start: words.indexOf(part), end: words.indexOf(part) + part.length }],
});
const row = {
  key: 'k1',
  kinds: ['hours'],
  found_at: new Date().toISOString(),
  one: text('profile', 'What time is check-in?', 'Check-in is from 15:00.', '15:00'),
  other: text('faq', 'Arrival', 'Your room is ready from 2 pm.', '2 pm'),
};

const words: string[] = [];
const note = ({ title }: { title: string }) => void words.push(title);
beforeEach(() => {
  words.length = 0;
  bindToasts({ success: note, info: note, error: note });
});

async function open(
  part: 'view' | 'note',
  items: object[],
  answer: { status?: number; body: unknown } = { body: null },
) {
  const network = await startNetwork({
    [`GET ${path}`]: { body: { items, checking: false } },
    [`POST ${path}/dismiss`]: answer,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        {part === 'view' ? <ContradictionsView hotelId={hotelId} /> : <ContradictionsNote hotelId={hotelId} />}
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () => network.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

test('two texts stand side by side with what differs marked, and a way to each', async () => {
  await open('view', [row]);
  const item = within(await screen.findByRole('listitem'));
  item.getByText('Different times');
  expect([item.getByText('15:00').tagName, item.getByText('2 pm').tagName]).toEqual(['MARK', 'MARK']);
  expect(item.getAllByRole('link', { name: 'Open this' }).map((link) => link.getAttribute('href'))).toEqual([
    '/hotel-profile',
    '/faqs?q=Arrival',
  ]);
});

test('"Not a contradiction" is told to the server, which remembers it', async () => {
  const sent = await open('view', [row]);
  fireEvent.click(await screen.findByRole('button', { name: 'Not a contradiction' }));
  await waitFor(() => expect(words).toEqual(['Not shown again until one of the two texts changes']));
  expect(sent()).toEqual([{ key: 'k1' }]);
});

test('a list without any says that all texts agree', async () => {
  await open('view', []);
  await screen.findByText('No contradictions');
});

test('the profile names their number and leads to them', async () => {
  await open('note', [row, { ...row, key: 'k2' }]);
  const link = await screen.findByRole('link', { name: 'Compare them' });
  expect(link.getAttribute('href')).toBe('/faqs?view=contradictions');
  screen.getByText(/contradict each other: 2/);
});

test('overlapping places are marked once', () => {
  const marks = [
    { start: 0, end: 4 },
    { start: 2, end: 5 },
  ];
  expect(markedPieces({ text: '7:00 to 10', marks })).toEqual([
    { piece: '7:00', marked: true },
    { piece: ' to 10', marked: false },
  ]);
});
