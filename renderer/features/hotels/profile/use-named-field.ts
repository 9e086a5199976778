import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to the field that the address names (`#profile_pool_opens`), as soon as it can be seen. */
export function useNamedField(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    let frame = 0;
    const lead = () => {
      const field = document.getElementById(hash.slice(1));
      // Hidden while something above it is loading (renderer/components/page/page.tsx).
      if (field?.checkVisibility?.() === false) return void (frame = requestAnimationFrame(lead));
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    };
    lead();
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
