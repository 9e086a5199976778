/** Longer texts are worked out anew: they are rare, and keeping them would cost more than it saves. */
const longest = 8000;

/**
 * What a pure function made of a text, kept for the last `most` texts: a hotel's entries are the same turn after turn, and
 * one message is looked at by many rules. The results are shared, so nobody may change them.
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
