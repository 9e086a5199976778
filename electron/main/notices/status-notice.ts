import { Notification } from 'electron';
import { programIcon } from '../system/images.ts';
import type { StatusNotice } from '../alarm/status.ts';

/** One critical notice about the program itself. It stays until `close`; the same key is shown once. */
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
      if (shown?.key === key || !Notification.isSupported()) return;
      close();
      const notification = new Notification({
        title,
        body,
        icon: programIcon(),
        urgency: 'critical',
        timeoutType: 'never',
      });
      notification.on('click', open);
      shown = { key, notification };
      notification.show();
    },
  };
}
