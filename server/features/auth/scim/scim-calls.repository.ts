import { sql, type Insertable } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { ScimCalls } from '#server/db/schema.generated.ts';

/** The connection that has, or had before, a token. */
export function connectionOfToken(tx: AcrossHotelsTransaction, hash: string) {
  return tx
    .selectFrom('sso_connections')
    .select(['group_id', 'default_hotel_id', 'default_role', 'scim_token_hash', 'scim_old_token_until'])
    .where((where) => where.or([where('scim_token_hash', '=', hash), where('scim_old_token_hash', '=', hash)]))
    .executeTakeFirst();
}

export async function insertCall(tx: AcrossHotelsTransaction, call: Insertable<ScimCalls>): Promise<void> {
  await tx.insertInto('scim_calls').values(call).execute();
}

/** Keeps the newest calls that were taken, and the newest that were refused, so that many of one kind hide none of the other. */
export async function forgetCalls(
  tx: AcrossHotelsTransaction,
  { group_id, isRefused, most }: { group_id: string; isRefused: boolean; most: number },
): Promise<void> {
  await sql`delete from scim_calls where group_id = ${group_id} and (status >= 400) = ${isRefused} and id <= (
    select id from scim_calls where group_id = ${group_id} and (status >= 400) = ${isRefused}
    order by id desc offset ${most} limit 1)`.execute(tx);
}

/** Writes when a token was used, at most once in a period. */
export async function touchToken(
  tx: AcrossHotelsTransaction,
  { group_id, isOld, now, since }: { group_id: string; isOld: boolean; now: Date; since: Date },
): Promise<void> {
  const column = isOld ? 'scim_old_used_at' : 'scim_used_at';
  await tx
    .updateTable('sso_connections')
    .set({ [column]: now })
    .where('group_id', '=', group_id)
    .where((where) => where.or([where(column, 'is', null), where(column, '<', since)]))
    .execute();
}
