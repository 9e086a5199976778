import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';

/** True once the browser has had nothing else to do: for what the first view of a page does not need. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenIdle().then(() => isGone || setIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
