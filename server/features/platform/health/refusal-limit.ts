/** Refused webhooks that are written down at once. */
const BURST = 20;
/** Milliseconds after which one more is written down. */
const NEXT_MS = 20_000;

/**
 * How many refused webhooks one process writes down: 20 at once, then one in 20 seconds. Anyone can send them, so a flood
 * must not reach the database.
 */
export function refusalLimit() {
  let left = BURST;
  let countedAt: number | null = null;
  return {
    /** Whether one more is written down now. */
    allows(now: Date): boolean {
      const time = now.getTime();
      const more = Math.floor((time - (countedAt ??= time)) / NEXT_MS);
      if (more > 0) {
        left = Math.min(BURST, left + more);
        countedAt += more * NEXT_MS;
      }
      if (left === 0) return false;
      left -= 1;
      return true;
    },
  };
}
