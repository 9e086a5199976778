import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { heightOf, type ListRow } from './list-rows.ts';

/** `nearest`: scrolls only if the row is not on the screen. */
type RowInView = (isRow: (row: ListRow) => boolean, block: 'start' | 'nearest') => void;

/**
 * The element that scrolls the list, and a function that scrolls the first row that fits into view, also one that is not
 * drawn. The function stays the same.
 */
export function useRowInView(rows: ListRow[]): { scroller: RefObject<HTMLDivElement | null>; rowInView: RowInView } {
  const scroller = useRef<HTMLDivElement>(null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const rowInView = useCallback<RowInView>((isRow, block) => {
    const index = latest.current.findIndex(isRow);
    const element = scroller.current;
    if (index < 0 || !element) return;
    const top = latest.current.slice(0, index).reduce((sum, row) => sum + heightOf(row), 0);
    const lowest = top + heightOf(latest.current[index]!) - element.clientHeight;
    if (block === 'start' || element.scrollTop > top) element.scrollTop = top;
    else if (element.scrollTop < lowest) element.scrollTop = lowest;
  }, []);
  return { scroller, rowInView };
}

/** Keeps the row of the open conversation on the screen while j and k walk through the list. */
export function useSelectedInView(selected: string | null, rowInView: RowInView): void {
  useEffect(() => {
    rowInView((row) => row.kind === 'item' && row.item.id === selected, 'nearest');
    // Only when the selection moves: a list that changes must not pull the scroller back.
  }, [selected, rowInView]);
}

/** Unfolding at the bottom of the list would otherwise show nothing new. */
export function useUnfoldedInView(unfolded: boolean, rowInView: RowInView): void {
  const before = useRef(unfolded);
  useEffect(() => {
    if (unfolded && !before.current) rowInView((row) => row.kind === 'heading' && row.state === 'resolved', 'start');
    before.current = unfolded;
  }, [unfolded, rowInView]);
}
