import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';

/** Idle time after which the user may have left the computer, in milliseconds. */
const presentMs = 2 * 60_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focus'] as const;

/**
 * The conversation that the person at this computer is dealing with: it is open, the page is visible, and there was a key
 * or a movement within two minutes. Null otherwise, so that the alarm sounds at an unattended screen.
 */
export function useAttended(): string | null {
  const { pathname, search } = useLocation();
  const open = pathname === paths.requests ? new URLSearchParams(search).get('conversation') : null;
  const [present, setPresent] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      clearTimeout(timer);
      setPresent(document.visibilityState === 'visible');
      timer = setTimeout(() => setPresent(false), presentMs);
    };
    stay();
    for (const sign of signs) window.addEventListener(sign, stay, { passive: true });
    document.addEventListener('visibilitychange', stay);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, stay);
      document.removeEventListener('visibilitychange', stay);
    };
  }, [open]);
  return present ? open : null;
}
