import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

/** Addresses, merges and proposals of a guest. */
export function useIdentity(hotelId: string, id: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'guests', 'one', id, 'identity'),
    queryFn: ({ signal }) => client.guests.identity({ params: { hotel_id: hotelId, id } }, { signal }),
  });
}

/** Guests, bookings and conversations change: all data of the hotel is read again. */
function useIdentityChange<Change>(
  hotelId: string,
  { change, done, failed }: { change: (value: Change) => Promise<unknown>; done: string; failed: string },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => notifySuccess(done),
    onError: (error) => notifyFailure(failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.hotel(hotelId) }),
  });
}

/** `value`: the guest who goes into this one. */
export function useMerge(hotelId: string, id: string) {
  const { t } = useTranslation();
  return useIdentityChange<string>(hotelId, {
    change: (guest_id) => client.guests.merge({ params: { hotel_id: hotelId, id }, body: { guest_id } }),
    done: t('Guests merged'),
    failed: t('The guests could not be merged'),
  });
}

export function useTellApart(hotelId: string, id: string) {
  const { t } = useTranslation();
  return useIdentityChange<string>(hotelId, {
    change: (guest_id) => client.guests.tellApart({ params: { hotel_id: hotelId, id }, body: { guest_id } }),
    done: t('Marked as two guests'),
    failed: t('This could not be saved'),
  });
}

export function useUndoMerge(hotelId: string, id: string) {
  const { t } = useTranslation();
  return useIdentityChange<string>(hotelId, {
    change: (merge_id) => client.guests.undoMerge({ params: { hotel_id: hotelId, id, merge_id } }),
    done: t('Merge undone'),
    failed: t('The merge could not be undone'),
  });
}
