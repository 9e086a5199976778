import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Rung, StepPrices } from '#shared/features/notifications/ladder/ladder.values.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

/** Steps, telephone numbers and what is under way; live events refresh it. */
export function useLadder(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'ladder', 'overview'),
    queryFn: ({ signal }) => client.ladder.get({ params: { hotel_id: hotelId } }, { signal }),
  });
}

export function useSaveRungs(hotelId: string) {
  const onSettled = useRefresh(hotelId);
  return useMutation({
    mutationFn: (rungs: Rung[]) => client.ladder.save({ params: { hotel_id: hotelId }, body: { rungs } }),
    onSettled,
  });
}

export type Contact = { user_id: string; phone: string | null; is_manager: boolean };

/** `own`: the caller's own number, which needs no admin. */
export function useSaveContact(hotelId: string, own: boolean) {
  const onSettled = useRefresh(hotelId);
  return useMutation({
    mutationFn: ({ user_id, phone, is_manager }: Contact) =>
      own
        ? client.ladder.setOwnPhone({ params: { hotel_id: hotelId }, body: { phone } })
        : client.ladder.setContact({ params: { hotel_id: hotelId, id: user_id }, body: { phone, is_manager } }),
    onSettled,
  });
}

export function useTryStep(hotelId: string) {
  return useMutation({
    mutationFn: (channel: 'sms' | 'call') => client.ladder.test({ params: { hotel_id: hotelId }, body: { channel } }),
  });
}

/** Calls the managers, to try the last step. */
export function useTryManagers(hotelId: string) {
  return useMutation({ mutationFn: () => client.ladder.testManagers({ params: { hotel_id: hotelId } }) });
}

export function useSavePrices(hotelId: string) {
  const onSettled = useRefresh(hotelId);
  return useMutation({
    mutationFn: (body: StepPrices) => client.ladder.savePrices({ params: { hotel_id: hotelId }, body }),
    onSettled,
  });
}

function useRefresh(hotelId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'ladder') });
}
