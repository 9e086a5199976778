import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** Tokens of the account, the newest first. */
export const tokensOf = (tx: AcrossHotelsTransaction, account: string) =>
  tx
    .selectFrom('provider_tokens')
    .selectAll()
    .where('account', '=', account)
    .orderBy('entered_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
export type TokenRow = Awaited<ReturnType<typeof tokensOf>>[number];

/** Null for a token that is not known. */
export async function accountOfToken(tx: AcrossHotelsTransaction, id: string): Promise<string | null> {
  const row = await tx.selectFrom('provider_tokens').select('account').where('id', '=', id).executeTakeFirst();
  return row?.account ?? null;
}

type Settings = { account: string; fingerprint: string; ends: string; calls: boolean; at: Date };

/** Writes a token of the settings down. One that signed webhooks only and is used for calls now counts as entered now. */
export async function noteOfSettings(tx: AcrossHotelsTransaction, settings: Settings): Promise<void> {
  const { account, fingerprint, ends, calls, at } = settings;
  await sql`
    insert into provider_tokens as t (account, fingerprint, ends, calls, entered_at)
    values (${account}, ${fingerprint}, ${ends}, ${calls}, ${at})
    on conflict (account, fingerprint) do update set calls = true, entered_at = excluded.entered_at
    where excluded.calls and not t.calls`.execute(tx);
}

type Entered = { account: string; fingerprint: string; ends: string; sealed: string; by: string; at: Date };

/** A token that was entered before is used again. */
export async function saveEntered(tx: AcrossHotelsTransaction, entered: Entered): Promise<string> {
  const { account, fingerprint, ends, sealed, by, at } = entered;
  const row = { sealed, calls: true, entered_at: at, entered_by: by, taken_back_at: null };
  const { id } = await tx
    .insertInto('provider_tokens')
    .values({ account, fingerprint, ends, ...row })
    .onConflict((conflict) => conflict.columns(['account', 'fingerprint']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The token itself is not kept. */
export async function saveTakenBack(tx: AcrossHotelsTransaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('provider_tokens').set({ sealed: null, taken_back_at: at }).where('id', '=', id).execute();
}

export async function saveSigned(tx: AcrossHotelsTransaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('provider_tokens').set({ signed_at: at }).where('id', '=', id).execute();
}

/** One change of the account's tokens at a time. */
export async function lockTokens(tx: AcrossHotelsTransaction, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`provider-tokens ${account}`}, 0))`.execute(tx);
}
