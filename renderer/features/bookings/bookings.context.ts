import { createContext, useContext } from 'react';

/** The hotel whose bookings are shown, and the zone in which its days and times are told. */
export type BookingsScope = { hotelId: string; timezone: string };

export const BookingsContext = createContext<BookingsScope | null>(null);

export function useBookingsScope(): BookingsScope {
  const scope = useContext(BookingsContext);
  if (!scope) throw new Error('useBookingsScope needs a BookingsContext around it');
  return scope;
}
