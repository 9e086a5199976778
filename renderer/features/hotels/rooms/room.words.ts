import type { RoomState } from '#shared/features/hotels/rooms/rooms.values.ts';

/** English keys of the states of a room. */
export const roomStateWords: Record<RoomState, string> = {
  clean: 'Clean',
  dirty: 'Dirty',
  inspected: 'Inspected',
  out_of_order: 'Out of order',
};
