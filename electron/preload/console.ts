import { contextBridge, ipcRenderer } from 'electron';
import type { DesktopBridge, DesktopCall, DesktopEvents } from '#shared/desktop.ts';
import { watchTypedForms } from './typed-forms.ts';

// Same names as `channelOf` in shared/desktop.ts, which is not imported because it would bundle its schemas.
const call = (name: DesktopCall, ...values: unknown[]) => ipcRenderer.invoke(`desktop:${name}`, ...values);

/** A navigation requested while the page was loading; delivered to all listeners of its first moment. */
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

/** Private entries of all pages: read once, then kept in step by `stored`. */
const entries = new Map(Object.entries(ipcRenderer.sendSync('desktop:private') as Record<string, string>));
on('stored', ({ key, value }) => void (value === null ? entries.delete(key) : entries.set(key, value)));
// Versions before the encrypted store wrote drafts and replies to the browser's storage.
for (const key of Object.keys(localStorage).filter((name) => /^concierge\.(?:drafts$|outbox\.)/.test(name))) {
  keep(key, localStorage.getItem(key));
  localStorage.removeItem(key);
}

function keep(key: string, value: string | null): void {
  if (value === null) entries.delete(key);
  else entries.set(key, value);
  void call('keepPrivate', key, value);
}

const bridge: DesktopBridge = {
  info: () => call('info'),
  alarm: {
    state: () => call('alarm'),
    attend: (conversationId) => call('attend', conversationId),
    showsHotel: (hotelId) => call('showsHotel', hotelId),
    openHotel: (hotelId) => call('openHotel', hotelId),
    silence: () => call('silence'),
    onChange: (listener) => on('alarm', listener),
  },
  showWaiting: null,
  privateStorage: {
    keys: () => [...entries.keys()],
    getItem: (key) => entries.get(key) ?? null,
    setItem: keep,
    removeItem: (key) => keep(key, null),
    onChange: (listener) => on('stored', ({ key }) => listener(key)),
  },
  company: {
    state: () => call('companySignIn'),
    begin: (email) => call('beginCompanySignIn', email),
    enterCode: (code) => call('enterCompanyCode', code),
    cancel: () => call('cancelCompanySignIn'),
    onChange: (listener) => on('company', listener),
  },
  print: () => call('print'),
  settings: () => call('settings'),
  changeSettings: (change) => call('changeSettings', change),
  testSound: () => call('testSound'),
  checkSpelling: (language) => call('checkSpelling', language),
  keepOffline: (snapshot) => call('keepOffline', snapshot),
  readOffline: () => call('readOffline'),
  forgetPerson: () => call('forgetPerson'),
  onNavigate(listener) {
    listens = true;
    if (early !== null) queueMicrotask(() => early !== null && listener(early));
    setTimeout(() => (early = null));
    return on('navigate', listener);
  },
  onReconnect: (listener) => on('reconnect', () => listener()),
  onSettings: (listener) => on('settings', listener),
};
watchTypedForms();
contextBridge.exposeInMainWorld('desktop', bridge);
