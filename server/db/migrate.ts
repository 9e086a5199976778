import { CompiledQuery } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { installQueue } from '#server/adapters/postgres/postgres.jobs.ts';
import { openDatabase } from './database.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { hotels } from './migrations/0002-hotels.ts';
import { conversations } from './migrations/0003-conversations.ts';
import { bookings } from './migrations/0004-bookings.ts';
import { practice } from './migrations/0005-practice.ts';
import { preferences } from './migrations/0006-preferences.ts';
import { deliveries } from './migrations/0007-deliveries.ts';

const migrations: Record<string, Migration> = {
  '0001-accounts': plainSql(accounts),
  '0002-hotels': plainSql(hotels),
  '0003-conversations': plainSql(conversations),
  '0004-bookings': plainSql(bookings),
  '0005-practice': plainSql(practice),
  '0006-preferences': plainSql(preferences),
  '0007-deliveries': plainSql(deliveries),
};

function plainSql(sql: string): Migration {
  return { up: async (db) => void (await db.executeQuery(CompiledQuery.raw(sql))) };
}

/** Brings a database to the newest shape, the queue's own tables included. Safe to run by several processes at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await installQueue(databaseUrl);
    await db.executeQuery(
      // A hotel's work may enqueue, and read back of a job what an insert returns; what other jobs carry is not its affair.
      // Several processes may start at once; grants at the same time would refuse each other.
      CompiledQuery.raw(`
      select pg_advisory_xact_lock(hashtextextended('concierge grants', 0));
      grant usage on schema pgboss to concierge_hotel;
      revoke all on all tables in schema pgboss from concierge_hotel;
      grant select on pgboss.queue to concierge_hotel;
      grant execute on all functions in schema pgboss to concierge_hotel;
      do $$ declare t regclass; begin
        for t in select attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'singleton_key'
        loop
          execute format('grant insert, select (id, name, start_after) on %s to concierge_hotel', t);
        end loop;
      end $$;`),
    );
  } finally {
    await close();
  }
}
