import { useEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';

const cookieName = 'sidebar_open';
/** Seven days, in seconds (docs/product.md, section 9). */
const cookieLifetime = 7 * 24 * 60 * 60;
const mobile = '(width < 768px)';

/** `open`: wide or icons only, kept in a cookie. `drawer`: whether the drawer of small screens is out. */
export const useSidebar = create<{ open: boolean; drawer: boolean }>(() => ({
  open: !document.cookie.split('; ').includes(`${cookieName}=false`),
  drawer: false,
}));

/** Opens or closes what the screen has: the drawer on small ones, else the sidebar itself. */
export function toggleSidebar(): void {
  const { open, drawer } = useSidebar.getState();
  if (window.matchMedia(mobile).matches) {
    useSidebar.setState({ drawer: !drawer });
    return;
  }
  document.cookie = `${cookieName}=${!open}; path=/; max-age=${cookieLifetime}; samesite=lax`;
  useSidebar.setState({ open: !open });
}

export function closeDrawer(): void {
  useSidebar.setState({ drawer: false });
}

/** Whether the screen is narrower than 768 px; follows the window. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(mobile);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(mobile).matches,
  );
}

/** Ctrl+B, or Cmd+B on a Mac. */
export function useSidebarShortcut(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggleSidebar();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
