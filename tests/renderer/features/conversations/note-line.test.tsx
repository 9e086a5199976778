import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { ConversationNote } from '#shared/features/conversations/notes.contract.ts';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { NoteLine } from '#renderer/features/conversations/notes/note-line.tsx';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { startNetwork, type Answers } from '../../support/network.ts';
import { aMe, hotelId } from '../../support/rows.ts';
import '../../support/render-console.tsx';
import { conversationId } from './conversation-rows.ts';

const author = '0199b000-0000-7000-8000-0000000000aa';
const malo = '0199b000-0000-7000-8000-0000000000bb';
const gone = '0199b000-0000-7000-8000-0000000000cc';
const id = '0199b000-0000-7000-8000-0000000000dd';
const path = `/api/hotels/${hotelId}/notes/${id}`;

const aNote = (overrides: Partial<ConversationNote> = {}): ConversationNote => ({
  id,
  conversation_id: conversationId,
  author_id: author,
  author_name: 'Ana Ruiz',
  content: 'Ask @Malo Kerbrat about the pram',
  mentions: [malo, gone],
  created_at: '2026-03-05T10:00:00.000Z',
  edited_at: null,
  ...overrides,
});
const staffRow = {
  id: '0199b000-0000-7000-8000-0000000000ee',
  user_id: malo,
  hotel_id: hotelId,
  role: 'staff',
  first_name: 'Malo',
  last_name: 'Kerbrat',
  email: 'malo@miramar.example',
  is_disabled: false,
  last_login: null,
  created_at: '2026-03-01T10:00:00.000Z',
};

async function open(note = aNote(), role: 'admin' | 'staff' = 'staff', userId = author, answers: Answers = {}) {
  const network = await startNetwork({
    'GET /api/me': { body: aMe({ role }) },
    [`GET /api/hotels/${hotelId}/staff`]: { body: { items: [staffRow], next_cursor: null } },
    [`PATCH ${path}`]: { body: { ...note, edited_at: '2026-03-05T11:00:00.000Z' } },
    [`DELETE ${path}`]: { body: null },
    ...answers,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InboxContext value={{ hotelId, timezone: 'Europe/Madrid', userId }}>
        <MemoryRouter>
          <NoteLine note={note} />
        </MemoryRouter>
      </InboxContext>
    </QueryClientProvider>,
  );
  return (method: string) => network.calls.filter((call) => call.method === method).map((call) => call.body);
}

const change = () => screen.findByRole('button', { name: 'Change this note' });
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the note' });

describe('an internal note', () => {
  test('is changed by its author with Enter; whose name stands in it stays mentioned', async () => {
    const sent = await open();
    fireEvent.click(await change());
    const field = await text();
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'Ask @Malo Kerbrat about the cot' } });
    await waitFor(() => expect(sent('GET').length).toBeGreaterThan(0));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(sent('PATCH')).toEqual([
      { content: 'Ask @Malo Kerbrat about the cot', mentions: expect.arrayContaining([gone, malo]) },
    ]);
  });

  test('stays as it was with Escape, and without a change nothing is sent', async () => {
    const sent = await open();
    fireEvent.click(await change());
    fireEvent.change(await text(), { target: { value: 'Something else' } });
    fireEvent.keyDown(await text(), { key: 'Escape' });
    expect(await screen.findByText('Ask @Malo Kerbrat about the pram')).toBeTruthy();
    fireEvent.click(await change());
    fireEvent.keyDown(await text(), { key: 'Enter' });
    expect(await change()).toBeTruthy();
    expect(sent('PATCH')).toEqual([]);
  });

  test('keeps what was typed where the change fails', async () => {
    await open(aNote(), 'staff', author, {
      [`PATCH ${path}`]: { status: 500, body: { code: 'internal', message: '' } },
    });
    fireEvent.click(await change());
    fireEvent.change(await text(), { target: { value: 'Ask about the cot' } });
    fireEvent.keyDown(await text(), { key: 'Enter' });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    expect((await text()).value).toBe('Ask about the cot');
  });

  test('says that it was edited', async () => {
    await open(aNote({ edited_at: '2026-03-05T11:00:00.000Z' }));
    expect((await screen.findByText('edited')).title).toContain('12:00');
  });

  test('of a colleague is deleted by an admin after a second click, and changed by its author alone', async () => {
    const sent = await open(aNote({ author_id: malo }), 'admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this note' }));
    expect(sent('DELETE')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete this note now' }));
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Change this note' })).toBeNull();
  });

  test('of a colleague has no buttons for staff', async () => {
    await open(aNote({ author_id: malo }));
    await screen.findByText('Ask @Malo Kerbrat about the pram');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
