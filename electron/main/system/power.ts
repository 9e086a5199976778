import { net, powerMonitor } from 'electron';

const onlineLookMs = 3000;

/** Calls `reconnect` after wake-up, unlock or return of the network: open connections may be dead. */
export function onReturn(reconnect: () => void): void {
  powerMonitor.on('resume', reconnect);
  powerMonitor.on('unlock-screen', reconnect);
  let wasOnline = net.isOnline();
  setInterval(() => {
    const isOnline = net.isOnline();
    if (isOnline && !wasOnline) reconnect();
    wasOnline = isOnline;
  }, onlineLookMs).unref();
}
