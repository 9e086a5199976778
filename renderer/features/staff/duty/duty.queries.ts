import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DaysOffDraft, Duty, ShiftDraft } from '#shared/features/staff/duty.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm, type FilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const keyOf = (hotelId: string) => queryKeys.area(hotelId, 'duty', 'plan');

/** Who is on duty, shifts and days off. Shifts begin and end without an event, so it is read again every minute. */
export function useDuty(hotelId: string) {
  return useQuery({
    queryKey: keyOf(hotelId),
    queryFn: ({ signal }) => client.duty.get({ params: { hotel_id: hotelId } }, { signal }),
    refetchInterval: 60_000,
  });
}

/** Each change answers with the whole plan. */
function useChange<Input>(hotelId: string, mutationFn: (input: Input, filled: FilledForm) => Promise<Duty>) {
  const filled = useFilledForm();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => mutationFn(input, filled),
    onSuccess: (plan) => queryClient.setQueryData(keyOf(hotelId), plan),
  });
}

export const useSign = (hotel_id: string) =>
  useChange(hotel_id, (is_on: boolean) => client.duty.sign({ params: { hotel_id }, body: { is_on } }));

export const useAddShift = (hotel_id: string) =>
  useChange(hotel_id, (body: ShiftDraft, filled) => client.duty.addShift({ params: { hotel_id }, body }, filled));

export const useAddDaysOff = (hotel_id: string) =>
  useChange(hotel_id, (body: DaysOffDraft, filled) => client.duty.addDaysOff({ params: { hotel_id }, body }, filled));

export type Removed = { kind: 'shift' | 'days-off'; id: string };

export const useRemove = (hotel_id: string) =>
  useChange(hotel_id, ({ kind, id }: Removed) => {
    const at = { params: { hotel_id, id } };
    return kind === 'shift' ? client.duty.removeShift(at) : client.duty.removeDaysOff(at);
  });
