import { sql, type Insertable } from 'kysely';
import type { AuditFilter } from '#shared/features/platform/audit.schema.ts';
import { isUuid } from '#shared/lib/uuid.ts';
import type { Transaction } from '#server/db/database.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { likePattern, newestFirst, type Before } from '#server/db/page.ts';
import type { AuditLog } from '#server/db/schema.generated.ts';

export async function insertEntry(tx: Transaction, entry: Insertable<AuditLog>): Promise<void> {
  await tx.insertInto('audit_log').values(entry).execute();
}

/** The hotel in which the super admin acts; null for other users. */
export async function actingSessionOf(tx: Transaction, userId: string): Promise<string | null> {
  const open = tx
    .selectFrom('acting_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  return (await open.executeTakeFirst())?.id ?? null;
}

/** Newest first. Periods go by `created_at`. */
export function listEntries(tx: AcrossHotelsTransaction, filter: AuditFilter, before: Before, limit: number) {
  const { hotel_id, user, action, entity, from, to } = filter;
  return tx
    .selectFrom('audit_log as a')
    .leftJoin('hotels as h', 'h.id', 'a.hotel_id')
    .selectAll('a')
    .select('h.name as hotel_name')
    .$if(hotel_id !== undefined, (query) => query.where('a.hotel_id', '=', hotel_id!))
    .$if(user !== undefined, (query) =>
      isUuid(user!)
        ? query.where((row) => row.or([row('a.user_id', '=', user!), row('a.api_key_id', '=', user!)]))
        : query.where((row) =>
            row.or([
              row('a.user_email', 'ilike', likePattern(user!)),
              row('a.api_key_name', 'ilike', likePattern(user!)),
            ]),
          ),
    )
    .$if(action !== undefined, (query) => query.where('a.action', '=', action!))
    .$if(entity !== undefined, (query) => query.where('a.entity', '=', entity!))
    .$if(from !== undefined, (query) => query.where('a.created_at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('a.created_at', '<', to!))
    .$call(newestFirst('a', before, limit))
    .execute();
}

/**
 * The name of the person who saved a row last, from the audit log; the address if there is no name. Null if the log has
 * no entry, and for a person outside this hotel's team. Other actions, such as links, leave the row's version as it is.
 */
export async function lastChangeBy(tx: HotelTransaction, entity: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), s.email) as name
    from (
      select user_id from audit_log where entity = ${entity} and entity_id = ${id} and action = 'update'
      order by created_at desc, id desc limit 1
    ) a
    join get_hotel_staff_with_profiles() s on s.user_id = a.user_id`.execute(tx);
  return rows[0]?.name ?? null;
}
