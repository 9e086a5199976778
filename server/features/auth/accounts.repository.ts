import { sql, type Insertable } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AccountLinks } from '#server/db/schema.generated.ts';

/** Locks, so that concurrent changes to the account of one address run one after the other. */
export async function lockAddress(tx: AcrossHotelsTransaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account:${email}`}, 0))`.execute(tx);
}

/** Locked FOR UPDATE, so that an account is not replaced while its address is being confirmed. */
export function accountByAddress(tx: AcrossHotelsTransaction, email: string) {
  return tx
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified', 'disabled_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

export async function isDisabled(tx: AcrossHotelsTransaction, id: string): Promise<boolean> {
  const row = await tx.selectFrom('user').select('disabled_at').where('id', '=', id).executeTakeFirst();
  return row?.disabled_at != null;
}

export async function deleteAccount(tx: AcrossHotelsTransaction, id: string): Promise<void> {
  await tx.deleteFrom('user').where('id', '=', id).execute();
}

export type NewAccount = {
  email: string;
  first_name: string;
  last_name: string;
  name: string;
  verified: boolean;
  /** Null: the person signs in with a company's account. */
  password: string | null;
  language: string | null;
  at: Date;
};

/** Inserts an account with a password hash, if it has one. Returns its id. */
export async function insertAccount(tx: AcrossHotelsTransaction, account: NewAccount): Promise<string> {
  const { email, first_name, last_name, name, verified, password, language, at } = account;
  const { id } = await tx
    .insertInto('user')
    .values({ email, first_name, last_name, name, emailVerified: verified, twoFactorEnabled: false, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (password !== null) await insertPassword(tx, id, password, at);
  if (language) await tx.insertInto('user_preferences').values({ user_id: id, language }).execute();
  return id;
}

export async function insertLink(tx: AcrossHotelsTransaction, link: Insertable<AccountLinks>): Promise<string> {
  return (await tx.insertInto('account_links').values(link).returning('id').executeTakeFirstOrThrow()).id;
}

/** An unused link that has not expired, with the account that it belongs to. */
export function heldLink(tx: AcrossHotelsTransaction, kind: AccountLinks['kind'], id: string, now: Date) {
  return tx
    .selectFrom('account_links as l')
    .innerJoin('user as u', 'u.id', 'l.user_id')
    .leftJoin('account as a', (join) => join.onRef('a.userId', '=', 'u.id').on('a.providerId', '=', 'credential'))
    .leftJoin('user_preferences as p', 'p.user_id', 'u.id')
    .select(['u.id as user_id', 'u.email', 'u.name', 'u.first_name', 'u.last_name', 'u.emailVerified', 'u.createdAt'])
    .select(['a.password', 'p.language'])
    .where('l.id', '=', id)
    .where('l.kind', '=', kind)
    .where('l.expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks a link as used. Of two concurrent calls, the second returns undefined. */
export function consumeLink(tx: AcrossHotelsTransaction, kind: AccountLinks['kind'], id: string, now: Date) {
  return tx
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
}

export async function deleteLinks(tx: AcrossHotelsTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute();
}

/** Replaces the password; an account that had none gets one. */
export async function setPassword(tx: AcrossHotelsTransaction, userId: string, hash: string, at: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ password: hash, updatedAt: at })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await insertPassword(tx, userId, hash, at);
}

async function insertPassword(tx: AcrossHotelsTransaction, userId: string, password: string, at: Date): Promise<void> {
  await tx
    .insertInto('account')
    .values({ userId, accountId: userId, providerId: 'credential', password, updatedAt: at })
    .execute();
}

export async function deleteSessions(tx: AcrossHotelsTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
}

/** Confirms the address and removes what was set up before the confirmation. */
export async function markVerified(tx: AcrossHotelsTransaction, userId: string, at: Date): Promise<void> {
  await deleteSessions(tx, userId);
  await sql`delete from "twoFactor" where "userId" = ${userId}`.execute(tx);
  await tx
    .updateTable('user')
    .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: at })
    .where('id', '=', userId)
    .execute();
}

/** Names that may have been typed by another person. */
export async function forgetNames(tx: AcrossHotelsTransaction, userId: string, name: string): Promise<void> {
  await tx.updateTable('user').set({ name, first_name: '', last_name: '' }).where('id', '=', userId).execute();
}

/** A pending invitation that was mailed to `email` and therefore proves the address. */
export async function isInvited(tx: AcrossHotelsTransaction, id: string, email: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('staff_invitations')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** An invitation that can still be accepted, with the reader's language where it is known, and the hotel's. */
export function waitingInvitation(tx: AcrossHotelsTransaction, id: string, now: Date) {
  return tx
    .selectFrom('staff_invitations as i')
    .innerJoin('hotels as h', 'h.id', 'i.hotel_id')
    .leftJoin('user as u', (join) => join.onRef('u.email', '=', 'i.email').on('u.emailVerified', '=', true))
    .leftJoin('user_preferences as p', 'p.user_id', 'u.id')
    .select(['i.email', 'h.name as hotel_name', 'h.default_language', 'p.language'])
    .where('i.id', '=', id)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
}
