import type { ReactNode } from 'react';

/** What is offered for the entry that was saved last: inside its row, else above the list. */
export type SavedOffer = { id: string; offer: ReactNode };

/** The offer where no row shows its entry: it is not loaded or not found by the search. */
export const offerAbove = (saved: SavedOffer | null, rows: readonly { id: string }[]): ReactNode =>
  saved && !rows.some(({ id }) => id === saved.id) ? saved.offer : null;
