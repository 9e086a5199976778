export type HashIndex = { get(hash: number): number | undefined };

/**
 * The place of each hash in `hashes`, the last one where a hash stands twice. A table of 32-bit numbers: a Map of numbers above
 * 2^31 takes ten times the memory.
 */
export function hashIndexOf(hashes: Uint32Array): HashIndex {
  const size = 2 ** Math.ceil(Math.log2(hashes.length * 1.5 + 2));
  const table = new Uint32Array(size);
  /** Where the hash stands, or would be put; a place holds the number in `hashes` plus 1, or 0. */
  const placeOf = (hash: number): number => {
    let place = (Math.imul(hash, 0x9e3779b1) >>> 1) & (size - 1);
    while (table[place] !== 0 && hashes[table[place]! - 1] !== hash) place = (place + 1) & (size - 1);
    return place;
  };
  hashes.forEach((hash, index) => (table[placeOf(hash)] = index + 1));
  return {
    get: (hash) => {
      const found = table[placeOf(hash)]!;
      return found === 0 ? undefined : found - 1;
    },
  };
}
