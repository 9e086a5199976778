import type { ImportChange, ImportField } from '#shared/features/bookings/booking-import.schema.ts';
import type { BookingDraft } from '#shared/features/bookings/bookings.schema.ts';
import type { ReadRow } from '#shared/features/bookings/import-rows.rules.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { erasedKeyPrefix } from '#shared/features/guests/erasure.rules.ts';
import { phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import { asBooking, overlapWith, type BookingRow, type OtherStay } from './bookings.rules.ts';

type KeyedDraft = BookingDraft & { phone_key: string };

/**
 * A row during the import: as read, with the phone as it will be stored. `before`: the stored booking that it changes;
 * `stored`: the booking after the import.
 */
export type Candidate = Omit<ReadRow, 'draft'> & {
  draft: KeyedDraft | null;
  before: BookingRow | null;
  stored: BookingRow | null;
};
export type Sound = Candidate & { draft: KeyedDraft };

export const isSound = (row: Candidate): row is Sound => row.draft !== null && row.errors.length === 0;

export function candidateOf({ draft, ...row }: ReadRow, country: string | null): Candidate {
  if (!draft) return { ...row, draft, before: null, stored: null };
  const guest_phone = storedPhone(draft.guest_phone, country);
  return { ...row, draft: { ...draft, guest_phone, phone_key: phoneKey(guest_phone) }, before: null, stored: null };
}

/**
 * Matches rows with stored bookings by confirmation number. A number that occurs twice in the file is an error; so is a
 * stored one unless bookings may be updated.
 */
export function matchNumbers(rows: Sound[], stored: BookingRow[], mayUpdate: boolean): void {
  const known = new Map(stored.map((booking) => [booking.confirmation_number, booking]));
  const seen = new Set<string>();
  for (const row of rows) {
    const number = row.confirmation_number;
    if (!number) continue;
    const before = known.get(number) ?? null;
    if (seen.has(number) || (before && !mayUpdate)) {
      const why = seen.has(number) ? 'import_number_twice' : 'import_number_exists';
      row.errors.push({ path: 'confirmation_number', reason: reason(why, { number }) });
    }
    seen.add(number);
    if (!before || !mayUpdate) continue;
    row.before = before;
    const isErased = before.phone_key.startsWith(erasedKeyPrefix);
    const stored = asBooking(before);
    // Fields that the file does not contain keep their stored value. A booking of an erased guest is not changed at all.
    for (const field of bookingFields)
      if (isErased || !row.given.has(field)) Object.assign(row.draft, { [field]: stored[field] });
    if (isErased) row.draft.phone_key = before.phone_key;
  }
}

/**
 * Adds an error to each row that shares a night with another booking of its phone, stored or in the file. A stored booking
 * that the file changes counts with its new days, or with its old ones where its row has an error. Each round checks
 * against the rows that were refused in the previous round.
 */
export function refuseOverlaps(rows: Candidate[], stored: (OtherStay & { phone_key: string })[]): void {
  for (let refused = -1; refused !== 0;) {
    const sound = rows.filter(isSound);
    const moving = new Set(sound.flatMap(({ before }) => (before ? [before.id] : [])));
    const stays = Map.groupBy(
      stored.filter(({ id }) => !moving.has(id)),
      (stay) => stay.phone_key,
    );
    refused = sound.filter((row) => row.draft.status !== 'cancelled' && !takesPlace(row, stays)).length;
  }
}

function takesPlace(row: Sound, stays: Map<string, OtherStay[]>): boolean {
  const { draft } = row;
  const others = stays.get(draft.phone_key) ?? [];
  const other = overlapWith(draft, others);
  if (other) {
    const why = reason('booking_overlap_number', { number: other.confirmation_number });
    row.errors.push({ path: 'check_in_date', reason: why });
  } else
    stays.set(draft.phone_key, [...others, { ...draft, id: `row ${row.row}`, confirmation_number: `row ${row.row}` }]);
  return !other;
}

export const bookingFields = [
  'guest_name',
  'guest_phone',
  'guest_email',
  'room_type',
  'room_number',
  'check_in_date',
  'check_out_date',
  'number_of_guests',
  'total_amount',
  'booking_source',
  'status',
  'special_requests',
  'guest_preferences',
  'language',
] as const satisfies (keyof BookingDraft & ImportField)[];

/** What the row changes of its stored booking; empty for a new one. */
export function changesOf({ draft, before }: Sound): ImportChange[] {
  if (!before) return [];
  const now = asBooking(before);
  const text = (value: string | number | null) => (value === null ? null : String(value));
  return bookingFields
    .map((field) => ({ field, before: text(now[field]), after: text(draft[field]) }))
    .filter((change) => change.before !== change.after);
}

export function actionOf(row: Candidate): 'create' | 'update' | 'unchanged' | null {
  if (!isSound(row)) return null;
  if (!row.before) return 'create';
  return changesOf(row).length > 0 ? 'update' : 'unchanged';
}
