import path from 'node:path';
import { safeStorage, session as sessions, type Session } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import { openOfflineStore } from './offline.store.ts';
import { cookiePartition, mayKeepSecrets } from './secrets.rules.ts';

/**
 * Where things are kept. The page's own session never holds the sign-in cookie: that lies in a session of the program's,
 * to which nothing that runs in a page has a way.
 */
export function openStores(userData: string) {
  const kept = mayKeepSecrets(process.platform, {
    available: safeStorage.isEncryptionAvailable(),
    backend: process.platform === 'linux' ? safeStorage.getSelectedStorageBackend() : null,
  });
  const cipher = {
    encrypt: (text: string) => safeStorage.encryptString(text),
    decrypt: (bytes: Buffer) => safeStorage.decryptString(bytes),
  };
  const pages = sessions.fromPartition('persist:console');
  const cookies = sessions.fromPartition(cookiePartition(kept));
  nameOrigin(cookies);
  const offline = openOfflineStore(path.join(userData, 'offline.bin'), kept ? cipher : null);
  const forget = async () => {
    offline.keep(null);
    await cookies.clearStorageData();
    await cookies.clearCache();
    await pages.clearCache();
  };
  return { pages, cookies, offline, forget };
}

/**
 * Tells the server whose page it serves: `app://concierge`, which it trusts by name (server/http/foreign-origin.ts).
 * Here, since Electron's `fetch` refuses an Origin among its headers.
 */
function nameOrigin(session: Session): void {
  session.webRequest.onBeforeSendHeaders(({ requestHeaders }, answer) =>
    answer({ requestHeaders: { ...requestHeaders, Origin: desktopOrigin } }),
  );
}
