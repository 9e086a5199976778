import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Target } from '#shared/features/conversations/targets.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

const keyOf = (hotelId: string) => queryKeys.area(hotelId, 'ladder', 'targets');

/** Until when staff reply and resolve, by priority; live events refresh it. */
export function useTargets(hotelId: string) {
  return useQuery({
    queryKey: keyOf(hotelId),
    queryFn: ({ signal }) => client.targets.get({ params: { hotel_id: hotelId } }, { signal }),
  });
}

export function useSaveTargets(hotelId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (targets: Target[]) => client.targets.save({ params: { hotel_id: hotelId }, body: { targets } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(keyOf(hotelId), saved);
      onSaved();
    },
  });
}
