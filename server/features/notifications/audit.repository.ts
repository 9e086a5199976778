import type { Insertable } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { AuditLogTable } from '#server/db/schema.ts';

export async function insertEntry(tx: Transaction, entry: Insertable<AuditLogTable>): Promise<void> {
  await tx.insertInto('audit_log').values(entry).execute();
}
