import type { PrivateStorage } from '#shared/desktop.ts';
import { bridge } from './index.ts';

const browserStorage: PrivateStorage = {
  keys: () => Object.keys(localStorage),
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
  onChange(listener) {
    const changed = ({ key }: StorageEvent) => listener(key);
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  },
};

/** Storage for what a person writes: the desktop program's encrypted store, or the browser's own. */
export const privateStorage: PrivateStorage = bridge.privateStorage ?? browserStorage;
