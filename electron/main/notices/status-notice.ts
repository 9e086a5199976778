import { Notification } from 'electron';
import { programIcon } from '../system/images.ts';
import type { StatusNotice } from '../alarm/status.ts';

/**
 * One critical notice about the program itself. It stays until `close`; the same key is shown once. `open` shows the window: at
 * a click, and where the system shows no notices.
 */
export function createStatusNotice(open: () => void): StatusNotice {
  let shown: { key: string; notification: Notification } | null = null;
  const close = () => {
    const { notification } = shown ?? {};
    shown = null;
    notification?.close();
  };
  return {
    close,
    show(key, { title, body }) {
      if (shown?.key === key) return;
      close();
      const notification = new Notification({
        title,
        body,
        icon: programIcon(),
        urgency: 'critical',
        timeoutType: 'never',
      });
      shown = { key, notification };
      if (!Notification.isSupported()) return open();
      notification.on('click', open);
      notification.on('failed', open);
      notification.show();
    },
  };
}
