import { sql } from 'kysely';
import type { RoomDraft } from '#shared/features/hotels/rooms/rooms.schema.ts';
import type { RoomState } from '#shared/features/hotels/rooms/rooms.values.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

type StayOfRoom = { booking_id: string; guest_name: string; status: string; check_out_date: string };
export type RoomRow = {
  id: string;
  number: string;
  room_type: string | null;
  floor: string | null;
  state: RoomState;
  updated_at: Date;
  stay: StayOfRoom | null;
};

/** One room, or all with `id` null, by number: 9 comes before 10. */
export async function roomsWithStays(tx: HotelTransaction, id: string | null, now: Date): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select r.id, r.number, r.room_type, r.floor, r.state, r.updated_at, (
      select jsonb_build_object('booking_id', b.id, 'guest_name', b.guest_name, 'status', b.status,
        'check_out_date', b.check_out_date)
      from bookings b
      where b.room_id = r.id and b.status in ('confirmed', 'checked-in')
        and b.check_in_date <= day.today and b.check_out_date >= day.today
      order by b.status = 'checked-in' desc, b.check_in_date desc limit 1) as stay
    from rooms r, (select (${now}::timestamptz at time zone timezone)::date as today from hotels) day
    where ${id}::uuid is null or r.id = ${id}::uuid
    order by nullif(left(regexp_replace(r.number, '\\D', '', 'g'), 9), '')::int nulls last, r.number`.execute(tx);
  return rows;
}

export function roomsByNumber(tx: HotelTransaction) {
  return tx.selectFrom('rooms').select(['number', 'room_type', 'floor', 'state']).execute();
}

/** Rooms with a number that is taken are changed. */
export async function storeRooms(tx: HotelTransaction, rooms: RoomDraft[], now: Date): Promise<void> {
  if (rooms.length === 0) return;
  await tx
    .insertInto('rooms')
    .values(rooms.map((room) => ({ ...room, updated_at: now })))
    .onConflict((taken) =>
      taken.expression(sql`hotel_id, lower(number)`).doUpdateSet((set) => ({
        room_type: set.ref('excluded.room_type'),
        floor: set.ref('excluded.floor'),
        state: set.ref('excluded.state'),
        updated_at: now,
      })),
    )
    .execute();
}

/** Null where a room of the hotel has this number. */
export async function insertRoom(tx: HotelTransaction, room: RoomDraft, now: Date): Promise<string | null> {
  const row = await tx
    .insertInto('rooms')
    .values({ ...room, updated_at: now })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasNumber(tx: HotelTransaction, number: string, otherThan: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rooms')
    .select('id')
    .where(sql`lower(number)`, '=', number.toLowerCase())
    .where('id', '<>', otherThan)
    .executeTakeFirst();
  return row !== undefined;
}

type Change = Partial<RoomDraft> & { updated_at: Date };

export async function updateRoom(tx: HotelTransaction, id: string, change: Change): Promise<boolean> {
  return (
    (await tx.updateTable('rooms').set(change).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
  );
}

/** Its bookings show the new number. */
export async function renumberBookings(tx: HotelTransaction, id: string): Promise<void> {
  await sql`
    update bookings b set room_number = r.number from rooms r
    where r.id = ${id} and b.room_id = r.id and b.room_number is distinct from r.number`.execute(tx);
}

/** Lets bookings without a room refer to the one that their text names. Returns how many. */
export async function linkBookings(tx: HotelTransaction): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update bookings b set room_id = r.id, room_number = r.number from rooms r
    where b.room_id is null and lower(r.number) = room_key(coalesce(b.room_number, b.room_type))
    returning b.id`.execute(tx);
  return rows.length;
}

export async function deleteRoom(tx: HotelTransaction, id: string): Promise<string | null> {
  const row = await tx.deleteFrom('rooms').where('id', '=', id).returning('number').executeTakeFirst();
  return row?.number ?? null;
}
