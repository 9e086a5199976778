import { parseCsv } from '#shared/features/bookings/csv.rules.ts';
import { reason, type Reason } from '#shared/reasons/reasons.ts';
import { roomDraft, type RoomDraft } from './rooms.schema.ts';
import { mostRooms, type RoomState } from './rooms.values.ts';

/** A line of pasted cells or CSV as a room. `given`: its columns; a stored room keeps the others. `problem`: why it cannot be stored. */
export type RoomRow = { row: number; draft: RoomDraft; given: Column[]; problem: Reason | null };

export type Column = 'number' | 'room_type' | 'floor' | 'state';
const order: Column[] = ['number', 'room_type', 'floor', 'state'];

const headings: Record<Column, string> = {
  number:
    'number|no|nr|room|room number|room no|zimmer|zimmernummer|nummer|chambre|numero|numero de chambre|habitacion|numero de habitacion|camera|numero camera',
  room_type:
    'type|room type|category|zimmertyp|typ|kategorie|type de chambre|categorie|tipo|tipo de habitacion|categoria|tipo camera',
  floor: 'floor|level|etage|stock|stockwerk|planta|piso|piano',
  state: 'state|status|zustand|etat|statut|estado|stato',
};
const columnOf = new Map(
  Object.entries(headings).flatMap(([column, names]) => names.split('|').map((name) => [name, column as Column])),
);

const stateWords: [RoomState, RegExp][] = [
  ['out_of_order', /out|order|blocked|maintenance|ooo|gesperrt|ausser|defekt|hors|fuera|averia|fuori/],
  ['inspected', /inspect|checked|gepruft|kontrolliert|controle|inspeccion|revisad|ispezion|controllat/],
  ['dirty', /dirty|not clean|unclean|schmutzig|ungereinigt|sale|sucia|sucio|sporca|da pulire|a nettoyer/],
  ['clean', /clean|ready|sauber|gereinigt|propre|limpia|limpio|pulita|pronta|^ok$|^$/],
];

/**
 * Reads pasted cells or CSV. A first line of headings names the columns; otherwise they are number, type, floor, state.
 * Lines after the first 3,001 are not read: a hotel has 3,000 rooms at most, so these repeat a number or are too many.
 */
export function readRooms(csv: string): RoomRow[] {
  const { header, rows } = parseCsv(csv);
  const named = header.map((cell) => columnOf.get(plain(cell)));
  const hasHeadings = named.includes('number') && !header.some((cell) => /\d/.test(cell));
  const columns = hasHeadings ? named : order;
  const lines = (hasHeadings ? rows : [{ row: 1, cells: header }, ...rows]).slice(0, mostRooms + 1);
  const given = order.filter((column) => columns.includes(column));
  const seen = new Set<string>();
  return lines.map(({ row, cells }) => {
    const text = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
    const state = stateWords.find(([, words]) => words.test(plain(text('state'))))?.[0];
    const parsed = roomDraft.safeParse({
      number: text('number'),
      room_type: text('room_type'),
      floor: text('floor'),
      state,
    });
    const draft = parsed.data ?? { number: text('number').slice(0, 20), room_type: null, floor: null, state: 'clean' };
    const key = draft.number.toLowerCase();
    const problem = problemOf(parsed.success, seen.has(key), state === undefined, text('state'), draft.number);
    seen.add(key);
    return { row, draft, given, problem };
  });
}

function problemOf(isValid: boolean, isTwice: boolean, isUnknown: boolean, state: string, number: string) {
  if (!isValid) return reason('room_number');
  if (isTwice) return reason('room_twice', { number });
  return isUnknown ? reason('room_state_unknown', { value: state.slice(0, 60) }) : null;
}

function plain(cell: string): string {
  return cell.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().trim();
}
