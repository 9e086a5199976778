import type { Knowledge } from '../model-store.ts';
import type { Reading } from '../reading.ts';
import type { AskedAt } from '../understanding.types.ts';
import type { LinkedEntry } from './entries.types.ts';

/** What entries state is kept in 8 bits. */
const STATED_SCALE = 127;
/** Of an entry without sentences (a menu of the profile). */
const UNLIKE = -12;

/** Where sentences lie (`LinkedEntry`). */
export const statedOf = (readings: Reading[], { model }: Knowledge): Int8Array =>
  Int8Array.from(
    readings.flatMap(({ vector }) =>
      Array.from(model.likeness.stated(vector), (value) => Math.round(value * STATED_SCALE)),
    ),
  );

/** How much an entry answers a question by the nearest of its sentences, in logits. */
export function likenessOf({ direction }: AskedAt, { stated }: LinkedEntry): number {
  if (!stated || stated.length === 0) return UNLIKE;
  let nearest = -Infinity;
  for (let from = 0; from < stated.length; from += direction.length) {
    let sum = 0;
    for (let nth = 0; nth < direction.length; nth += 1) sum += direction[nth]! * stated[from + nth]!;
    nearest = Math.max(nearest, sum);
  }
  return nearest / STATED_SCALE;
}
