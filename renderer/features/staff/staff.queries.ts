import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { InvitationDraft } from '#shared/features/staff/staff.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

/** Most hotels come in one page. */
const pageSize = 200;

/** The people of a hotel, the longest-serving first. */
export function useMembers(hotelId: string) {
  return useInfiniteQuery(
    pagesOf(queryKeys.area(hotelId, 'staff', 'list'), (cursor, options) =>
      client.staff.list({ params: { hotel_id: hotelId }, query: { limit: pageSize, ...cursor } }, options),
    ),
  );
}

/** Pending invitations, newest first; only for admins. */
export function useInvitations(hotelId: string) {
  return useInfiniteQuery(
    pagesOf(queryKeys.area(hotelId, 'invitations', 'list'), (cursor, options) =>
      client.staff.listInvitations({ params: { hotel_id: hotelId }, query: { limit: pageSize, ...cursor } }, options),
    ),
  );
}

export function useSetRole(hotelId: string) {
  const refresh = useRefreshMembers(hotelId);
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: StaffRole }) =>
      client.staff.setRole({ params: { hotel_id: hotelId, id }, body: { role } }),
    onSettled: refresh,
  });
}

export function useRemoveMember(hotelId: string) {
  const refresh = useRefreshMembers(hotelId);
  return useMutation({
    mutationFn: (id: string) => client.staff.remove({ params: { hotel_id: hotelId, id } }),
    onSettled: refresh,
  });
}

/** Also sends an invitation again: a new one replaces the earlier one of the same address. */
export function useInvite(hotelId: string, open?: boolean) {
  const filled = useFilledForm(open);
  const refresh = useRefreshInvitations(hotelId);
  return useMutation({
    mutationFn: (draft: InvitationDraft) => client.staff.invite({ params: { hotel_id: hotelId }, body: draft }, filled),
    onSuccess: refresh,
  });
}

export function useCancelInvitation(hotelId: string) {
  const refresh = useRefreshInvitations(hotelId);
  return useMutation({
    mutationFn: (id: string) => client.staff.cancelInvitation({ params: { hotel_id: hotelId, id } }),
    onSettled: refresh,
  });
}

/** Also reads the caller again, who may have changed their own role. */
function useRefreshMembers(hotelId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'dashboard') });
    await queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'staff') });
  };
}

function useRefreshInvitations(hotelId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'invitations') });
}
