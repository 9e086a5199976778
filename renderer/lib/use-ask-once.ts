import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `ask` once for each row that is asked about, from a part that is loaded after the click.
 * @param asked the row, or null where none is asked about; after null the same row may be asked about again
 */
export function useAskOnce<Row>(asked: Row | null, ask: (row: Row) => void): void {
  const last = useRef<Row | null>(null);
  const askNow = useEffectEvent(() => {
    // React's strict mode runs effects twice.
    if (asked === last.current) return;
    last.current = asked;
    if (asked) ask(asked);
  });
  useEffect(() => askNow(), [asked]);
}
