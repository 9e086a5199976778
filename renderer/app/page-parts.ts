import { textsReady } from '#renderer/lib/i18n.ts';
import { nextToLoad } from '#renderer/lib/lazy-part.tsx';
import { pagePart, type PagePart } from './page-part.tsx';
import { routes, type Frame } from './routes.ts';
import { whenIdle } from '#renderer/lib/idle.ts';

/** Frames whose pages have texts that are not among the first ones. */
const waitsForTexts: ReadonlySet<Frame> = new Set(['public', 'bare', 'light']);

/** Every page of `routes.ts` as a lazily loaded part. */
export const pageParts: (PagePart & Pick<(typeof routes)[number], 'path' | 'frame'>)[] = routes.map(
  ({ path, frame, page }) => ({ path, frame, ...pagePart(waitsForTexts.has(frame) ? () => withTexts(page) : page) }),
);

async function withTexts<Page>(page: () => Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page(), textsReady()]);
  return loaded;
}

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
