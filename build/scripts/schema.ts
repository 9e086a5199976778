import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateSchema, SCHEMA_FILE } from '#build/schema-types.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/compose/database/migrate.ts';
import { ROOT } from '../tool.ts';

// Writes the types of the tables, from an empty database that all migrations have run on.
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'concierge-schema-'));
fs.chmodSync(dir, 0o755); // PostgreSQL may run as another user
const postgres = await startEmbeddedPostgres({ dir, settings: { fsync: 'off' } });
try {
  await migrate(postgres.url);
  fs.writeFileSync(path.join(ROOT, SCHEMA_FILE), await generateSchema(postgres.url));
  console.log(`Wrote ${SCHEMA_FILE}`);
} finally {
  await postgres.stop();
  fs.rmSync(dir, { recursive: true, force: true });
}
