import { installQueue } from '#server/adapters/postgres/postgres.jobs.ts';
import type { BusyOptions } from '#server/db/lock-timeout.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

/** Brings a database to the newest schema, the queue's tables included. See `migrateDatabase`. */
export const migrate = (databaseUrl: string, busy: BusyOptions = {}): Promise<string[]> =>
  migrateDatabase(databaseUrl, installQueue, busy);
