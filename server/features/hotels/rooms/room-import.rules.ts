import { inEnglish } from '#shared/reasons/english-sentences.ts';
import type { RoomRow } from '#shared/features/hotels/rooms/room-rows.rules.ts';
import type { RoomDraft, RoomImportReport } from '#shared/features/hotels/rooms/rooms.schema.ts';

/** The rows with what they do not say as it is stored. */
export function withStored(rows: RoomRow[], stored: RoomDraft[]): RoomRow[] {
  const known = new Map(stored.map((room) => [room.number.toLowerCase(), room]));
  return rows.map((row) => {
    const room = known.get(row.draft.number.toLowerCase());
    const said = Object.fromEntries(row.given.map((column) => [column, row.draft[column]]));
    return room ? { ...row, draft: { ...room, ...said } } : row;
  });
}

/** What an import does with each row, by the rooms that are stored. */
export function reportOf(rows: RoomRow[], stored: RoomDraft[]): RoomImportReport {
  const known = new Map(stored.map((room) => [room.number.toLowerCase(), room]));
  const read = rows.map(({ row, draft, problem }) => ({
    row,
    ...draft,
    action: problem ? null : actionOf(draft, known.get(draft.number.toLowerCase())),
    problem,
    message: problem && inEnglish(problem),
  }));
  const count = (action: string) => read.filter((row) => row.action === action).length;
  return { rows: read, added: count('create'), changed: count('update'), linked: 0 };
}

function actionOf(draft: RoomDraft, room: RoomDraft | undefined) {
  if (!room) return 'create' as const;
  const isSame = room.room_type === draft.room_type && room.floor === draft.floor && room.state === draft.state;
  return isSame ? ('unchanged' as const) : ('update' as const);
}

/** The rows that are added or changed. */
export function toStore(rows: RoomRow[], report: RoomImportReport): RoomDraft[] {
  const kept = new Set(report.rows.filter(({ action }) => action === 'unchanged').map(({ row }) => row));
  return rows.filter(({ row }) => !kept.has(row)).map(({ draft }) => draft);
}
