/**
 * Keeps beginnings `apartMs` milliseconds apart. The first after a pause begins at once. Where one must wait, `again` is
 * called once it may begin.
 */
export function createPace(apartMs: number, again: () => void): { mayBegin: () => boolean } {
  let begun = -Infinity;
  let waiting: NodeJS.Timeout | null = null;
  return {
    mayBegin: () => {
      if (apartMs === 0) return true;
      if (waiting) return false;
      const left = begun + apartMs - performance.now();
      if (left <= 0) {
        begun = performance.now();
        return true;
      }
      waiting = setTimeout(() => {
        waiting = null;
        again();
      }, Math.ceil(left));
      return false;
    },
  };
}
