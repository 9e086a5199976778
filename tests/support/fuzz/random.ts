/** Deterministic pseudo-random numbers (mulberry32). */
export type Random = { chance(share: number): boolean; below(limit: number): number; of<T>(list: readonly T[]): T };

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { chance: (share) => next() < share, below, of: (list) => list[below(list.length)]! };
}
