import type { AskedAt } from '../understanding.types.ts';
import type { LinkedEntry } from './entries.types.ts';

/** What entries state is kept in 8 bits. */
export const STATED_SCALE = 127;
/** Of an entry without sentences (a fact of the profile). */
const UNLIKE = -12;

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
