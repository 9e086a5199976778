import { z } from 'zod';
import { migrate } from './compose/migrate.ts';
import { describeError } from './log.rules.ts';

/** `npm run migrate`: applies all migrations, with the login of the database owner. */
async function main(): Promise<void> {
  const given = process.env['MIGRATION_DATABASE_URL']?.trim() || process.env['DATABASE_URL']?.trim();
  const url = z.url({ protocol: /^postgres(ql)?$/ }).safeParse(given);
  if (!url.success) {
    console.error(
      'MIGRATION_DATABASE_URL must be the PostgreSQL address of the owner of the tables, for example MIGRATION_DATABASE_URL=postgres://concierge_owner:password@db.example.com:5432/concierge',
    );
    process.exit(1);
  }
  const done = await migrate(url.data);
  console.log(done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.join(', ')}`);
}

main().catch((error: unknown) => {
  const { code } = (error ?? {}) as { code?: string };
  if (code === '42501')
    console.error(
      'This login may not change the database. Run server/db/roles.sql once as a superuser, and migrate as concierge_owner or as the owner of the tables.',
    );
  else if (code === '28P01' || code === '28000') console.error('The database refused the name or the password.');
  else if (code === 'ECONNREFUSED')
    console.error('The database does not answer. Check the address, and that it is running.');
  else console.error(describeError(error));
  process.exit(1);
});
