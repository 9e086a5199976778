import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DepartmentDraft, Departments } from '#shared/features/staff/departments.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm, type FilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

/** Each change answers with all departments. */
function useChange<Input>(hotelId: string, mutationFn: (input: Input, filled: FilledForm) => Promise<Departments>) {
  const filled = useFilledForm();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => mutationFn(input, filled),
    onSuccess: (all) => queryClient.setQueryData(queryKeys.area(hotelId, 'departments', 'all'), all),
  });
}

/** `id` null: a new one. */
export const useSaveDepartment = (hotel_id: string) =>
  useChange(hotel_id, ({ id, ...body }: DepartmentDraft & { id: string | null }, filled) =>
    id
      ? client.departments.change({ params: { hotel_id, id }, body })
      : client.departments.add({ params: { hotel_id }, body }, filled),
  );

export const useRemoveDepartment = (hotel_id: string) =>
  useChange(hotel_id, (id: string) => client.departments.remove({ params: { hotel_id, id } }));

export const useSavePeriod = (hotel_id: string) =>
  useChange(hotel_id, (taken_within_minutes: number) =>
    client.departments.saveSettings({ params: { hotel_id }, body: { taken_within_minutes } }),
  );
