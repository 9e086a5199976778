/** A row to draw: position and height in pixels, from the top of its list. */
export type PlacedRow = { index: number; top: number; height: number };

/** Pixels of a list, from its top. */
export type Span = { top: number; bottom: number };

/** Pixels above and below the visible part in which rows are drawn too. */
const marginPx = 600;
/** The visible part is rounded outwards to this many pixels, so that most scroll events draw nothing. */
const stepPx = 200;

/** The part of a list that is drawn while `visible` is on the screen. */
export const drawnSpan = ({ top, bottom }: Span): Span => ({
  top: (Math.floor(top / stepPx) * stepPx || 0) - marginPx,
  bottom: (Math.ceil(bottom / stepPx) * stepPx || 0) + marginPx,
});

/** Rows that overlap the span, and the height of all rows together. Takes time in proportion to `count`. */
export function rowsInSpan(
  count: number,
  heightOf: (index: number) => number,
  span: Span,
): { rows: PlacedRow[]; height: number } {
  const rows: PlacedRow[] = [];
  let top = 0;
  for (let index = 0; index < count; index += 1) {
    const height = heightOf(index);
    if (top + height > span.top && top < span.bottom) rows.push({ index, top, height });
    top += height;
  }
  return { rows, height: top };
}
