import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Pixels from the top, by key of the history's entry. */
const positions = new Map<string, number>();

/** A new page begins at its top or at the address's `#part`; back and forward return to where the page was. */
export function useScrollPositions(): void {
  const { key, hash } = useLocation();
  useLayoutEffect(() => {
    const position = positions.get(key);
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (position === undefined && part) part.scrollIntoView();
    else window.scrollTo(0, position ?? 0);
    const note = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, hash]);
  useEffect(() => {
    const leaveToBrowser = () => (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    // The browser returns to the position after a reload.
    window.addEventListener('pagehide', leaveToBrowser);
    return () => window.removeEventListener('pagehide', leaveToBrowser);
  }, []);
}
