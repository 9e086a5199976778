import { notification } from 'antd';
import { useEffect } from 'react';
import { bindToasts } from '#renderer/lib/notify.ts';

/** Gives the toasts a home that knows the theme. */
export default function Toasts() {
  const [toasts, home] = notification.useNotification({ placement: 'topRight', maxCount: 4 });
  useEffect(() => bindToasts(toasts), [toasts]);
  return home;
}
