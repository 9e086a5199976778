import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestKind } from '#shared/features/guests/guests.contract.ts';
import type { GuestChange, GuestDraft } from '#shared/features/guests/guests.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const pageSize = 90;

export type GuestFilters = { search: string; kind: GuestKind | null };

/** A hotel's guests, newest first, page by page; an empty search is the full list. */
export function useGuests(hotelId: string, { search, kind }: GuestFilters) {
  return useInfiniteQuery({
    ...pagesOf(queryKeys.area(hotelId, 'guests', 'list', { search, kind }), (cursor, options) =>
      client.guests.list(
        {
          params: { hotel_id: hotelId },
          query: {
            limit: pageSize,
            ...(search ? { search } : {}),
            ...(kind ? { kind } : {}),
            ...cursor,
          },
        },
        options,
      ),
    ),
    placeholderData: keepPreviousData,
  });
}

export function useGuestStats(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'guests', 'stats'),
    queryFn: ({ signal }) => client.guests.stats({ params: { hotel_id: hotelId } }, { signal }),
  });
}

export function useGuest(hotelId: string, id: string | null) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'guests', 'one', id),
    queryFn: ({ signal }) => client.guests.get({ params: { hotel_id: hotelId, id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });
}

type Save = { draft: GuestDraft } | { id: string; change: GuestChange };

/** Creates a guest, or changes one. */
export function useSaveGuest(hotelId: string, open?: boolean) {
  const filled = useFilledForm(open);
  const refresh = useRefreshGuests(hotelId);
  return useMutation({
    mutationFn: (save: Save) =>
      'draft' in save
        ? client.guests.create({ params: { hotel_id: hotelId }, body: save.draft }, filled)
        : client.guests.update({ params: { hotel_id: hotelId, id: save.id }, body: save.change }),
    onSuccess: () => refresh(),
  });
}

export function useRemoveGuest(hotelId: string) {
  const refresh = useRefreshGuests(hotelId);
  return useMutation({
    mutationFn: (id: string) => client.guests.remove({ params: { hotel_id: hotelId, id } }),
    onSuccess: (_, id) => refresh(id),
  });
}

/** Everything about a guest, for the guest. */
export function useExportGuest(hotelId: string) {
  return useMutation({
    mutationFn: (id: string) => client.guests.export({ params: { hotel_id: hotelId, id } }),
  });
}

/** Bookings and conversations change as well: reads all data of the hotel again. */
export function useEraseGuest(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.guests.erase({ params: { hotel_id: hotelId, id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.hotel(hotelId) }),
  });
}

/** `gone`: a guest who was deleted; the panel is still open, and there is nothing to read any more. */
function useRefreshGuests(hotelId: string): (gone?: string) => Promise<void> {
  const queryClient = useQueryClient();
  return (gone) =>
    queryClient.invalidateQueries({
      queryKey: queryKeys.area(hotelId, 'guests'),
      predicate: ({ queryKey }) => gone === undefined || !queryKey.includes(gone),
    });
}
