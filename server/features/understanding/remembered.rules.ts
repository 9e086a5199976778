/** Longer texts are not cached: they are rare and would use more memory than they save time. */
const longest = 8000;

/**
 * Caches a pure function of a text for the last `most` texts: a hotel's entries rarely change between turns, and
 * many rules read the same message. Results are shared and must not be modified.
 */
export function remembered<T>(work: (text: string) => T, most: number): (text: string) => T {
  return rememberedBy((text: string) => text, work, most);
}

/** The same for other values. @param keyOf the text that stands for the value */
export function rememberedBy<V, T>(keyOf: (value: V) => string, work: (value: V) => T, most: number): (value: V) => T {
  const known = new Map<string, T>();
  return (value) => {
    const key = keyOf(value);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const made = work(value);
    if (key.length > longest) return made;
    const oldest = known.size >= most ? known.keys().next() : null;
    if (oldest && !oldest.done) known.delete(oldest.value);
    known.set(key, made);
    return made;
  };
}
