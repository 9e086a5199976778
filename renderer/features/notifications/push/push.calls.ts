import type { DeviceDraft } from '#shared/features/notifications/push/push.schema.ts';

/** Whether this browser can show notices while Concierge is closed. The desktop program has its own alarm. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && location.protocol.startsWith('http');

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Asks for the permission and subscribes. Null if the person refuses. @throws if the browser has no push service */
export async function subscribe(publicKey: string): Promise<DeviceDraft | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  // A subscription with an earlier key of the server is of no use.
  await known?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', label: deviceLabel() };
}

/** 'Chrome, Android' and the like. */
function deviceLabel(): string {
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0];
  return [browser === 'Edg' ? 'Edge' : browser, system].filter(Boolean).join(', ');
}
