import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#shared/live-events.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useLiveConnection } from './live-connection.store.ts';
import { invalidateFor, invalidateHotel, isKnownEvent } from './live-invalidation.ts';

/** Milliseconds before each further attempt; the last one repeats (docs/product.md, section 9). */
const reconnectDelays = [1000, 2000, 5000, 10_000] as const;
/** What was read so shortly before the first stream opened is kept; the server replays the events of twice this time. */
const freshMs = 30_000;
/** Milliseconds of silence after which a stream counts as dead. The server writes at least every 5 seconds. */
const silenceMs = 12_000;

type Listener = (event: LiveEvent) => void;
const listeners = new Map<LiveEvent['type'], Set<Listener>>();

/** Calls `listener` for each event of a type, until the returned function is called. */
export function onLiveEvent(type: LiveEvent['type'], listener: Listener): () => void {
  const forType = listeners.get(type) ?? new Set();
  listeners.set(type, forType.add(listener));
  return () => forType.delete(listener);
}

type Connection = {
  hotelId: string;
  source: EventSource | null;
  timer: ReturnType<typeof setTimeout> | null;
  silence: ReturnType<typeof setTimeout> | null;
  failures: number;
  lastId: string;
  /** Time of the last contact with the server, in ms. */
  heardAt: number;
  closed: boolean;
  /** Whether the stream was open before. */
  known: boolean;
};

/**
 * Keeps one stream of a hotel's events open and tells the cache what went out of date.
 * The browser's own reconnection is not used: it has no growing delays. The id of the last event is sent
 * as `last_event_id`, since a new EventSource cannot set the header; the server replays what was missed.
 * Returns what ends the stream.
 */
export function connectLiveEvents(hotelId: string, queryClient: QueryClient): () => void {
  const connection: Connection = {
    hotelId,
    source: null,
    timer: null,
    silence: null,
    failures: 0,
    lastId: '',
    heardAt: Date.now(),
    closed: false,
    known: false,
  };
  useLiveConnection.setState({ state: 'connecting' });
  const retryNow = () => {
    if (!connection.timer) return;
    clearTimeout(connection.timer);
    connection.timer = null;
    open(connection, queryClient);
  };
  const lost = () => !connection.timer && retryLater(connection, queryClient);
  window.addEventListener('online', retryNow);
  window.addEventListener('offline', lost);
  const stopListening = bridge.onReconnect(() => reopen(connection, queryClient));
  open(connection, queryClient);
  return () => {
    window.removeEventListener('online', retryNow);
    window.removeEventListener('offline', lost);
    stopListening();
    close(connection);
  };
}

function open(connection: Connection, queryClient: QueryClient): void {
  const query = new URLSearchParams({ hotel_id: connection.hotelId });
  if (connection.lastId) query.set('last_event_id', connection.lastId);
  else if (!connection.known) query.set('recent', '1');
  const source = new EventSource(`/api/live?${query}`, { withCredentials: true });
  connection.source = source;
  source.onopen = () => opened(connection, queryClient);
  source.onmessage = (message) => received(connection, queryClient, message);
  source.addEventListener('ping', () => heard(connection, queryClient));
  source.onerror = () => {
    // Only an answer that refuses the stream closes it: the person may have lost the hotel before the stream opened.
    if (source.readyState === EventSource.CLOSED) void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    retryLater(connection, queryClient);
  };
  expectWord(connection, queryClient);
}

/** A hanging server keeps its connections open, so silence is the only sign. */
function expectWord(connection: Connection, queryClient: QueryClient): void {
  if (connection.silence) clearTimeout(connection.silence);
  connection.silence = setTimeout(() => retryLater(connection, queryClient), silenceMs);
}

function heard(connection: Connection, queryClient: QueryClient): void {
  connection.heardAt = Date.now();
  expectWord(connection, queryClient);
}

/** After sleep the old connection may be dead without an error. The new one replays missed events. */
function reopen(connection: Connection, queryClient: QueryClient): void {
  if (connection.timer) clearTimeout(connection.timer);
  connection.timer = null;
  connection.source?.close();
  connection.failures = Math.max(connection.failures, 1);
  open(connection, queryClient);
}

function opened(connection: Connection, queryClient: QueryClient): void {
  // The first stream replays the last minute, so that what was just read need not be read twice.
  invalidateHotel(queryClient, connection.hotelId, connection.known ? 0 : freshMs);
  connection.known = true;
  connection.failures = 0;
  heard(connection, queryClient);
  useLiveConnection.setState({ state: 'open', knownAt: null });
}

function received(connection: Connection, queryClient: QueryClient, message: MessageEvent<string>): void {
  heard(connection, queryClient);
  if (message.lastEventId) connection.lastId = message.lastEventId;
  const event = readEvent(message.data);
  if (!event || event.hotel_id !== connection.hotelId) return;
  invalidateFor(queryClient, event);
  for (const listener of listeners.get(event.type) ?? []) listener(event);
}

/** Unknown events of a newer server are ignored. */
function readEvent(data: string): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    return isKnownEvent(event) ? event : null;
  } catch {
    return null;
  }
}

function retryLater(connection: Connection, queryClient: QueryClient): void {
  if (connection.closed) return;
  connection.source?.close();
  if (connection.silence) clearTimeout(connection.silence);
  const delay = reconnectDelays[Math.min(connection.failures, reconnectDelays.length - 1)] ?? 10_000;
  connection.failures += 1;
  useLiveConnection.setState(({ knownAt }) => ({ state: 'reconnecting', knownAt: knownAt ?? connection.heardAt }));
  connection.timer = setTimeout(() => {
    connection.timer = null;
    open(connection, queryClient);
  }, delay);
}

function close(connection: Connection): void {
  connection.closed = true;
  connection.source?.close();
  if (connection.timer) clearTimeout(connection.timer);
  if (connection.silence) clearTimeout(connection.silence);
  useLiveConnection.setState({ state: 'off' });
}
