import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { bridge } from '#renderer/bridge/index.ts';
import { useLiveConnection } from './live-connection.store.ts';
import { queryKeys } from '../api/query-keys.ts';

type Entry = { key: unknown[]; data: unknown; at: number };
type Snapshot = { version: 1; saved_at: number; entries: Entry[] };

/** Data needed while the server is unreachable: session, waiting guests and recent messages. */
const areas = new Set(['conversations', 'requests', 'dashboard', 'profile']);
const mostEntries = 60;
const writeDelayMs = 2000;

/**
 * Restores the last known data into the cache before the first page is drawn, and stores it from then on. If the
 * desktop program has no secure storage, the data lasts as long as that program runs.
 */
export async function startOfflineSnapshot(queryClient: QueryClient): Promise<void> {
  restore(queryClient, await bridge.readOffline().catch(() => null));
  let timer: ReturnType<typeof setTimeout> | null = null;
  const keep = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    void bridge.keepOffline(snapshotOf(queryClient)).catch(() => false);
  };
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') timer ??= setTimeout(keep, writeDelayMs);
  });
  window.addEventListener('pagehide', () => timer && keep());
}

function restore(queryClient: QueryClient, text: string | null): void {
  const snapshot = read(text);
  if (!snapshot) return;
  for (const { key, data, at } of snapshot.entries) queryClient.setQueryData(key, data, { updatedAt: at });
  // Shown at once, but read again wherever it is shown.
  void queryClient.invalidateQueries({ refetchType: 'none' });
  useLiveConnection.setState({ knownAt: snapshot.saved_at });
}

function read(text: string | null): Snapshot | null {
  try {
    const snapshot = JSON.parse(text ?? 'null') as Snapshot | null;
    return snapshot?.version === 1 ? snapshot : null;
  } catch {
    return null;
  }
}

/** Null without a signed-in person: then nothing is stored. */
function snapshotOf(queryClient: QueryClient): string | null {
  if (!queryClient.getQueryData(queryKeys.me)) return null;
  const entries = queryClient
    .getQueryCache()
    .getAll()
    .filter(isKept)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, mostEntries)
    .map(({ queryKey, state }) => ({ key: [...queryKey], data: state.data, at: state.dataUpdatedAt }));
  const snapshot: Snapshot = { version: 1, saved_at: useLiveConnection.getState().knownAt ?? Date.now(), entries };
  return JSON.stringify(snapshot);
}

function isKept({ queryKey, state }: Query): boolean {
  if (state.data === undefined || state.data === null) return false;
  if (hashKey(queryKey) === hashKey(queryKeys.me)) return true;
  return queryKey[0] === 'hotel' && typeof queryKey[2] === 'string' && areas.has(queryKey[2]);
}
