import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readOwnSession, readSessions, revokeOtherSessions } from './account.calls.ts';

const keys = { own: ['account', 'own'] as const, sessions: ['account', 'sessions'] as const };

/** This computer's session, and whether two-factor sign-in is on. */
export function useOwnSession() {
  return useQuery({ queryKey: keys.own, queryFn: readOwnSession });
}

/** The person's sessions. The server requires a sign-in within the last day. */
export function useSessions() {
  return useQuery({ queryKey: keys.sessions, queryFn: readSessions, retry: false });
}

/** The outcome is told here: the button has gone when the list has been read again, with callbacks given to `mutate`. */
export function useRevokeOthers(outcome: { onSuccess: () => void; onError: (error: Error) => void }) {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: revokeOtherSessions, ...outcome, onSettled: refresh });
}

/** After the password or the second factor changed: both end other sessions or begin a new one. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['account'] });
}
