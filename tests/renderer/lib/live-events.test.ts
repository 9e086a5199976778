import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLiveConnection } from '#renderer/lib/live/live-connection.store.ts';
import { connectLiveEvents, onLiveEvent } from '#renderer/lib/live/live-events.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { hotelId, otherHotelId } from '../support/rows.ts';

const conversationId = '0199a000-0000-7000-8000-0000000000c1';

/** The browser's end of the stream: jsdom has none. */
class Stream {
  static readonly CONNECTING = 0;
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState: number = Stream.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string; lastEventId: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Stream.opened.push(this);
  }
  addEventListener(_: 'ping', listener: () => void): void {
    this.ping = listener;
  }
  ping: () => void = () => {};
  close(): void {
    this.closed = true;
  }
  tell(event: object, id = '7'): void {
    this.onmessage?.({ data: JSON.stringify({ id: Number(id), ...event }), lastEventId: id });
  }
}

const latest = (): Stream => {
  const stream = Stream.opened.at(-1);
  if (!stream) throw new Error('no stream was opened');
  return stream;
};

let queryClient: QueryClient;
let disconnect: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  queryClient = new QueryClient();
  disconnect = connectLiveEvents(hotelId, queryClient);
});

afterEach(() => {
  disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

describe('the live stream of a hotel', () => {
  test('comes back after 1, 2, 5, 10 and then every 10 seconds', () => {
    for (const seconds of [1, 2, 5, 10, 10, 10]) {
      const before = Stream.opened.length;
      latest().onerror?.();
      expect(useLiveConnection.getState().state).toBe('reconnecting');
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(Stream.opened.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(Stream.opened.length).toBe(before + 1);
    }
  });

  test('reads the session again where the stream is refused, and not while the line is broken', () => {
    queryClient.setQueryData(queryKeys.me, {});
    latest().onerror?.();
    expect(isStale(queryKeys.me)).toBe(false);
    vi.advanceTimersByTime(1000);
    latest().readyState = Stream.CLOSED;
    latest().onerror?.();
    expect(isStale(queryKeys.me)).toBe(true);
  });

  test('refreshes what the shift counts, and no photos of tasks', () => {
    const shift = queryKeys.area(hotelId, 'tasks', 'shift');
    const photo = queryKeys.area(hotelId, 'task-photos', 'one');
    for (const type of ['message.updated', 'booking.updated', 'request.updated', 'room.updated', 'task.updated']) {
      queryClient.setQueryData(shift, {});
      queryClient.setQueryData(photo, {});
      latest().tell({ type, hotel_id: hotelId });
      vi.advanceTimersByTime(1000);
      expect([type, isStale(shift), isStale(photo)]).toEqual([type, true, false]);
    }
  });

  test('starts again at one second once it was open', () => {
    latest().onerror?.();
    vi.advanceTimersByTime(1000);
    latest().onopen?.();
    expect(useLiveConnection.getState().state).toBe('open');
    latest().onerror?.();
    vi.advanceTimersByTime(1000);
    expect(Stream.opened.length).toBe(3);
  });

  test('requests missed events and reads everything of the hotel again', () => {
    const key = queryKeys.area(hotelId, 'guests', 'list');
    latest().onopen?.();
    queryClient.setQueryData(key, []);
    latest().tell({ type: 'presence', hotel_id: hotelId }, '41');
    expect(isStale(key)).toBe(false);
    latest().onerror?.();
    vi.advanceTimersByTime(1000);
    expect(latest().url).toContain('last_event_id=41');
    latest().onopen?.();
    expect(isStale(key)).toBe(true);
  });

  test('reads again what was read long before the first stream opened, because earlier events were missed', () => {
    const key = queryKeys.area(hotelId, 'guests', 'list');
    queryClient.setQueryData(key, [], { updatedAt: Date.now() - 31_000 });
    latest().onopen?.();
    expect(isStale(key)).toBe(true);
  });

  test('keeps what was read just before the first stream opened, and asks for the events since then', () => {
    const key = queryKeys.area(hotelId, 'guests', 'list');
    queryClient.setQueryData(key, [], { updatedAt: Date.now() - 29_000 });
    expect(latest().url).toContain('recent=1');
    latest().onopen?.();
    expect(isStale(key)).toBe(false);
    latest().onerror?.();
    vi.advanceTimersByTime(1000);
    expect(latest().url).not.toContain('recent');
    latest().onopen?.();
    expect(isStale(key)).toBe(true);
  });

  test('tries at once when the computer is back on the network', () => {
    latest().onerror?.();
    window.dispatchEvent(new Event('online'));
    expect(Stream.opened.length).toBe(2);
    latest().onopen?.();
    vi.advanceTimersByTime(11_000);
    expect(Stream.opened.length).toBe(2);
  });

  test('shows at once that the network is gone and the last contact', () => {
    latest().onopen?.();
    vi.advanceTimersByTime(5000);
    latest().ping();
    const heardAt = Date.now();
    vi.advanceTimersByTime(3000);
    window.dispatchEvent(new Event('offline'));
    expect(useLiveConnection.getState()).toEqual({ state: 'reconnecting', knownAt: heardAt });
    window.dispatchEvent(new Event('online'));
    latest().onopen?.();
    expect(useLiveConnection.getState()).toEqual({ state: 'open', knownAt: null });
  });

  test('treats 12 seconds without data as a hanging server; pings keep the stream open', () => {
    latest().onopen?.();
    for (const _ of Array.from({ length: 10 })) {
      vi.advanceTimersByTime(5000);
      latest().ping();
    }
    expect(Stream.opened.length).toBe(1);
    vi.advanceTimersByTime(12_000);
    expect(useLiveConnection.getState().state).toBe('reconnecting');
    expect(Stream.opened[0]?.closed).toBe(true);
  });

  test('gives up on a server that accepts the connection and never answers', () => {
    vi.advanceTimersByTime(12_000);
    expect(useLiveConnection.getState().state).toBe('reconnecting');
  });

  test("a guest's message makes its conversation and the list out of date, and nothing else", () => {
    const keys = {
      list: queryKeys.area(hotelId, 'conversations', 'list', { state: 'open' }),
      one: queryKeys.area(hotelId, 'conversations', 'one', conversationId),
      other: queryKeys.area(hotelId, 'conversations', 'one', 'another'),
      faqs: queryKeys.area(hotelId, 'faqs', 'list'),
    };
    for (const key of Object.values(keys)) queryClient.setQueryData(key, []);
    const heard: string[] = [];
    const stop = onLiveEvent('message.created', (event) => heard.push(event.conversation_id ?? ''));
    latest().tell({ type: 'message.created', hotel_id: hotelId, conversation_id: conversationId });
    stop();
    latest().tell({ type: 'message.created', hotel_id: hotelId, conversation_id: conversationId });
    expect(heard).toEqual([conversationId]);
    expect([keys.list, keys.one, keys.other, keys.faqs].map(isStale)).toEqual([true, true, false, false]);
  });

  test("another hotel's events, and ones that it does not know, change nothing", () => {
    const key = queryKeys.area(otherHotelId, 'faqs', 'list');
    queryClient.setQueryData(key, []);
    latest().tell({ type: 'knowledge.updated', hotel_id: otherHotelId });
    latest().tell({ type: 'moon.risen', hotel_id: hotelId });
    latest().onmessage?.({ data: 'not json', lastEventId: '' });
    expect(isStale(key)).toBe(false);
  });

  test('ends when the console leaves the hotel', () => {
    latest().onerror?.();
    disconnect();
    vi.advanceTimersByTime(60_000);
    expect(Stream.opened.length).toBe(1);
    expect(latest().closed).toBe(true);
    expect(useLiveConnection.getState().state).toBe('off');
  });
});
