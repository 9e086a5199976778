import type { Clock } from '#electron/main/system/clock.ts';

type Timer = { at: number; every: number | null; run: () => void };

/** A clock that stands still until `advance`, which runs what is due in between. `sleep` jumps without running timers. */
export type FakeClock = Clock & { advance(ms: number): Promise<void>; sleep(ms: number): void; timers(): number };

export function fakeClock(start = Date.parse('2026-01-05T08:00:00Z')): FakeClock {
  let now = start;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const next = (until: number) =>
    [...timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
  return {
    now: () => now,
    timers: () => timers.size,
    after: (ms, run) => add({ at: now + ms, every: null, run }),
    every: (ms, run) => add({ at: now + ms, every: ms, run }),
    async advance(ms) {
      const end = now + ms;
      for (let due = next(end); due; due = next(end)) {
        now = Math.max(now, due.at);
        if (due.every === null) timers.delete(due);
        else due.at += due.every;
        due.run();
        await new Promise((resolve) => setImmediate(resolve));
      }
      now = end;
    },
    sleep(ms) {
      now += ms;
      for (const timer of timers) timer.at += ms;
    },
  };
}
