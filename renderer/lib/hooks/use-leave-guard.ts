import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { guardLeaving } from '#renderer/lib/console-history.ts';

/**
 * Calls `ask` before another page is opened while a form is changed, and lets the browser ask before the window is closed or
 * loaded again. `isChanged` is called when the form is left.
 */
export function useLeaveGuard(isChanged: () => boolean, ask: (leave: () => void) => void): void {
  const { pathname: here } = useLocation();
  // After each render, because both functions may be new ones.
  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    const stopGuarding = guardLeaving((pathname, leave) => {
      if (pathname === here || !isChanged()) return false;
      ask(leave);
      return true;
    });
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      stopGuarding();
      window.removeEventListener('beforeunload', askBrowser);
    };
  });
}
