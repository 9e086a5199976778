import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

const key = queryKeys.admin('model-budgets');

/** Hotels by what they use of the language model this month. */
export function useBudgets(search: string) {
  return useQuery({
    queryKey: [...key, search],
    queryFn: ({ signal }) => client.modelBudgets.list({ query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same of the hotel that the caller works in. */
export function useHotelBudget(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'dashboard', 'model-budget'),
    queryFn: ({ signal }) => client.modelBudgets.hotel({ params: { hotel_id: hotelId } }, { signal }),
  });
}

export type Budget = { tokens: number | null; cost: string | null };

/** Gives a hotel a budget of its own; null: the platform's. */
export function useSetBudget(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (budget: Budget | null) => client.modelBudgets.set({ params: { hotel_id: hotelId }, body: { budget } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
