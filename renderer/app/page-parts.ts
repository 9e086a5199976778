import { pageTexts } from '#renderer/lib/i18n.ts';
import { nextToLoad } from '#renderer/lib/lazy-part.tsx';
import { pagePart, type PagePart } from './page-part.tsx';
import { routes } from './routes.ts';
import { whenIdle } from '#renderer/lib/idle.ts';

/** Every page of `routes.ts` as a lazily loaded part, shown when its texts are there too. */
export const pageParts: (PagePart & Pick<(typeof routes)[number], 'path' | 'frame'>)[] = routes.map(
  ({ path, frame, page }) => ({
    path,
    frame,
    ...pagePart(async () => (await Promise.all([page(), pageTexts(path)]))[0]),
  }),
);

/** Milliseconds after the first page until the code of other pages is loaded. */
const aheadMs = 5000;

/**
 * Loads the console's other pages, and the parts that open inside them, one by one while the computer is idle, so that
 * they open even if the connection is lost by then. Returns what ends it.
 */
export function loadOtherPages(): () => void {
  let ended = false;
  const work = async () => {
    const pages = pageParts.filter(({ frame }) => frame === 'lean' || frame === 'light').map(({ load }) => load);
    while (!ended) {
      await whenIdle();
      if (ended) return;
      // A page names its parts when it is loaded; the parts of the page that is shown come first.
      const load = nextToLoad() ?? pages.shift();
      if (!load) return;
      await load().catch(() => undefined);
    }
  };
  const timer = setTimeout(() => void work(), aheadMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
