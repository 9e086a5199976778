import { sharedPostgresServer } from '#tests/support/postgres-server.ts';

/** Runs before the first browser test; the returned function runs after the last. */
export default async function setup(): Promise<() => Promise<void>> {
  return sharedPostgresServer();
}
