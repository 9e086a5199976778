import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookingFilter } from '#shared/features/bookings/bookings.contract.ts';
import type { Booking, BookingChange, BookingDraft, BookingStatus } from '#shared/features/bookings/bookings.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const pageSize = 60;

/** A hotel's bookings, newest first, page by page. */
export function useBookings(hotelId: string, filter: BookingFilter) {
  return useInfiniteQuery({
    ...pagesOf(queryKeys.area(hotelId, 'bookings', 'list', filter), (cursor, options) =>
      client.bookings.list(
        {
          params: { hotel_id: hotelId },
          query: { ...filter, limit: pageSize, ...cursor },
        },
        options,
      ),
    ),
    placeholderData: keepPreviousData,
  });
}

/** The first bookings of a filter, for parts beside the list; `enabled` false makes no call. */
export function useSomeBookings(hotelId: string, filter: BookingFilter & { limit: number }, enabled = true) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'bookings', 'list', 'some', filter),
    queryFn: ({ signal }) => client.bookings.list({ params: { hotel_id: hotelId }, query: filter }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

export function useBooking(hotelId: string, id: string | null) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'bookings', 'one', id),
    queryFn: ({ signal }) => readBooking(hotelId, id ?? '', signal),
    enabled: id !== null,
  });
}

/** One stored booking. */
export function readBooking(hotelId: string, id: string, signal?: AbortSignal): Promise<Booking> {
  return client.bookings.get({ params: { hotel_id: hotelId, id } }, signal ? { signal } : {});
}

type Save = { draft: BookingDraft } | { id: string; change: BookingChange };

/** Creates or changes a booking. The `version` prevents overwriting another person's change. */
export function useSaveBooking(hotelId: string, open?: boolean) {
  const filled = useFilledForm(open);
  const refresh = useRefresh(hotelId);
  return useMutation({
    mutationFn: (save: Save) =>
      'draft' in save
        ? client.bookings.create({ params: { hotel_id: hotelId }, body: save.draft }, filled)
        : client.bookings.update({ params: { hotel_id: hotelId, id: save.id }, body: save.change }),
    onSuccess: () => refresh(),
  });
}

type Outcome = { onSuccess: () => void; onError: (error: Error) => void };

/**
 * Pending until the lists are read again, so that the chosen status stays on the screen. The outcome
 * is told before that, and also when the row has left the list meanwhile: callbacks given to
 * `mutate` are dropped with their component.
 */
export function useChangeStatus(hotelId: string, { onSuccess, onError }: Outcome) {
  const refresh = useRefresh(hotelId);
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: BookingStatus }) =>
      client.bookings.update({ params: { hotel_id: hotelId, id }, body: { status } }),
    onSuccess,
    onError,
    onSettled: () => refresh(),
  });
}

export function useRemoveBooking(hotelId: string) {
  const refresh = useRefresh(hotelId);
  return useMutation({
    mutationFn: (id: string) => client.bookings.remove({ params: { hotel_id: hotelId, id } }),
    onSuccess: (_, id) => refresh(id),
  });
}

/**
 * Stays change the guests' records, so these are reloaded too. `gone`: a deleted booking; its panel
 * is still open, and there is nothing to read any more.
 */
export function useRefresh(hotelId: string): (gone?: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (gone) => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'guests') });
    await queryClient.invalidateQueries({
      queryKey: queryKeys.area(hotelId, 'bookings'),
      predicate: ({ queryKey }) => gone === undefined || !queryKey.includes(gone),
    });
  };
}
