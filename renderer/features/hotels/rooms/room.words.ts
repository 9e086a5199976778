import type { RoomImportReport } from '#shared/features/hotels/rooms/rooms.schema.ts';
import type { RoomState } from '#shared/features/hotels/rooms/rooms.values.ts';

/** English keys of the states of a room. */
export const roomStateWords: Record<RoomState, string> = {
  clean: 'Clean',
  dirty: 'Dirty',
  inspected: 'Inspected',
  out_of_order: 'Out of order',
};

/** English keys of what an import does with a row. */
export const importActionWords: Record<NonNullable<RoomImportReport['rows'][number]['action']>, string> = {
  create: 'New',
  update: 'Changed',
  unchanged: 'Unchanged',
};
