const window = { ms: 60_000, reloads: 3 };

/** After a page died: load it again a moment later, or, once it dies again and again, ask. Times in milliseconds. */
export function afterCrash(earlier: readonly number[], now: number): { reloadInMs: number | null; crashes: number[] } {
  const recent = earlier.filter((at) => now - at < window.ms);
  const crashes = [...recent, now];
  return { reloadInMs: recent.length < window.reloads ? 250 * 2 ** recent.length : null, crashes };
}
