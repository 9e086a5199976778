const storageKey = 'concierge.window-hotel';

/** The hotel that was chosen for this window alone, in a further window of the desktop program; null elsewhere. */
export const windowHotel = (): string | null => sessionStorage.getItem(storageKey);

/** Chooses the hotel of this window alone, also after a reload. Null: the one that the person chose elsewhere. */
export function keepWindowHotel(hotelId: string | null): void {
  if (hotelId === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, hotelId);
}
