import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Notification } from '#shared/features/notifications/notifications.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

const pageSize = 5;
/** The live stream belongs to one hotel; across hotels the list is read again, in milliseconds. */
const reread = 60_000;

/** Pending notifications of every hotel, newest first. */
export function usePendingNotifications() {
  return useInfiniteQuery({
    ...pagesOf([...queryKeys.notifications, 'pages'], (cursor, options) =>
      client.notifications.list({ query: { limit: pageSize, ...cursor } }, options),
    ),
    refetchInterval: reread,
  });
}

/** Pending notifications of one hotel, newest first, at most 50. The live stream keeps them current. */
export function useHotelNotifications(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'notifications'),
    queryFn: ({ signal }) => client.notifications.list({ query: { hotel_id: hotelId, limit: 50 } }, { signal }),
  });
}

/** Marks one as dealt with. */
export function useResolveNotification() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Notification) => client.notifications.resolve({ params: { id } }),
    onSuccess: () => notifySuccess(t('Notification resolved')),
    onError: (error) => notifyFailure(t('Error'), error, t('Failed to resolve notification.')),
    onSettled: async (_resolved, _error, { hotel_id }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotel_id, 'notifications') });
      await queryClient.invalidateQueries({ queryKey: queryKeys.notifications });
    },
  });
}
