import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Picture } from '#shared/features/conversations/pictures.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { maintenanceOf } from './pictures.rules.ts';

/** Within the area of conversations, so that live events refresh it. */
export function usePictures(hotelId: string, conversationId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'conversations', 'pictures', conversationId),
    queryFn: async ({ signal }) =>
      (await client.pictures.list({ params: { hotel_id: hotelId, id: conversationId } }, { signal })).pictures,
  });
}

type Wanted = Pick<Picture, 'message_id' | 'index'> & { content: string };

/** Makes a task of the department for repairs, with this picture. */
export function useRepairTask(hotel_id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ message_id, index, content }: Wanted) => {
      const { departments } = await client.departments.get({ params: { hotel_id } });
      const title = (content.trim().split('\n')[0] ?? '').slice(0, 200) || t('Repair what the picture shows');
      const body = { title, message_id, picture_index: index, department_id: maintenanceOf(departments) };
      return client.tasks.add({ params: { hotel_id }, body });
    },
    onSuccess: async (task) => {
      notifySuccess(t('Maintenance task made'), task.title);
      await queryClient.invalidateQueries({ queryKey: queryKeys.area(hotel_id, 'tasks') });
    },
    onError: (error) => notifyFailure(t('The task could not be saved'), error),
  });
}
