import type { Logger } from 'pino';
import { queueIsCurrent } from '#server/adapters/postgres/postgres.jobs.ts';
import type { Config } from '#server/config.ts';
import { openDatabase, REQUEST_LIMITS } from '#server/db/database.ts';
import { checkProductionDatabase } from '#server/db/startup/startup-checks.ts';
import { waitForDatabase } from '#server/db/startup/wait-for-database.ts';
import type { Clock } from '#server/ports/clock.ts';

const longestWaitMs = 5 * 60_000;

/** Waits for the database and checks it, on one connection that is closed afterwards; one log line for each check. */
export async function checkDatabase(
  databaseUrl: string,
  { DATABASE_POOL_MAX }: Config,
  { log, clock }: { log: Logger; clock: Clock },
): Promise<void> {
  await waitForDatabase(databaseUrl, { log, longestMs: longestWaitMs });
  const { db, close } = openDatabase(databaseUrl, { max: 1, log, limits: REQUEST_LIMITS });
  try {
    const checks = await checkProductionDatabase(db, {
      poolMax: DATABASE_POOL_MAX,
      queueIsCurrent: () => queueIsCurrent(databaseUrl),
      now: () => clock.now(),
    });
    for (const { name, found, warn } of checks) log[warn ? 'warn' : 'info'](`database ${name}: ${found}`);
  } finally {
    await close();
  }
}
