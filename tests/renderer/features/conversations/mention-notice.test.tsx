import { QueryClient } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MentionNotice } from '#renderer/features/conversations/notes/mention-notice.ts';
import { connectLiveEvents } from '#renderer/lib/live/live-events.ts';
import { startNetwork } from '../../support/network.ts';
import { hotelId } from '../../support/rows.ts';
import '../../support/render-console.tsx';
import { conversationId } from './conversation-rows.ts';

const userId = '0199b000-0000-7000-8000-0000000000aa';
const told = `POST /api/hotels/${hotelId}/conversations/${conversationId}/mentions/told`;

/** The browser's end of the stream: jsdom has none. */
class Stream {
  static latest: Stream | null = null;
  onmessage: ((message: { data: string; lastEventId: string }) => void) | null = null;
  constructor() {
    Stream.latest = this;
  }
  addEventListener(): void {}
  close(): void {}
}

const shown = vi.fn<(title: string, options: NotificationOptions) => void>();
class Notice {
  static permission = 'granted';
  constructor(title: string, options: NotificationOptions) {
    shown(title, options);
  }
}

let disconnect: () => void;
beforeEach(() => {
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('Notification', Notice);
  disconnect = connectLiveEvents(hotelId, new QueryClient());
});
afterEach(() => {
  disconnect();
  shown.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const network = await startNetwork({ [told]: { body: null } });
  render(
    <MemoryRouter>
      <MentionNotice userId={userId} />
    </MemoryRouter>,
  );
  return () => network.calls.filter(({ method, path }) => `${method} ${path}` === told).length;
}

function mention(user_id: string): void {
  const event = { type: 'note.mentioned', hotel_id: hotelId, conversation_id: conversationId, user_id };
  const data = JSON.stringify({ id: 7, ...event, user_name: 'Malo Kerbrat', guest_name: 'Ines Duarte' });
  Stream.latest?.onmessage?.({ data, lastEventId: '7' });
}

describe('a mention', () => {
  test('that the open page shows is told to the server, so that no device repeats it', async () => {
    const calls = await open('visible');
    mention(userId);
    await waitFor(() => expect(calls()).toBe(1));
    expect(shown).not.toHaveBeenCalled();
  });

  test('is shown by the computer while the page is hidden', async () => {
    const calls = await open('hidden');
    mention(userId);
    await waitFor(() => expect(calls()).toBe(1));
    expect(shown.mock.calls[0]![0]).toBe('Malo Kerbrat mentions you');
  });

  test('is left to the devices where the browser shows no notices of pages', async () => {
    shown.mockImplementation(() => {
      throw new TypeError('Illegal constructor');
    });
    const calls = await open('hidden');
    mention(userId);
    expect(shown).toHaveBeenCalledOnce();
    expect(calls()).toBe(0);
  });

  test('of a colleague is not shown', async () => {
    const calls = await open('hidden');
    mention('0199b000-0000-7000-8000-0000000000bb');
    expect(shown).not.toHaveBeenCalled();
    expect(calls()).toBe(0);
  });
});
