/** What Electron's `safeStorage` offers. `backend` is told on Linux alone. */
export type SecretStore = { available: boolean; backend: string | null };

/**
 * Whether secrets may be written to the disk: not where there is no keyring, since `basic_text` hides them behind a
 * password that is the same everywhere. The session is then kept in memory, and a restart asks to sign in again.
 */
export function mayKeepSecrets(platform: NodeJS.Platform, { available, backend }: SecretStore): boolean {
  if (platform !== 'linux') return available;
  return available && backend !== null && !['basic_text', 'unknown'].includes(backend);
}

/** The store of the session's cookies; without `persist:` it is gone with the program. */
export const cookiePartition = (kept: boolean): string => (kept ? 'persist:server' : 'server');
