import type { Clock } from '#server/ports/clock.ts';

/** A clock that tests set. It stands still after it was set; before that it is the real time. */
export type TestClock = Clock & {
  set(now: Date | string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
};

export function createTestClock(start?: Date | string): TestClock {
  let fixed = start === undefined ? null : new Date(start);
  const now = () => new Date(fixed ?? Date.now());
  return {
    now,
    set: (time) => {
      fixed = new Date(time);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      fixed = new Date(now().getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
