import { pagePart, type PagePart } from './page-part.tsx';
import { routes } from './routes.ts';

/** Every page of `routes.ts` as a part that is loaded when it is wanted. */
export const pageParts: (PagePart & Pick<(typeof routes)[number], 'path' | 'frame'>)[] = routes.map(
  ({ path, frame, page }) => ({ path, frame, ...pagePart(page) }),
);

/** How long after the console stands the code of its other pages is loaded, in milliseconds. */
const aheadMs = 5000;
const idle = () =>
  new Promise<void>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()));

/**
 * Loads the console's other pages, one after the other while the computer is idle, so that a page opens also where the
 * connection is lost by then. Returns what ends it.
 */
export function loadOtherPages(): () => void {
  let ended = false;
  const work = async () => {
    for (const { load } of pageParts.filter(({ frame }) => frame === 'main' || frame === 'lean')) {
      await idle();
      if (ended) return;
      await load();
    }
  };
  const timer = setTimeout(() => void work(), aheadMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
