import path from 'node:path';
import { safeStorage, session as sessions } from 'electron';
import type { Clock } from '../system/clock.ts';
import { openOfflineStore } from './offline.store.ts';
import { openServerSession } from './server-session.ts';
import { openPrivateStore } from './private.store.ts';
import { cookiePartition, mayKeepSecrets } from './secrets.rules.ts';

export type Stores = ReturnType<typeof openStores>;

/** Sessions and files of the program. */
export function openStores(userData: string, clock: Clock) {
  const kept = mayKeepSecrets(process.platform, {
    available: safeStorage.isEncryptionAvailable(),
    backend: process.platform === 'linux' ? safeStorage.getSelectedStorageBackend() : null,
  });
  const cipher = {
    encrypt: (text: string) => safeStorage.encryptString(text),
    decrypt: (bytes: Buffer) => safeStorage.decryptString(bytes),
  };
  const pages = sessions.fromPartition('persist:console');
  const server = openServerSession(cookiePartition(kept));
  const offline = openOfflineStore(path.join(userData, 'offline.bin'), kept ? cipher : null);
  const signIn = openOfflineStore(path.join(userData, 'sign-in.bin'), kept ? cipher : null);
  const privately = openPrivateStore(openOfflineStore(path.join(userData, 'private.bin'), kept ? cipher : null), clock);
  /** Each part is removed also where another one cannot be. @throws the first reason. */
  const forget = async () => {
    const parts: (() => unknown)[] = [
      () => offline.keep(null),
      privately.clear,
      server.clear,
      () => pages.clearCache(),
    ];
    const ended = await Promise.allSettled(parts.map((remove) => new Promise((done) => done(remove()))));
    for (const part of ended) if (part.status === 'rejected') throw part.reason;
  };
  return { pages, server, offline, signIn, privately, forget };
}
