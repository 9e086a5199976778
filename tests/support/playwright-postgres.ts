import { sharedPostgresServer } from '#tests/support/postgres-server.ts';

/** Before the first browser test of a run; the answer runs after the last. */
export default async function setup(): Promise<() => Promise<void>> {
  return sharedPostgresServer();
}
