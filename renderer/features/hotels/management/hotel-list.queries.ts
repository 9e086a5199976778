import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelStatus } from '#shared/features/hotels/hotels.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

const pageSize = 50;

export type HotelFilters = { search: string; status: HotelStatus | '' };

/** The super admin's listing page by page, newest first; `search` looks at hotel and admin names. */
export function useHotelPages({ search, status }: HotelFilters) {
  return useInfiniteQuery({
    ...pagesOf(queryKeys.hotels('pages', { search, status }), (cursor, options) =>
      client.hotels.list(
        {
          query: {
            limit: pageSize,
            ...(search ? { search } : {}),
            ...(status ? { status } : {}),
            ...cursor,
          },
        },
        options,
      ),
    ),
    placeholderData: keepPreviousData,
  });
}

/** Changes a hotel's status from any value to any other (docs/product.md, section 4). */
export function useSetHotelStatus() {
  const { t } = useTranslation();
  const refresh = useRefreshHotels();
  return useMutation({
    mutationFn: ({ hotelId, ...body }: { hotelId: string; status: HotelStatus; name?: string }) =>
      client.hotels.setStatus({ params: { hotel_id: hotelId }, body }),
    onSuccess: async () => {
      notifySuccess(t('Status Updated'), t('Hotel status has been updated successfully.'));
      await refresh();
    },
    onError: (error) => notifyFailure(t('Error'), error, t('Failed to update hotel status.')),
  });
}

/** Deletes a hotel with everything in it. */
export function useRemoveHotel() {
  const { t } = useTranslation();
  const refresh = useRefreshHotels();
  return useMutation({
    mutationFn: (hotelId: string) => client.hotels.remove({ params: { hotel_id: hotelId } }),
    onSuccess: async () => {
      notifySuccess(t('Hotel Deleted'));
      await refresh();
    },
    onError: (error) => notifyFailure(t('Error'), error, t('Failed to delete hotel.')),
  });
}

/** Everything that lists hotels, what they left for the platform, and who is acting where. */
function useRefreshHotels(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    void queryClient.invalidateQueries({ queryKey: queryKeys.notifications });
    await queryClient.invalidateQueries({ queryKey: queryKeys.hotels() });
  };
}
