import { pagePart, type PagePart } from './page-part.tsx';
import { routes } from './routes.ts';

/** Every page of `routes.ts` as a lazily loaded part. */
export const pageParts: (PagePart & Pick<(typeof routes)[number], 'path' | 'frame'>)[] = routes.map(
  ({ path, frame, page }) => ({ path, frame, ...pagePart(page) }),
);

/** Milliseconds after the first page until the code of other pages is loaded. */
const aheadMs = 5000;
const idle = () =>
  new Promise<void>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()));

/**
 * Loads the console's other pages one by one while the computer is idle, so that a page opens even if the
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
