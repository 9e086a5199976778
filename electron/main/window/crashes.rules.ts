const window = { ms: 60_000, reloads: 3 };

/** After a renderer crash: reload after a delay; after several crashes in a row ask. Times in milliseconds. */
export function afterCrash(earlier: readonly number[], now: number): { reloadInMs: number | null; crashes: number[] } {
  const recent = earlier.filter((at) => now - at < window.ms);
  const crashes = [...recent, now];
  return { reloadInMs: recent.length < window.reloads ? 250 * 2 ** recent.length : null, crashes };
}
