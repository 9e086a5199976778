import { ApiError } from '#renderer/lib/api/api-error.ts';

/** After a failure nothing is translated without being asked for so long, in milliseconds. */
const pauseMs = { budget: 10 * 60_000, other: 30_000 };

let last: Promise<unknown> = Promise.resolve();
let pausedUntil = 0;

/**
 * Translations that nobody clicked for run one after the other, so that a long thread does not take the model's whole limit
 * at once. Not run where `isWanted` says so by then, and for a while after a failure.
 */
function inTurn(work: () => Promise<unknown>, isWanted: () => boolean): void {
  last = last.then(async () => {
    if (!isWanted() || Date.now() < pausedUntil) return;
    try {
      await work();
    } catch (error) {
      const isBudget = error instanceof ApiError && error.code === 'rate_limited';
      pausedUntil = Date.now() + (isBudget ? pauseMs.budget : pauseMs.other);
    }
  });
}

/** Runs `work` in its turn once the element has come into sight. Returns the cancel function. */
export function onceSeen(element: Element, work: () => Promise<unknown>): () => void {
  let isWanted = true;
  const run = () => inTurn(work, () => isWanted);
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver((entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer?.disconnect();
          run();
        });
  if (observer) observer.observe(element);
  else run();
  return () => {
    isWanted = false;
    observer?.disconnect();
  };
}
