import type { RoomState } from '#shared/features/hotels/rooms/rooms.values.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { BookingSeed, HotelSeed } from './seed.types.ts';

/** Rooms with a few that wait for the housekeeping. */
export async function writeRooms(tx: HotelTransaction, { rooms }: HotelSeed): Promise<void> {
  const rows = rooms.flatMap(({ type, floor, numbers }) =>
    numbers.map((number) => ({ number, room_type: type, floor })),
  );
  await tx
    .insertInto('rooms')
    .values(rows.map((row, index) => ({ ...row, state: stateOf(index) })))
    .execute();
}

const stateOf = (index: number): RoomState => (index % 5 === 1 ? 'dirty' : index % 7 === 3 ? 'inspected' : 'clean');

/** The first room of the wanted type that is free for the stay, by booking; none where the type is full. */
export function roomsOfBookings({ bookings, rooms }: HotelSeed): Map<BookingSeed, string> {
  const given = new Map<BookingSeed, string>();
  const busyUntil = new Map<string, number>();
  for (const booking of bookings.filter(({ cancelled }) => !cancelled).toSorted((a, b) => a.check_in - b.check_in)) {
    const numbers = rooms.filter(({ type }) => type === booking.room).flatMap((room) => room.numbers);
    const free = numbers.find((number) => (busyUntil.get(number) ?? -Infinity) <= booking.check_in);
    if (!free) continue;
    given.set(booking, free);
    busyUntil.set(free, booking.check_in + booking.nights);
  }
  return given;
}
