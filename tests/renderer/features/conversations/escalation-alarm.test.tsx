import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSilenced } from '#renderer/features/conversations/alarm/alarm.store.ts';
import { EscalationAlarm } from '#renderer/features/conversations/alarm/escalation-alarm.tsx';
import { changeComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { startNetwork } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { hotelId, otherHotelId } from '../../support/rows.ts';
import { aWaiting } from './conversation-rows.ts';

const listOf = (hotel: string) => `GET /api/hotels/${hotel}/conversations`;
const answer = (items: ConversationListItem[]) => ({
  body: {
    items,
    next_cursor: null,
    counts: { open: items.length, resolved: 0, waiting: items.length, requests: items.length },
  },
});
const noneWaiting = answer([]);

async function open(items: ConversationListItem[], hotel = hotelId) {
  const network = await startNetwork({ [listOf(hotelId)]: answer(items), [listOf(otherHotelId)]: noneWaiting });
  const shown = renderRoutes(
    [
      { path: '/', element: <EscalationAlarm hotelId={hotel} /> },
      { path: '/requests', element: <p>The inbox</p> },
    ],
    '/',
  );
  return { network, ...shown };
}

beforeEach(async () => {
  await changeComputerSettings({ muted: false });
  useSilenced.setState({ keys: new Set() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the escalation alarm', () => {
  test('shows the number of waiting guests and the first one, and links there', async () => {
    const { router } = await open([aWaiting(1, 12, { guest_name: 'Priya Raman' }), aWaiting(2, 3)]);
    expect(await screen.findByText('2 guests wait for a person')).toBeTruthy();
    expect(screen.getByText('Priya Raman')).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    fireEvent.click(screen.getByRole('link', { name: 'Answer' }));
    expect(router.state.location.search).toContain(aWaiting(1, 12).id);
  });

  test('shows a guest of whom no live event told, after 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { network } = await open([]);
    await vi.waitFor(() => expect(network.calls).toHaveLength(1));
    network.answers[listOf(hotelId)] = answer([aWaiting(1, 1, { guest_name: 'Priya Raman' })]);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText('Priya Raman')).toBeTruthy();
  });

  test('reads the waiting guests every 30 s, also in a hidden page that counts as offline, and after nothing has changed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { network } = await open([]);
    await vi.waitFor(() => expect(network.calls).toHaveLength(1));
    window.dispatchEvent(new Event('offline'));
    document.dispatchEvent(new Event('visibilitychange'));
    for (const reads of [2, 3, 4]) {
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await act(() => vi.advanceTimersByTimeAsync(29_000));
      expect(network.calls).toHaveLength(reads - 1);
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await vi.waitFor(() => expect(network.calls).toHaveLength(reads));
    }
  });

  test('requests only waiting conversations', async () => {
    const { network } = await open([aWaiting(1, 1)]);
    await screen.findByText('One guest waits for a person');
    expect(network.calls.map((call) => call.query.get('state'))).toEqual(['waiting']);
  });

  test('is silent and invisible without waiting guests, and in another hotel', async () => {
    const { network } = await open([aWaiting(1, 12)], otherHotelId);
    await waitFor(() => expect(network.calls).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Answer' })).toBeNull();
    expect(document.title).not.toMatch(/^\(/);
  });

  test('stays mute on this computer once it was muted', async () => {
    await open([aWaiting(1, 12)]);
    expect(await screen.findByRole('button', { name: 'Silence' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mute the alarm on this computer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Silence' })).toBeNull());
    expect(localStorage.getItem('concierge.platform')).toContain('"muted":true');
    expect(screen.getByText('One guest waits for a person')).toBeTruthy();
  });

  test('is silenced for the current waiting guests, while the bar stays', async () => {
    await open([aWaiting(1, 12)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Silence' }));
    expect(screen.queryByRole('button', { name: 'Silence' })).toBeNull();
    expect(screen.getByText('One guest waits for a person')).toBeTruthy();
  });
});
