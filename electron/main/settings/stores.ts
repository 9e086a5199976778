import path from 'node:path';
import { safeStorage, session as sessions, type Session } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import { openOfflineStore } from './offline.store.ts';
import { cookiePartition, mayKeepSecrets } from './secrets.rules.ts';

/**
 * Sessions and files of the program. The sign-in cookie is in a separate session of the main process, which pages cannot
 * access.
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
 * Sets the Origin header to `app://concierge`, which the server trusts by name (server/http/request/foreign-origin.ts). It is set
 * here because Electron's `fetch` does not allow an Origin header.
 */
function nameOrigin(session: Session): void {
  session.webRequest.onBeforeSendHeaders(({ requestHeaders }, answer) =>
    answer({ requestHeaders: { ...requestHeaders, Origin: desktopOrigin } }),
  );
}
