import { useSyncExternalStore } from 'react';

/** Below this width the phone layout is used (docs/product.md, section 9). */
const phone = '(width < 768px)';

/** Whether the window is as narrow as a phone. */
export function useNarrow(query: string = phone): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
