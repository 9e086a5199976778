import type { Insertable } from 'kysely';
import type { AuditFilter } from '#shared/features/notifications/audit.schema.ts';
import type { Transaction } from '#server/db/database.ts';
import type { PlatformTransaction } from '#server/db/hotel-transaction.ts';
import { likePattern } from '#server/db/page.ts';
import type { AuditLogTable } from '#server/db/schema.ts';

export async function insertEntry(tx: Transaction, entry: Insertable<AuditLogTable>): Promise<void> {
  await tx.insertInto('audit_log').values(entry).execute();
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Newest first. Periods go by `created_at`, which has an index of its own. */
export function listEntries(tx: PlatformTransaction, filter: AuditFilter, before: string | null, limit: number) {
  const { hotel_id, user, action, entity, from, to } = filter;
  return tx
    .selectFrom('audit_log as a')
    .leftJoin('hotels as h', 'h.id', 'a.hotel_id')
    .selectAll('a')
    .select('h.name as hotel_name')
    .$if(before !== null, (query) => query.where('a.id', '<', before))
    .$if(hotel_id !== undefined, (query) => query.where('a.hotel_id', '=', hotel_id!))
    .$if(user !== undefined, (query) =>
      uuid.test(user!)
        ? query.where('a.user_id', '=', user!)
        : query.where('a.user_email', 'ilike', likePattern(user!)),
    )
    .$if(action !== undefined, (query) => query.where('a.action', '=', action!))
    .$if(entity !== undefined, (query) => query.where('a.entity', '=', entity!))
    .$if(from !== undefined, (query) => query.where('a.created_at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('a.created_at', '<', to!))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}
