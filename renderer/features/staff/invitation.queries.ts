import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';

/** Data of an invitation link; null disables the query. */
export function useInvitationPreview(token: string | null) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client.staff.previewInvitation({ query: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    staleTime: Infinity,
    retry: false,
  });
}

/** Joins the hotel and shows it. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: async (token: string) => {
      const joined = await client.staff.acceptInvitation({ body: { token } });
      await client.auth.chooseHotel({ body: { hotel_id: joined.hotel_id } });
      return joined;
    },
  });
}
