import { findElectron } from '#build/electron.ts';
import { buildDesktop } from '#build/scripts/desktop-build.ts';
import { startSession } from '#tests/e2e/desktop/support/session.ts';
import { sharedPostgresServer } from '../postgres-server.ts';

/** Runs before the first desktop test: database, program, screen, session bus. Does nothing without an Electron. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!findElectron()) return async () => undefined;
  const stopPostgres = await sharedPostgresServer();
  await buildDesktop();
  // Windows and macOS have a screen of their own.
  const stopSession = process.platform === 'linux' ? await startSession() : async () => undefined;
  return async () => {
    await stopSession();
    await stopPostgres();
  };
}
