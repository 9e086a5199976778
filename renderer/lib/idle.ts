/** Resolves when the browser has nothing else to do; at once where it cannot tell. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()));
}

/** Whether the browser's data saver is on: code is then loaded when it is needed, and not ahead. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
