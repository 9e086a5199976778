import { createContext, useContext } from 'react';

/** The hotel whose bookings are shown, with its time zone. */
export type BookingsScope = { hotelId: string; timezone: string };

export const BookingsContext = createContext<BookingsScope | null>(null);

export function useBookingsScope(): BookingsScope {
  const scope = useContext(BookingsContext);
  if (!scope) throw new Error('useBookingsScope needs a BookingsContext around it');
  return scope;
}
