import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';

const ThemedToasts = lazyPart(async () => (await import('./component-frame.tsx')).ThemedToasts);

/** Around the pages for signing in, which are made without antd: its toasts come once somebody uses the page. */
export function EntryFrame() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    const signs = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const sign of signs) window.addEventListener(sign, use, { once: true });
    return () => signs.forEach((sign) => window.removeEventListener(sign, use));
  }, []);
  return (
    <>
      <Outlet />
      {isUsed && (
        <Suspense fallback={null}>
          <ThemedToasts />
        </Suspense>
      )}
    </>
  );
}
