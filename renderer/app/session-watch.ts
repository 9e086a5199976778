import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { endWaiting, useSessionGate } from '#renderer/lib/api/session-gate.ts';
import { windowHotel } from '../lib/session/window-hotel.ts';
import { paths } from '../lib/paths.ts';

/** Messages between tabs of one browser, which share one session. `user_id` is null after signing out. */
type Word = { user_id: string | null };

/**
 * Keeps all tabs of a browser with the same person: signing out in one tab signs out all, and a tab of another
 * person's page is emptied and loaded again when another person has signed in.
 */
export function startSessionWatch(queryClient: QueryClient, leave: () => void = openDashboard): () => void {
  const channel = new BroadcastChannel('concierge.session');
  const read = () => queryClient.getQueryData<Me | null>(queryKeys.me);
  let shown = read()?.user.id ?? null;

  const empty = (value: null | undefined) => {
    endWaiting(false);
    queryClient.clear();
    if (value === null) queryClient.setQueryData(queryKeys.me, null);
  };
  const become = (next: string | null) => {
    if (next === shown) return;
    const isOther = shown !== null && next !== null;
    shown = next;
    useSessionGate.setState({ isKnown: next !== null });
    // A call that was refused while the person signed out must not ask the next one to sign in again.
    if (next === null) endWaiting(false);
    channel.postMessage({ user_id: next } satisfies Word);
    if (isOther) replacePerson();
  };
  const replacePerson = () => {
    // Without a page that asks before it is left, and without anything of the person before.
    empty(null);
    setTimeout(leave);
  };
  channel.onmessage = ({ data: { user_id } }: MessageEvent<Word>) => {
    if (user_id === null) {
      shown = null;
      useSessionGate.setState({ isKnown: false });
      if (read()) empty(null);
    } else if (shown !== null && shown !== user_id) replacePerson();
    else if (shown === null || useSessionGate.getState().isExpired) void renew(queryClient);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hashKey(queryKeys.me) || query.state.data === undefined) return;
    become((query.state.data as Me | null)?.user.id ?? null);
  });
  useSessionGate.setState({ isKnown: shown !== null });
  return () => {
    unsubscribe();
    channel.close();
  };
}

/** Reads the current session; waiting calls continue if it belongs to the same person. */
export async function renew(queryClient: QueryClient): Promise<void> {
  const me = await client.auth
    .me({ query: { hotel_id: windowHotel() ?? undefined } }, { waitsForSession: false })
    .catch(() => null);
  if (!me) return;
  queryClient.setQueryData<Me | null>(queryKeys.me, me);
  if (!useSessionGate.getState().isExpired) return;
  endWaiting(true);
  await queryClient.invalidateQueries();
}

function openDashboard(): void {
  window.location.assign(paths.dashboard);
}
