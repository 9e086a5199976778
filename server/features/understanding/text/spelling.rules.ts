/** Shortened spelling → entries that are one deleted letter away from it (or are it). */
export type Corrections = Map<string, string[]>;
type Entries = { exact: Map<string, unknown>; prefix: Map<string, unknown> };

const SHORTEST = 5;

/** Index of all entries of 5 letters and more, so that "brekfast" and "parkng" are read in spite of a typing error. */
export function correctionsOf({ exact, prefix }: Entries): Corrections {
  const corrections: Corrections = new Map();
  for (const entry of [...exact.keys(), ...prefix.keys()]) {
    if (entry.length < SHORTEST) continue;
    for (const form of [entry, ...deletionsOf(entry)]) {
      const entries = corrections.get(form);
      if (entries) entries.push(entry);
      else corrections.set(form, [entry]);
    }
  }
  return corrections;
}

const deletionsOf = (word: string): string[] =>
  [...word]
    .map((_, index) => index)
    .slice(1)
    .map((index) => word.slice(0, index) + word.slice(index + 1));

/** The entry a word was probably meant to be (or to begin with), one typing error away; the longest one. */
export function correctedEntry(
  word: string,
  corrections: Corrections,
  isStem: (entry: string) => boolean,
): string | null {
  if (word.length < SHORTEST) return null;
  let best: string | null = null;
  for (let length = word.length; length >= SHORTEST - 1; length -= 1) {
    const start = word.slice(0, length);
    for (const form of length >= SHORTEST ? [start, ...deletionsOf(start)] : [start]) {
      for (const entry of corrections.get(form) ?? []) {
        if (length < word.length && !isStem(entry)) continue;
        if (entry[0] === word[0] && (best?.length ?? 0) < entry.length && isNear(start, entry)) best = entry;
      }
    }
    if (best) return best;
  }
  return null;
}

/** Whether two words differ by one added, missing, wrong or swapped letter at most. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [left, right] = [endA - from, endB - from];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[from] === b[from + 1] && a[from + 1] === b[from];
}
