import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { subscribe } from './push.calls.ts';

const keyOf = (hotelId: string) => queryKeys.area(hotelId, 'ladder', 'push');

/** The person's own devices; a live event tells that one has confirmed a notice. */
export function usePushDevices(hotelId: string) {
  return useQuery({
    queryKey: keyOf(hotelId),
    queryFn: ({ signal }) => client.push.get({ params: { hotel_id: hotelId } }, { signal }),
  });
}

/** Resolves to false if the person does not allow notices. */
export function useAddDevice(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (publicKey: string) => {
      const body = await subscribe(publicKey);
      if (!body) return false;
      queryClient.setQueryData(keyOf(hotelId), await client.push.add({ params: { hotel_id: hotelId }, body }));
      return true;
    },
  });
}

export function useRemoveDevice(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.push.remove({ params: { hotel_id: hotelId, id } }),
    onSuccess: (devices) => queryClient.setQueryData(keyOf(hotelId), devices),
  });
}

export function useTestDevice(hotelId: string) {
  return useMutation({
    mutationFn: (id: string) => client.push.test({ params: { hotel_id: hotelId, id } }),
  });
}
