import { findElectron } from '#build/electron.ts';
import { buildDesktop } from '#build/scripts/desktop-build.ts';
import { startSession } from '#tests/e2e/desktop/support/session.ts';
import { sharedPostgresServer } from './postgres-server.ts';

/** Before the first desktop test of a run: database, program, screen and session bus. Nothing where there is no Electron. */
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
