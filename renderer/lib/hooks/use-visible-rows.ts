import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { drawnSpan, rowsInSpan, type PlacedRow, type Span } from './visible-rows.rules.ts';

type Options = {
  count: number;
  /** Height of a row in pixels, known before it is drawn. */
  heightOf: (index: number) => number;
  /** Called when the last rows come near the screen. */
  onEnd?: (() => void) | undefined;
};

/** Until the list is measured (and where there is no layout at all) a screenful is drawn. */
const firstSpan = drawnSpan({ top: 0, bottom: 900 });

/**
 * Draws only rows near the visible part of the window, whatever scrolls: the window or an element around the list. Thousands of
 * rows cost as much as one screen. `list` is the element that holds the rows, `height` its height in pixels.
 */
export function useVisibleRows({ count, heightOf, onEnd }: Options): {
  list: RefObject<HTMLDivElement | null>;
  height: number;
  rows: PlacedRow[];
} {
  const list = useRef<HTMLDivElement>(null);
  const { rows, height } = rowsInSpan(count, heightOf, useDrawnSpan(list));
  const atEnd = count > 0 && (rows.at(-1)?.index ?? -1) >= count - 1;
  useEffect(() => {
    if (atEnd) onEnd?.();
  });
  return { list, height, rows };
}

/** The part of a list that is drawn; changes when the page scrolls or content above the list changes its height. */
function useDrawnSpan(list: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState(firstSpan);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const next = drawnSpan({ top: -top, bottom: window.innerHeight - top });
      setSpan((last) => (last.top === next.top && last.bottom === next.bottom ? last : next));
    };
    measure();
    // Drawn in the frame that scrolls, so that a jump shows no empty list.
    const onScroll = () => flushSync(measure);
    // Scrolling of any element passes the document in the capture phase.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (list.current?.parentElement) observer.observe(list.current.parentElement);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', measure);
      observer.disconnect();
    };
  }, [list]);
  return span;
}
