import { installQueue } from '../adapters/postgres/postgres.jobs.ts';
import { migrateDatabase } from '../db/migrate.ts';

/** Brings a database to the newest schema, the queue's tables included. See `migrateDatabase`. */
export const migrate = (databaseUrl: string): Promise<string[]> => migrateDatabase(databaseUrl, installQueue);
