import { net, powerMonitor } from 'electron';
import type { Clock } from './clock.ts';

const onlineLookMs = 3000;

type Parts = {
  clock: Clock;
  /** After sleep. */
  wake: () => void;
  /** After unlocking, or when the network came back: open connections may be dead. */
  reconnect: () => void;
};

/** Watches for moments after which open connections may be dead. */
export function onReturn({ clock, wake, reconnect }: Parts): void {
  powerMonitor.on('resume', wake);
  powerMonitor.on('unlock-screen', reconnect);
  let wasOnline = net.isOnline();
  clock.every(onlineLookMs, () => {
    const isOnline = net.isOnline();
    if (isOnline && !wasOnline) reconnect();
    wasOnline = isOnline;
  });
}
