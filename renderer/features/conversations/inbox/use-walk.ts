import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { inboxPath } from '../inbox-path.ts';
import { neighbour } from '../list/list.rules.ts';

/** For so long a step that the page has not followed yet counts as the place to go on from, in milliseconds. */
const followedWithinMs = 2000;

/**
 * Walks through the list. A held key repeats faster than the page draws, so each step goes on from the last step, not
 * from what is drawn.
 */
export function useWalk(selected: string | null, list: string, ids: readonly string[]): (step: 1 | -1) => void {
  const navigate = useNavigate();
  const ahead = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    if (ahead.current && ahead.current.id === selected) ahead.current = null;
  }, [selected]);
  return (step) => {
    const now = performance.now();
    const going = ahead.current && now - ahead.current.at < followedWithinMs ? ahead.current.id : null;
    const from = going !== null && ids.includes(going) ? going : selected;
    const next = neighbour(ids, from, step);
    if (!next) return;
    ahead.current = { id: next, at: now };
    void navigate(inboxPath(next, list), { replace: selected !== null });
  };
}
