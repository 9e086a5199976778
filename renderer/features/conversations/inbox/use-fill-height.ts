import { useEffect, type RefObject } from 'react';

/** Extends an element to the bottom of the window, and adjusts it when bars above it appear or disappear. */
export function useFillHeight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    const fit = () => element.style.setProperty('--top', `${element.getBoundingClientRect().top + window.scrollY}px`);
    fit();
    const observer = new ResizeObserver(fit);
    // A bar above may come and go without any change to the parent's own height.
    for (const one of [parent, ...parent.children]) if (one !== element) observer.observe(one);
    window.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', fit);
    };
  }, [frame]);
}
