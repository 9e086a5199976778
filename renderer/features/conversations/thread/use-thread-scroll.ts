import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Distances in pixels: from the end that counts as at the end; from the top at which older messages are loaded. */
const endSlack = 48;
const topReach = 400;

type Ends = { first: string | null; last: string | null };
type Options = Ends & {
  /** Whether the last message was just sent by the user: then the thread scrolls to the end. */
  ownLast: boolean;
  onTop: () => void;
};

/**
 * Scroll position of a thread: at its end when it opens; unchanged while older messages are prepended; moved along
 * with new ones only where the reader was at the end. `unseen`: something new came below while they were not.
 */
export function useThreadScroll({ first, last, ownLast, onTop }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const known = useRef<Ends & { height: number }>({ first: null, last: null, height: 0 });
  const [unseen, setUnseen] = useState(false);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    setUnseen(false);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = known.current;
    const grewAbove = before.first !== null && first !== before.first;
    if (grewAbove && last === before.last) element.scrollTop += element.scrollHeight - before.height;
    else if (before.last === null || atEnd.current || (last !== before.last && ownLast)) toEnd();
    else if (last !== before.last) setUnseen(true);
    known.current = { first, last, height: element.scrollHeight };
  }, [first, last, ownLast, toEnd]);

  useStayAtEnd(box, atEnd, known);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < endSlack;
    if (atEnd.current) setUnseen(false);
    if (element.scrollTop < topReach) onTop();
  }, [onTop]);

  return { box, onScroll, toEnd, unseen };
}

/** Pictures that arrive late, and a reply box that grows, must not push the last message out of sight. */
function useStayAtEnd(
  box: RefObject<HTMLDivElement | null>,
  atEnd: RefObject<boolean>,
  known: RefObject<{ height: number }>,
): void {
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
      known.current.height = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box, atEnd, known]);
}
