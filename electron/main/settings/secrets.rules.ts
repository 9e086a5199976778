/** State of Electron's `safeStorage`. `backend` is known on Linux only. */
export type SecretStore = { available: boolean; backend: string | null };

/**
 * Whether secrets may be written to disk. Not without a keyring: `basic_text` encrypts with a constant password. The session
 * is then kept in memory, and people sign in again after a restart.
 */
export function mayKeepSecrets(platform: NodeJS.Platform, { available, backend }: SecretStore): boolean {
  if (platform !== 'linux') return available;
  return available && backend !== null && !['basic_text', 'unknown'].includes(backend);
}

/** Name of the partition of the session cookie; without `persist:` it is kept in memory. */
export const cookiePartition = (kept: boolean): string => (kept ? 'persist:server' : 'server');
