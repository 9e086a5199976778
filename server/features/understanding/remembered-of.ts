/** Caches a pure function of an object as long as the object lives. Results are shared and must not be modified. */
export function rememberedOf<K extends object, T extends NonNullable<unknown>>(work: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>();
  return (of) => {
    const kept = known.get(of);
    if (kept !== undefined) return kept;
    const made = work(of);
    known.set(of, made);
    return made;
  };
}
