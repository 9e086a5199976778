import { useEffect, useRef, type RefObject } from 'react';

type Pane = 'list' | 'thread' | 'guest';

/** A list that was hidden draws its rows some frames after it is shown again. */
const framesToWait = 20;

/**
 * Where only one pane is on the screen, the focus goes with it: into the pane that opened, and back to the row that the
 * reader came from. With all three in sight nothing moves.
 */
export function usePaneFocus(frame: RefObject<HTMLElement | null>, pane: Pane, selected: string | null): void {
  const before = useRef({ pane, selected });
  useEffect(() => {
    const { pane: left, selected: cameFrom } = before.current;
    before.current = { pane, selected };
    const leaving = frame.current?.querySelector<HTMLElement>(`[data-inbox-pane="${left}"]`);
    if (left === pane || (leaving && leaving.offsetParent !== null)) return;
    const row = `[data-conversation="${CSS.escape(cameFrom ?? '')}"]`;
    return focusWhenThere(frame, pane === 'list' ? row : `[data-inbox-pane="${pane}"] a[href]`);
  }, [frame, pane, selected]);
}

/** Focuses the first match as soon as it is rendered; returns the cancel function. */
function focusWhenThere(frame: RefObject<HTMLElement | null>, selector: string): () => void {
  let left = framesToWait;
  let request = 0;
  const attempt = () => {
    const target = frame.current?.querySelector<HTMLElement>(selector);
    if (target) target.focus();
    else if ((left -= 1) > 0) request = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(request);
}
