import { sql, type Insertable } from 'kysely';
import type { ApiScope } from '#shared/features/integrations/api-keys.values.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ApiKeys } from '#server/db/schema.generated.ts';

const shown = [
  'id',
  'name',
  'prefix',
  'scopes',
  'created_at',
  'created_by_name',
  'expires_at',
  'revoked_at',
  'revoked_by_name',
  'last_used_at',
  'last_used_ip',
] as const;

/** Newest first, without keys that were revoked before `since`. */
export function listKeys(tx: HotelTransaction, since: Date) {
  return tx
    .selectFrom('api_keys')
    .select(shown)
    .where((row) => row.or([row('revoked_at', 'is', null), row('revoked_at', '>', since)]))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** Locked, so that two people cannot both make the last key. */
export async function countUsable(tx: HotelTransaction, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('api_keys'), hashtext(current_hotel_id()::text))`.execute(tx);
  const rows = await tx
    .selectFrom('api_keys')
    .select('id')
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .execute();
  return rows.length;
}

export function insertKey(tx: HotelTransaction, key: Insertable<ApiKeys>) {
  return tx.insertInto('api_keys').values(key).returning(shown).executeTakeFirstOrThrow();
}

/** Undefined for a key of another hotel. A revoked one stays as it is. */
export function revokeKey(tx: HotelTransaction, id: string, by: string, now: Date) {
  return tx
    .updateTable('api_keys')
    .set({
      revoked_by_name: sql<string>`case when revoked_at is null then ${by} else revoked_by_name end`,
      revoked_at: sql<Date>`coalesce(revoked_at, ${now}::timestamptz)`,
    })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst();
}

export type UsedKey = {
  id: string;
  hotel_id: string;
  name: string;
  scopes: ApiScope[];
  minute_at: Date;
  minute_calls: number;
};

/** Finds a key that may be used and counts the call, in one statement. */
export async function useKey(
  db: AcrossHotelsTransaction,
  { hash, ip, now }: { hash: string; ip: string | null; now: Date },
): Promise<UsedKey | undefined> {
  const isNew = sql`minute_at is null or minute_at <= ${now}::timestamptz - interval '1 minute'`;
  const { rows } = await sql<UsedKey>`
    update api_keys set last_used_at = ${now}, last_used_ip = ${ip},
      minute_at = case when ${isNew} then ${now}::timestamptz else minute_at end,
      minute_calls = case when ${isNew} then 1 else minute_calls + 1 end
    where key_hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > ${now})
    returning id, hotel_id, name, scopes, minute_at, minute_calls`.execute(db);
  return rows[0];
}
