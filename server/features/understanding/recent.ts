/** Keeps the last `most` results by key; the oldest leaves first. Results are shared and must not be modified. */
export function createRecent<Result extends object>(most: number) {
  const kept = new Map<string, Result>();
  return {
    of(key: string, make: () => Result): Result {
      const known = kept.get(key);
      if (known) return known;
      const made = make();
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      kept.set(key, made);
      return made;
    },
  };
}
