import { findElectron } from '#build/electron.ts';
import { buildDesktop } from '#build/scripts/desktop-build.ts';
import { startSession } from '#tests/e2e/desktop/support/session.ts';
import { sharedPostgresServer } from '../postgres-server.ts';

/** Runs before the first desktop test: database, program, screen, session bus. Does nothing without an Electron. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!findElectron() || process.platform !== 'linux') return async () => undefined;
  const stopPostgres = await sharedPostgresServer();
  await buildDesktop();
  const stopSession = await startSession();
  return async () => {
    await stopSession();
    await stopPostgres();
  };
}
