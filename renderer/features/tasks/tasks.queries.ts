import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Task, TaskChange, TaskPhoto } from '#shared/features/tasks/tasks.schema.ts';
import type { TaskView } from '#shared/features/tasks/tasks.values.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm, type FilledForm } from '#renderer/lib/hooks/use-filled-form.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';

export type TaskFilter = { view: TaskView; department_id?: string; conversation_id?: string };

/** Tasks of a list; live events refresh them. A task becomes late without an event, so it is read again every minute. */
export function useTasks(hotelId: string, filter: TaskFilter) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'tasks', 'list', filter),
    queryFn: ({ signal }) => client.tasks.list({ params: { hotel_id: hotelId }, query: filter }, { signal }),
    refetchInterval: 60_000,
  });
}

export function useColleagues(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'staff', 'colleagues'),
    queryFn: ({ signal }) => client.staff.list({ params: { hotel_id: hotelId }, query: { limit: 200 } }, { signal }),
  });
}

/** Outside the area `tasks`, because a photo is large and changes of tasks are frequent. */
const photoKey = (hotelId: string, id: string) => queryKeys.area(hotelId, 'task-photos', id);

export function useTaskPhoto(hotelId: string, id: string, enabled: boolean) {
  return useQuery({
    queryKey: photoKey(hotelId, id),
    queryFn: ({ signal }) => client.tasks.photo({ params: { hotel_id: hotelId, id } }, { signal }),
    enabled,
  });
}

function useChange<Input>(hotelId: string, mutationFn: (input: Input, filled: FilledForm) => Promise<Task>) {
  const filled = useFilledForm();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => mutationFn(input, filled),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'tasks') }),
    onError: (error) => notifyFailure(t('The task could not be saved'), error),
  });
}

export type TaskFields = {
  title: string;
  room_number: string;
  department_id: string | null;
  owner_id: string | null;
  due_at: string | null;
  priority: Task['priority'];
};
type Link = { message_id: string | null; conversation_id: string | null };

/** What a task made from a message begins with. A failure is no reason to keep the form back. */
export function useTaskStart(hotel_id: string, messageId: string | null) {
  return useQuery({
    queryKey: queryKeys.area(hotel_id, 'tasks', 'start', messageId ?? ''),
    queryFn: ({ signal }) => client.tasks.start({ params: { hotel_id, id: messageId! } }, { signal }),
    enabled: messageId !== null,
    retry: false,
  });
}

export const useAddTask = (hotel_id: string) =>
  useChange(hotel_id, (body: TaskFields & Link, filled) => client.tasks.add({ params: { hotel_id }, body }, filled));

export const useChangeTask = (hotel_id: string) =>
  useChange(hotel_id, ({ id, ...body }: TaskChange & { id: string }) =>
    client.tasks.change({ params: { hotel_id, id }, body }),
  );

/** The key is made with the text, so that a repeated click sends once. */
export const useTellGuest = (hotel_id: string) =>
  useChange(hotel_id, ({ id, ...body }: { id: string; content: string; client_key: string }) =>
    client.tasks.tell({ params: { hotel_id, id }, body }),
  );

export function useSetPhoto(hotel_id: string) {
  const queryClient = useQueryClient();
  return useChange(hotel_id, async ({ id, ...body }: TaskPhoto & { id: string }) => {
    const task = await client.tasks.setPhoto({ params: { hotel_id, id }, body });
    queryClient.setQueryData(photoKey(hotel_id, id), body);
    return task;
  });
}
