import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Options = {
  count: number;
  /** Fixed height of a row in pixels. */
  heightOf: (index: number) => number;
  keyOf: (index: number) => string;
  /** Called when the last rows come near the screen. */
  onEnd?: (() => void) | undefined;
};

type DrawnRow = { index: number; key: string; top: number; height: number };

/** Draws only rows near the viewport; the whole window scrolls. Thousands of rows cost as much as one screen. */
export function useWindowRows({ count, heightOf, keyOf, onEnd }: Options): {
  list: RefObject<HTMLDivElement | null>;
  height: number;
  rows: DrawnRow[];
} {
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useTop(list);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoized is given what it returns
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: 8,
    scrollMargin,
    // Until the window is measured (and where there is no layout at all) a screenful is drawn.
    initialRect: { width: 1024, height: 900 },
  });
  // The heights depend on the width of the window: what was measured before is forgotten.
  const first = heightOf(0);
  useEffect(() => virtual.measure(), [virtual, first]);
  const drawn = virtual.getVirtualItems();
  const atEnd = count > 0 && (drawn.at(-1)?.index ?? -1) >= count - 1;
  useEffect(() => {
    if (atEnd) onEnd?.();
  });
  const rows = drawn.map(({ index, key, start, size }) => ({
    index,
    key: String(key),
    top: start - scrollMargin,
    height: size,
  }));
  return { list, height: virtual.getTotalSize(), rows };
}

/** Distance of an element from the top of the document; updated when content above it changes. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.current?.parentElement) observer.observe(element.current.parentElement);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
