import { z } from 'zod';
import { connectionAdvice } from './db/database-problems.ts';
import { migrate } from './compose/database/migrate.ts';
import { describeError } from './log.rules.ts';
import { withSecretFiles } from './secret-files.ts';

/** `npm run migrate`: applies all migrations, with the login of the database owner. */
async function main(): Promise<void> {
  const { environment, problems } = withSecretFiles(process.env);
  const given = environment['MIGRATION_DATABASE_URL']?.trim() || environment['DATABASE_URL']?.trim();
  const url = z.url({ protocol: /^postgres(ql)?$/ }).safeParse(given);
  if (!url.success)
    problems.push(
      'MIGRATION_DATABASE_URL must be the PostgreSQL address of the owner of the tables, for example MIGRATION_DATABASE_URL=postgres://concierge_owner:password@db.example.com:5432/concierge',
    );
  if (!url.success || problems.length > 0) return fail(problems.join('\n'));
  const onBusy = (attempt: number) =>
    console.log(`A table is in use by another transaction; attempt ${attempt} was rolled back and is repeated.`);
  const done = await migrate(url.data, { onBusy });
  console.log(done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.join(', ')}`);
}

function fail(line: unknown): never {
  console.error(line);
  process.exit(1);
}

const wordsOf: Record<string, string> = {
  42501:
    'This login may not change the database. Run server/db/roles.sql once as a superuser, and migrate as concierge_owner or as the owner of the tables.',
  '55P03':
    'A transaction held a table for minutes, so that nothing was changed. End it (see pg_stat_activity) and run this again.',
};

main().catch((error: unknown) => {
  const { code = '' } = (error ?? {}) as { code?: string };
  const advice = connectionAdvice(error);
  return fail(wordsOf[code] ?? (advice ? `MIGRATION_DATABASE_URL: ${advice}` : describeError(error)));
});
