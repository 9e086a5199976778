import type { Clock } from '../system/clock.ts';
import type { OfflineStore } from './offline.store.ts';

const writeDelayMs = 500;

/** Drafts and unsent replies of the pages, by key. They are written only where they can be encrypted. */
export type PrivateStore = {
  all(): Record<string, string>;
  /** Null removes the entry. */
  set(key: string, value: string | null): void;
  /** Writes what is not written yet. */
  flush(): void;
  clear(): void;
};

/** `store` encrypts the entries, or holds them in memory where the system has no keyring. */
export function openPrivateStore(store: OfflineStore, clock: Clock): PrivateStore {
  const entries = new Map(Object.entries(parse(store.read())));
  let cancel: (() => void) | null = null;
  let isKept = true;
  const flush = () => {
    cancel?.();
    cancel = null;
    if (!isKept) isKept = store.keep(JSON.stringify(Object.fromEntries(entries)));
  };
  return {
    all: () => Object.fromEntries(entries),
    set(key, value) {
      if (value === null) entries.delete(key);
      else entries.set(key, value);
      isKept = false;
      cancel ??= clock.after(writeDelayMs, flush);
    },
    flush,
    clear() {
      cancel?.();
      cancel = null;
      entries.clear();
      isKept = true;
      store.keep(null);
    },
  };
}

function parse(text: string | null): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}
