import { buildConsole } from '#build/scripts/console-build.ts';
import { sharedPostgresServer } from '../postgres-server.ts';

/** Runs before the first browser test: console and database, which the workers share. The returned function runs after the last. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildConsole();
  return sharedPostgresServer();
}
