import type { Insertable } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { DesktopCodes } from '#server/db/schema.generated.ts';

/** A second sign-in for the same challenge replaces the code of the first. */
export async function saveCode(tx: AcrossHotelsTransaction, code: Insertable<DesktopCodes>): Promise<void> {
  await tx
    .insertInto('desktop_codes')
    .values({ ...code, tries: 0 })
    .onConflict((conflict) => conflict.column('challenge').doUpdateSet({ ...code, tries: 0 }))
    .execute();
}

/** Locked FOR UPDATE, so that of two exchanges one succeeds. */
export function lockCode(tx: AcrossHotelsTransaction, challenge: string) {
  return tx.selectFrom('desktop_codes').selectAll().where('challenge', '=', challenge).forUpdate().executeTakeFirst();
}

export async function countTry(tx: AcrossHotelsTransaction, challenge: string): Promise<void> {
  await tx
    .updateTable('desktop_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('challenge', '=', challenge)
    .execute();
}

export async function deleteCode(tx: AcrossHotelsTransaction, challenge: string): Promise<void> {
  await tx.deleteFrom('desktop_codes').where('challenge', '=', challenge).execute();
}

/** The account of a code, where the company's connection is still in use. */
export function holderOf(tx: AcrossHotelsTransaction, { user_id, group_id }: { user_id: string; group_id: string }) {
  return tx
    .selectFrom('user as u')
    .innerJoin('sso_connections as c', (join) => join.on('c.group_id', '=', group_id).on('c.is_enabled', '=', true))
    .select(['u.id', 'u.email', 'u.twoFactorEnabled', 'u.disabled_at'])
    .where('u.id', '=', user_id)
    .executeTakeFirst();
}
