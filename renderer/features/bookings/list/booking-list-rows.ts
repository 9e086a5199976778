import type { Booking } from '#shared/features/bookings/bookings.schema.ts';

export type BookingGroup = 'arrivals' | 'departures' | 'all';
export type BookingListRow =
  | { kind: 'heading'; key: string; group: BookingGroup; count: number | null; hidden: number }
  | { kind: 'booking'; key: string; booking: Booking };

type Today = { items: Booking[]; count: number };

/**
 * The list as it is read at the desk: today's arrivals and departures first, then everything, newest first. A booking
 * is listed once. `today` is null if the list is filtered: then there are no groups.
 */
export function bookingListRows(
  bookings: Booking[],
  today: { arrivals: Today; departures: Today } | null,
): BookingListRow[] {
  const rowsOf = (items: Booking[]) =>
    items.map((booking): BookingListRow => ({ kind: 'booking', key: booking.id, booking }));
  if (!today) return rowsOf(bookings);
  const shown = new Set([...today.arrivals.items, ...today.departures.items].map(({ id }) => id));
  const rest = bookings.filter(({ id }) => !shown.has(id));
  const group = (name: BookingGroup, items: Booking[], count: number | null): BookingListRow[] =>
    items.length === 0
      ? []
      : [
          {
            kind: 'heading',
            key: name,
            group: name,
            count,
            hidden: count === null ? 0 : Math.max(0, count - items.length),
          },
          ...rowsOf(items),
        ];
  const first = [
    ...group('arrivals', today.arrivals.items, today.arrivals.count),
    ...group('departures', today.departures.items, today.departures.count),
  ];
  return first.length === 0 ? rowsOf(rest) : [...first, ...group('all', rest, null)];
}
