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
import { accountLinks } from './migrations/0008-account-links.ts';
import { quotas } from './migrations/0009-quotas.ts';
import { accessChanges } from './migrations/0010-access-changes.ts';
import { inHouseEntries } from './migrations/0011-in-house-entries.ts';
import { entryLanguages } from './migrations/0012-entry-languages.ts';
import { senders } from './migrations/0013-senders.ts';
import { testMessages } from './migrations/0014-test-messages.ts';
import { walls } from './migrations/0015-walls.ts';
import { erasure } from './migrations/0016-erasure.ts';
import { ownership } from './migrations/0017-ownership.ts';
import { waitingAndSearch } from './migrations/0018-waiting-and-search.ts';
import { guestsOfConversations } from './migrations/0019-guests-of-conversations.ts';
import { searchWithoutAccents } from './migrations/0020-search-without-accents.ts';
import { memberships } from './migrations/0021-memberships.ts';
import { newestByTime } from './migrations/0022-newest-by-time.ts';
import { privileges } from './privileges.ts';

const migrations: Record<string, Migration> = {
  '0001-accounts': plainSql(accounts),
  '0002-hotels': plainSql(hotels),
  '0003-conversations': plainSql(conversations),
  '0004-bookings': plainSql(bookings),
  '0005-practice': plainSql(practice),
  '0006-preferences': plainSql(preferences),
  '0007-deliveries': plainSql(deliveries),
  '0008-account-links': plainSql(accountLinks),
  '0009-quotas': plainSql(quotas),
  '0010-access-changes': plainSql(accessChanges),
  '0011-in-house-entries': plainSql(inHouseEntries),
  '0012-entry-languages': plainSql(entryLanguages),
  '0013-senders': plainSql(senders),
  '0014-test-messages': plainSql(testMessages),
  '0015-walls': plainSql(walls),
  '0016-erasure': plainSql(erasure),
  '0017-ownership': plainSql(ownership),
  '0018-waiting-and-search': plainSql(waitingAndSearch),
  '0019-guests-of-conversations': plainSql(guestsOfConversations),
  '0020-search-without-accents': plainSql(searchWithoutAccents),
  '0021-memberships': plainSql(memberships),
  '0022-newest-by-time': plainSql(newestByTime),
};

function plainSql(sql: string): Migration {
  return { up: async (db) => void (await db.executeQuery(CompiledQuery.raw(sql))) };
}

export const migrationNames: string[] = Object.keys(migrations);

/**
 * Brings a database to the newest shape, the queue's own tables included, and sets who may do what. Safe to run by several
 * processes at once. The login must own the tables. @returns the names of the migrations that were run.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    await installQueue(databaseUrl);
    await db.executeQuery(CompiledQuery.raw(privileges));
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await close();
  }
}
