import { notification } from 'antd';
import { useEffect } from 'react';
import { bindToasts, releaseToasts } from '#renderer/lib/notify.ts';

/** Gives the toasts a home that knows the theme. One that is left for another page hands on what it has just shown. */
export default function Toasts({ handsOn = false }: { handsOn?: boolean }) {
  // In the middle: a page's actions stand at the right, the menu at the left.
  const [toasts, home] = notification.useNotification({ placement: 'top', top: 8, maxCount: 3 });
  useEffect(() => {
    bindToasts(toasts);
    return handsOn ? () => releaseToasts(toasts) : undefined;
  }, [toasts, handsOn]);
  return home;
}
