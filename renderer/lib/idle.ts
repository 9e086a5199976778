/** Resolves when the browser has nothing else to do; at once where it cannot tell. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()));
}
