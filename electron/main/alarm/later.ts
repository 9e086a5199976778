import type { Clock } from '../system/clock.ts';

/** Collects values and hands them over together, `ms` after the first of them. */
export function later<Value>(clock: Clock, ms: number, act: (values: Value[]) => void) {
  const held = new Set<Value>();
  let cancel: (() => void) | null = null;
  const handOver = () => {
    const values = [...held];
    held.clear();
    cancel = null;
    act(values);
  };
  return {
    add(values: readonly Value[]): void {
      values.forEach((value) => held.add(value));
      if (held.size > 0) cancel ??= clock.after(ms, handOver);
    },
    stop: () => cancel?.(),
  };
}
