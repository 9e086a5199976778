/** Time as a port: milliseconds since 1970, and timers. Each timer returns what cancels it. */
export type Clock = {
  now(): number;
  after(ms: number, run: () => void): () => void;
  every(ms: number, run: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/** Resolves after `ms`, or at once when the signal aborts. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal.addEventListener('abort', end);
  });
}

/** A signal that aborts with `outer`, or after `ms`. `done` frees the timer. */
export function deadline(clock: Clock, ms: number, outer: AbortSignal): { signal: AbortSignal; done: () => void } {
  const own = new AbortController();
  const end = () => own.abort();
  if (outer.aborted) end();
  outer.addEventListener('abort', end);
  const cancel = clock.after(ms, end);
  return {
    signal: own.signal,
    done() {
      cancel();
      outer.removeEventListener('abort', end);
    },
  };
}
