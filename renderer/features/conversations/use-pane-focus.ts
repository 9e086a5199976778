import { useEffect, useRef, type RefObject } from 'react';

type Pane = 'list' | 'thread' | 'guest';

/**
 * Where only one pane is on the screen, the focus goes with it: into the pane that opened, and back to the row that the
 * reader came from. With all three in sight nothing moves.
 */
export function usePaneFocus(frame: RefObject<HTMLElement | null>, pane: Pane, selected: string | null): void {
  const before = useRef({ pane, selected });
  useEffect(() => {
    const { pane: left, selected: cameFrom } = before.current;
    before.current = { pane, selected };
    if (left === pane || !frame.current) return;
    const leaving = frame.current.querySelector<HTMLElement>(`[data-inbox-pane="${left}"]`);
    if (leaving && leaving.offsetParent !== null) return;
    const target =
      pane === 'list'
        ? frame.current.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(cameFrom ?? '')}"]`)
        : frame.current.querySelector<HTMLElement>(`[data-inbox-pane="${pane}"] a[href]`);
    target?.focus();
  }, [frame, pane, selected]);
}
