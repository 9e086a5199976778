import { contextBridge, ipcRenderer } from 'electron';
import type { DesktopBridge, DesktopCall, DesktopEvents } from '#shared/desktop.ts';

// Same names as `channelOf` in shared/desktop.ts, which is not imported because it would bundle its schemas.
const call = (name: DesktopCall, ...values: unknown[]) => ipcRenderer.invoke(`desktop:${name}`, ...values);

/** A navigation requested while the page was loading; delivered to the first listener. */
let early: string | null = null;
let listens = false;
ipcRenderer.on('desktop:navigate', (_event, path: string) => {
  if (!listens) early = path;
});

function on<Name extends keyof DesktopEvents>(name: Name, listener: (value: DesktopEvents[Name]) => void): () => void {
  const heard = (_event: unknown, value: DesktopEvents[Name]) => listener(value);
  ipcRenderer.on(`desktop:${name}`, heard);
  return () => void ipcRenderer.removeListener(`desktop:${name}`, heard);
}

const bridge: DesktopBridge = {
  info: () => call('info'),
  showWaiting: (waiting) => call('showWaiting', waiting),
  settings: () => call('settings'),
  changeSettings: (change) => call('changeSettings', change),
  checkSpelling: (language) => call('checkSpelling', language),
  keepOffline: (snapshot) => call('keepOffline', snapshot),
  readOffline: () => call('readOffline'),
  forgetPerson: () => call('forgetPerson'),
  onNavigate(listener) {
    listens = true;
    if (early !== null) queueMicrotask(() => early !== null && listener(early));
    queueMicrotask(() => (early = null));
    return on('navigate', listener);
  },
  onResolve: (listener) => on('resolve', listener),
  onReconnect: (listener) => on('reconnect', () => listener()),
  onSettings: (listener) => on('settings', listener),
};
contextBridge.exposeInMainWorld('desktop', bridge);
