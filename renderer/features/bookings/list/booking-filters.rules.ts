import type { BookingFilter } from '#shared/features/bookings/bookings.contract.ts';
import type { BookingStatus } from '#shared/features/bookings/bookings.schema.ts';
import { bookingStatuses } from '#shared/features/bookings/bookings.values.ts';
import { isUuid } from '#shared/lib/uuid.ts';
import { oneOf } from '#renderer/lib/one-of.ts';
import { isDay } from '#shared/lib/dates.ts';

/** Filters of the list, from the URL. `today`: arrivals or departures of the hotel's current day. */
export type Filters = {
  search: string;
  status: BookingStatus | null;
  today: 'arrivals' | 'departures' | null;
  from: string | null;
  to: string | null;
  guestId: string | null;
};

const day = (text: string | null) => (text && isDay(text) ? text : null);
/** Reads `?q=&status=&today=&from=&to=&guest=`; invalid values are ignored. */
export function filtersOf(params: URLSearchParams): Filters {
  const today = params.get('today');
  const guest = params.get('guest');
  return {
    search: params.get('q') ?? '',
    status: oneOf(bookingStatuses, params.get('status')),
    today: today === 'arrivals' || today === 'departures' ? today : null,
    from: day(params.get('from')),
    to: day(params.get('to')),
    guestId: guest && isUuid(guest) ? guest : null,
  };
}

/** The address with some filters changed; null removes one. */
export function withFilters(params: URLSearchParams, change: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const noFilters = { q: null, status: null, today: null, from: null, to: null, guest: null };

export function isFiltered({ search, ...filters }: Filters): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== null);
}

/** The filters as the API takes them; `day` is the hotel's today. */
export function queryOf(filters: Filters, day: string): BookingFilter {
  const { search, status, today, from, to, guestId } = filters;
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(today === 'arrivals' ? { arrivals_on: day } : {}),
    ...(today === 'departures' ? { departures_on: day } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(guestId ? { guest_id: guestId } : {}),
  };
}
