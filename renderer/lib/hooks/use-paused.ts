import { useEffect, useState } from 'react';

/** The typed text after a pause of `ms` milliseconds. */
export function usePaused(text: string, ms = 200): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return paused;
}
