import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import type { Access } from '#shared/http/contract.ts';
import { allows } from '#shared/permissions.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { readerTimezone } from '#renderer/lib/reader-locale.ts';
import { request } from '#renderer/lib/api/request.ts';
import { useSessionGate, waitForSession } from '../api/session-gate.ts';
import { paths } from '../paths.ts';
import { windowHotel } from './window-hotel.ts';

/** How often the session is checked, in milliseconds (docs/product.md, section 9). The server extends it by itself. */
const sessionCheck = 30_000;
/** The same while the server is away. */
const recoverMs = 5000;

/** The signed-in user; `data` is null if signed out and undefined while loading. */
export function useMe(): UseQueryResult<Me | null> {
  return useQuery({
    queryKey: queryKeys.me,
    queryFn: ({ client: cache, signal }) => readMe(cache.getQueryData<Me | null>(queryKeys.me), signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? recoverMs : sessionCheck),
  });
}

/** Most visitors of the sign-in page have no session. This check causes no error in the browser's log. */
async function readMe(known: Me | null | undefined, signal: AbortSignal): Promise<Me | null> {
  if (window.location.pathname === paths.auth && !(await hasSession(signal))) return null;
  try {
    return await client.auth.me(
      { query: { hotel_id: windowHotel() ?? undefined } },
      { signal, waitsForSession: false },
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error;
    if (!known || !useSessionGate.getState().isKnown) return null;
    // The session ended under the page: it stands, and the person is asked to sign in again.
    void waitForSession();
    return known;
  }
}

async function hasSession(signal: AbortSignal): Promise<boolean> {
  return (await request('/api/auth/get-session', { credentials: 'include', signal })) !== null;
}

/** The hotel that the caller works in, or acts in as super admin; null where there is none. */
export function useHotel(): Me['hotel'] {
  return useMe().data?.hotel ?? null;
}

/** The hotel's zone, else the computer's. */
export function useTimezone(): string {
  return useHotel()?.timezone ?? readerTimezone();
}

/** Whether the caller may use rows of this access in the current hotel. Hides; the server is what forbids. */
export function useCan(access: Access): boolean {
  const me = useMe().data;
  if (!me) return access === 'public';
  const acting_here = me.context !== null && me.context.hotel_id === me.hotel?.id;
  return allows(access, {
    signed_in: true,
    is_super_admin: me.is_super_admin,
    acting_here,
    role: me.role,
    is_group_admin: false,
  });
}

/** Reads the session again, for example after signing in or setting up a hotel. */
export function useRefreshMe(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.refetchQueries({ queryKey: queryKeys.me }), [queryClient]);
}
