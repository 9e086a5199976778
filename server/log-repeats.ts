/** @property everyMs between two lines about a failure that goes on; it has ended when none came for so long */
export type RepeatOptions = { everyMs?: number; most?: number };

type Repeat = { count: number; total: number };
/** Writes a line: the first failure (null), how often it was repeated since the last line, or that it has ended. */
type Write = (summary: null | { repeated: number } | { ended: true; times: number }) => void;

const MINUTE_MS = 60_000;

/**
 * Collapses a failure that repeats: one line when it begins, one a minute with the count while it goes on, one when it has
 * ended. A failure that came once has one line. Keys are classes of failures; beyond `most` every line is written.
 */
export function createRepeats({ everyMs = MINUTE_MS, most = 500 }: RepeatOptions = {}) {
  const repeats = new Map<string, Repeat>();

  const look = (key: string, write: Write): void => {
    const repeat = repeats.get(key);
    if (!repeat) return;
    const { count, total } = repeat;
    if (count === 0) {
      repeats.delete(key);
      if (total > 1) write({ ended: true, times: total });
      return;
    }
    repeat.count = 0;
    later(key, write);
    write({ repeated: count });
  };
  const later = (key: string, write: Write): void => void setTimeout(look, everyMs, key, write).unref();

  return (key: string, write: Write): void => {
    const repeat = repeats.get(key);
    if (repeat) {
      repeat.count += 1;
      repeat.total += 1;
      return;
    }
    if (repeats.size < most) {
      repeats.set(key, { count: 0, total: 1 });
      later(key, write);
    }
    write(null);
  };
}
