import type { DesktopBridge, ComputerSettings, WaitingList, WaitingNotice } from '#shared/desktop.ts';
import { firstSound, soundOnce } from '#shared/bell-sound.ts';
import { firstShiftEnds, quietAt } from '#shared/quiet.rules.ts';
import { planNotices } from '#shared/waiting-notices.rules.ts';

const settingsKey = 'concierge.platform';
/** Before something was chosen. */
export const firstSettings: ComputerSettings = {
  noticeDetail: 'name',
  quietUntil: null,
  shiftEnds: firstShiftEnds,
  muted: false,
  ...firstSound,
  startAtLogin: false,
};
const never = () => () => undefined;

/** The bridge as a browser can offer it: web notifications, and settings in the browser's own store. */
export function createBrowserBridge(): DesktopBridge {
  const navigations = new Set<(path: string) => void>();
  const settingsListeners = new Set<(settings: ComputerSettings) => void>();
  let snapshot: string | null = null;
  return {
    info: async () => ({ kind: 'browser', version: '1.0.0', platform: navigator.platform, locked: ['startAtLogin'] }),
    alarm: null,
    privateStorage: null,
    company: null,
    async print() {
      window.print();
      return true;
    },
    showWaiting: createWebNotices((path) => navigations.forEach((listener) => listener(path))),
    settings: readSettings,
    async changeSettings(change) {
      const settings = await checked({ ...(await readSettings()), ...change });
      localStorage.setItem(settingsKey, JSON.stringify(settings));
      settingsListeners.forEach((listener) => listener(settings));
      return settings;
    },
    async testSound() {
      const { sound, volume } = await readSettings();
      return soundOnce(sound, volume);
    },
    // A browser reads the field's `lang` itself.
    checkSpelling: async () => undefined,
    // A browser has no store for guests' messages that only this person can read: they stay in memory.
    async keepOffline(next) {
      snapshot = next;
      return false;
    },
    readOffline: async () => snapshot,
    forgetPerson: async () => {
      snapshot = null;
    },
    onNavigate: (listener) => listenIn(navigations, listener),
    onSettings: (listener) => listenIn(settingsListeners, listener),
    onReconnect: never,
  };
}

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function readSettings(): Promise<ComputerSettings> {
  const kept = localStorage.getItem(settingsKey);
  if (!kept) return firstSettings;
  try {
    return await checked({ ...firstSettings, ...JSON.parse(kept) });
  } catch {
    return firstSettings;
  }
}

/** Who has chosen nothing does not wait for the checks to be loaded. */
async function checked(settings: unknown): Promise<ComputerSettings> {
  const { computerSettings } = await import('#shared/desktop.ts');
  const read = computerSettings.parse(settings);
  return { ...read, quietUntil: quietAt(read.quietUntil, Date.now()) };
}

/** A page that was just opened already shows the waiting guests; only later ones are announced. */
function createWebNotices(go: (path: string) => void): (waiting: WaitingList) => Promise<void> {
  const standing = new Map<string, { key: string; notification: Notification }>();
  let told: ReadonlySet<string> | null = null;
  return async ({ notices }) => {
    const shown = new Map([...standing].map(([id, { key }]) => [id, key]));
    const plan = planNotices({ shown, told: told ?? new Set(notices.map(({ key }) => key)) }, notices);
    told = plan.told;
    for (const id of plan.close) {
      standing.get(id)?.notification.close();
      standing.delete(id);
    }
    for (const notice of plan.show) {
      const notification = webNotice(notice, go);
      if (notification) standing.set(notice.id, { key: notice.key, notification });
    }
  };
}

function webNotice({ id, title, body, path }: WaitingNotice, go: (path: string) => void): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  const shown = new Notification(title, { body, tag: id, requireInteraction: true });
  shown.onclick = () => {
    window.focus();
    shown.close();
    go(path);
  };
  return shown;
}
