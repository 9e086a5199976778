import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RoomState } from '#shared/features/hotels/rooms/rooms.values.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm, type FilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const keyOf = (hotelId: string) => queryKeys.area(hotelId, 'rooms', 'all');

/** All rooms with today's stays; live events refresh them. The day changes without an event, so it is read again every minute. */
export function useRooms(hotelId: string) {
  return useQuery({
    queryKey: keyOf(hotelId),
    queryFn: ({ signal }) => client.rooms.list({ params: { hotel_id: hotelId } }, { signal }),
    refetchInterval: 60_000,
  });
}

function useChange<Input, Result>(hotelId: string, mutationFn: (input: Input, filled: FilledForm) => Promise<Result>) {
  const filled = useFilledForm();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => mutationFn(input, filled),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(hotelId) }),
  });
}

export type RoomFields = { number: string; room_type: string; floor: string };

/** `id` null: a new room. */
export const useSaveRoom = (hotel_id: string) =>
  useChange(hotel_id, ({ id, ...body }: RoomFields & { id: string | null }, filled) =>
    id
      ? client.rooms.change({ params: { hotel_id, id }, body })
      : client.rooms.add({ params: { hotel_id }, body: { ...body, state: 'clean' } }, filled),
  );

export const useSetRoomState = (hotel_id: string) =>
  useChange(hotel_id, ({ id, state }: { id: string; state: RoomState }) =>
    client.rooms.setState({ params: { hotel_id, id }, body: { state } }),
  );

export const useRemoveRoom = (hotel_id: string) =>
  useChange(hotel_id, (id: string) => client.rooms.remove({ params: { hotel_id, id } }));

export const useImportRooms = (hotel_id: string) =>
  useChange(hotel_id, (body: { csv: string; dry_run: boolean }, filled) =>
    client.rooms.import({ params: { hotel_id }, body }, filled),
  );
