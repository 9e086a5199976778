import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { OutdatedSlot } from '#renderer/features/knowledge/corrections/outdated-slot.tsx';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { bindToasts } from '#renderer/lib/notify.ts';
import { startNetwork } from '../../../support/network.ts';
import { hotelId } from '../../../support/rows.ts';
import '../../../support/render-console.tsx';

const path = `/api/hotels/${hotelId}/outdated-answers`;
const hour = 3_600_000;
const told = (number: number, name: string, hoursLeft: number) => ({
  conversation_id: `0199b000-0000-7000-8000-0000000000c${number}`,
  guest_name: name,
  language: 'en',
  told: 'From 7:00.',
  now: 'From 8:00.',
  now_language: 'en',
  told_at: new Date(Date.now() - hour).toISOString(),
  window_expires_at: new Date(Date.now() + hoursLeft * hour).toISOString(),
});
const item = {
  entry_id: 'f1',
  title: 'When is breakfast?',
  now: 'From 8:00.',
  guests: [told(1, 'Ada', 5), told(2, 'Bo', -1)],
};

const words: string[] = [];
const note = ({ title }: { title: string }) => void words.push(title);
beforeEach(() => {
  words.length = 0;
  bindToasts({ success: note, info: note, error: note });
});

async function open(items: object[]) {
  const network = await startNetwork({
    [`GET ${path}`]: { body: { items } },
    [`POST ${path}`]: { body: { settled: 1, closed: 1 } },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <OutdatedSlot hotelId={hotelId} timezone="Europe/Paris" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () => network.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}
const ids = item.guests.map(({ conversation_id }) => conversation_id);

test('guests who were told the old fact are written to with one click; the others are named', async () => {
  const sent = await open([item]);
  expect(await screen.findByText('Guests who were told something else about “When is breakfast?”: 2')).toBeTruthy();
  expect(screen.getByText('24 hours are over')).toBeTruthy();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message in English, to 1' });
  expect(field.value).toBe('From 8:00.');
  fireEvent.change(field, { target: { value: 'Breakfast begins at eight now.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Write to them (1)' }));
  await waitFor(() => expect(words).toHaveLength(2));
  expect(sent()).toEqual([
    { entry_id: 'f1', now: 'From 8:00.', conversation_ids: ids, content: 'Breakfast begins at eight now.' },
  ]);
  expect(words).toEqual(['Guests written to: 1', 'Not written to, because their 24 hours are over: 1']);
});

test('each guest gets the text of their language, which is shown before', async () => {
  const japanese = { ...told(3, 'Sora', 5), language: 'ja', now: '朝食は8:00からです。', now_language: 'ja' };
  const sent = await open([{ ...item, guests: [told(1, 'Ada', 5), japanese] }]);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message in Japanese, to 1' });
  expect(field.value).toBe('朝食は8:00からです。');
  fireEvent.click(screen.getByRole('button', { name: 'Write to them (2)' }));
  const of = { entry_id: 'f1', now: 'From 8:00.' };
  await waitFor(() =>
    expect(sent()).toEqual([
      { ...of, conversation_ids: [ids[0]], content: 'From 8:00.' },
      { ...of, conversation_ids: [japanese.conversation_id], content: '朝食は8:00からです。' },
    ]),
  );
  expect(words).toEqual(['Guests written to: 2', 'Not written to, because their 24 hours are over: 2']);
});

test('they can be put away, and guests without an open window are not written to', async () => {
  const sent = await open([{ ...item, guests: [told(2, 'Bo', -1)] }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Not needed' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ entry_id: 'f1', now: 'From 8:00.', conversation_ids: [ids[1]], content: null }]),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});
