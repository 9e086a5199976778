import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '#renderer/lib/api-client.ts';

/** What an invitation's link is for; null asks for nothing. */
export function useInvitationPreview(token: string | null) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client.staff.previewInvitation({ query: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    staleTime: Infinity,
    retry: false,
  });
}

/** Joins the hotel. */
export function useAcceptInvitation() {
  return useMutation({ mutationFn: (token: string) => client.staff.acceptInvitation({ body: { token } }) });
}
