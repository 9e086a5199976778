import { phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { newConfirmationNumber } from '#server/features/bookings/confirmation-number.rules.ts';
import { createGuestLinksService } from '#server/features/conversations/linking/guest-links.service.ts';
import { createGuestRecordsService } from '#server/features/guests/guest-records.service.ts';
import { roomsOfBookings } from './rooms.writer.ts';
import type { Pen } from './house.writer.ts';
import type { BookingSeed, GuestSeed, HotelSeed } from './seed.types.ts';
import { secondsAfter } from './time.seed.ts';

export type StoredGuest = { id: string; seed: GuestSeed; name: string | null; phone: string; phone_key: string };
export type StoredBooking = {
  id: string;
  seed: BookingSeed;
  guest: StoredGuest;
  confirmation_number: string;
  created_at: Date;
  cancelled_at: Date | null;
};

/** Guests, whose records begin with their first booking, and their bookings. The statistics are counted as they always are. */
export async function writeStays(
  tx: HotelTransaction,
  seed: HotelSeed,
  pen: Pen,
): Promise<{ guests: Map<string, StoredGuest>; bookings: StoredBooking[] }> {
  const bookedAt = seed.bookings.map((booking, index) => bookingMoment(booking, index, seed, pen));
  const guests = await writeGuests(tx, seed, bookedAt, pen);
  const bookings = seed.bookings.map((booking, index): StoredBooking => {
    const created_at = bookedAt[index]!;
    const cancelled_at = booking.cancelled
      ? middle(created_at, earlier(pen.times.now, pen.times.at(booking.check_in, '09:00')))
      : null;
    return {
      id: pen.ids(created_at),
      seed: booking,
      guest: guests.get(booking.guest)!,
      confirmation_number: newConfirmationNumber(),
      created_at,
      cancelled_at,
    };
  });
  const rooms = roomsOfBookings(seed);
  await tx
    .insertInto('bookings')
    .values(
      bookings.map((booking) => ({ ...bookingRow(booking, seed, pen), room_number: rooms.get(booking.seed) ?? null })),
    )
    .execute();
  const records = createGuestRecordsService({
    clock: { now: () => pen.times.now },
    guestLinks: createGuestLinksService(),
  });
  await records.recount(
    tx,
    [...guests.values()].map(({ id }) => id),
  );
  return { guests, bookings };
}

/** Some days ahead of the stay; what is older than the hotel's own first day here was imported on that day. */
function bookingMoment({ check_in }: BookingSeed, index: number, { open_days_ago }: HotelSeed, { times }: Pen): Date {
  const lead = 4 + ((index * 11) % 37);
  const day = Math.min(check_in - lead, -1 - (index % 5));
  const imported = day <= -open_days_ago;
  if (imported) return secondsAfter(times.at(-open_days_ago + 1, '10:00'), index);
  return secondsAfter(times.at(day, '09:00'), (index % 11) * 3600 + ((index * 17) % 60) * 60);
}

async function writeGuests(
  tx: HotelTransaction,
  seed: HotelSeed,
  bookedAt: Date[],
  { ids, times }: Pen,
): Promise<Map<string, StoredGuest>> {
  const firstSeen = (key: string) =>
    bookedAt.filter((_, index) => seed.bookings[index]!.guest === key).reduce(earlier, times.minutesAgo(16 * 60));
  const rows = seed.guests.map((guest) => {
    const { key, vip, notes, preferences, ...fields } = guest;
    const created_at = firstSeen(key);
    const phone = storedPhone(guest.phone);
    return {
      id: ids(created_at),
      ...fields,
      phone,
      phone_key: phoneKey(phone),
      vip_status: Boolean(vip),
      notes: notes ?? null,
      preferences: preferences ?? null,
      created_at,
      updated_at: created_at,
    };
  });
  await tx.insertInto('guests').values(rows).execute();
  return new Map(seed.guests.map((guest, index) => [guest.key, storedGuest(guest, rows[index]!)]));
}

function storedGuest(
  seed: GuestSeed,
  { id, phone, phone_key }: { id: string; phone: string; phone_key: string },
): StoredGuest {
  return { id, seed, name: [seed.first_name, seed.last_name].filter(Boolean).join(' ') || null, phone, phone_key };
}

function bookingRow(
  { id, seed, guest, confirmation_number, created_at, cancelled_at }: StoredBooking,
  { rates }: HotelSeed,
  { times }: Pen,
) {
  return {
    id,
    guest_id: guest.id,
    guest_name: guest.name!,
    guest_phone: guest.phone,
    phone_key: guest.phone_key,
    guest_email: guest.seed.email,
    room_type: seed.room,
    check_in_date: times.day(seed.check_in),
    check_out_date: times.day(seed.check_in + seed.nights),
    number_of_guests: seed.people,
    special_requests: seed.requests ?? null,
    total_amount: rates[seed.room]! * seed.nights,
    booking_source: seed.source,
    confirmation_number,
    guest_preferences: guest.seed.preferences ?? null,
    language: guest.seed.language,
    status: statusOf(seed),
    created_at,
    updated_at: cancelled_at ?? created_at,
  };
}

/** Arrivals of today are still expected; departures of today are still in the house. */
function statusOf({ check_in, nights, cancelled }: BookingSeed) {
  if (cancelled) return 'cancelled' as const;
  if (check_in >= 0) return 'confirmed' as const;
  return check_in + nights < 0 ? ('checked-out' as const) : ('checked-in' as const);
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const middle = (one: Date, other: Date): Date => new Date((one.getTime() + other.getTime()) / 2);
