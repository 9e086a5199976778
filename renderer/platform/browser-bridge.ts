import type { DesktopBridge, DesktopNotice } from '#shared/desktop.ts';
import { setTitleCount } from '#renderer/lib/page-title.ts';

/** The bridge as a browser can offer it: web notifications, and the count in the page's title. */
export function createBrowserBridge(): DesktopBridge {
  const navigations = new Set<(path: string) => void>();
  const go = (path: string) => navigations.forEach((listener) => listener(path));
  return {
    info: async () => ({ kind: 'browser', version: '1.0.0', platform: navigator.platform }),
    notify: async (notice) => showNotice(notice, go),
    setBadge: async (count) => setTitleCount(count),
    onNavigate(listener) {
      navigations.add(listener);
      return () => navigations.delete(listener);
    },
  };
}

function showNotice(notice: DesktopNotice, go: (path: string) => void): boolean {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  const shown = new Notification(notice.title, {
    body: notice.body,
    tag: notice.id,
    requireInteraction: notice.urgency === 'critical',
  });
  shown.onclick = () => {
    window.focus();
    shown.close();
    go(notice.path);
  };
  return true;
}
