const storageKey = 'concierge.window-hotel';

/**
 * The hotel of this window alone; null: the one that the person chose. A further window of the desktop program has its own
 * hotel, chosen in it or named by the address it was opened with (`?hotel=`).
 */
export const windowHotel = (): string | null => sessionStorage.getItem(storageKey);

/** Chooses the hotel of this window alone, also after a reload. Null: the one that the person chose elsewhere. */
export function keepWindowHotel(hotelId: string | null): void {
  if (hotelId === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, hotelId);
}

/** Takes the hotel from the address with which the desktop program opened this window. */
export function takeWindowHotel(search: string): void {
  const named = new URLSearchParams(search).get('hotel');
  if (named !== null) keepWindowHotel(named);
}
