let last: Promise<void> = Promise.resolve();

/**
 * Resolves in an iteration of the event loop that no other caller shares, in the order of the calls. Work of several
 * milliseconds waits for it, so that webhooks and timers come between hundreds of turns that are claimed together.
 */
export function ownLoopTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}
