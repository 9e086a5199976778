import { sql, type Insertable } from 'kysely';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { SsoConnections } from '#server/db/schema.generated.ts';

/** The connection that is asked for people of a mail domain, where it is in use. */
export function connectionOfDomain(tx: AcrossHotelsTransaction, domain: string) {
  return tx
    .selectFrom('sso_domains as d')
    .innerJoin('sso_connections as c', 'c.group_id', 'd.group_id')
    .selectAll('c')
    .where('d.domain', '=', domain)
    .where('c.is_enabled', '=', true)
    .executeTakeFirst();
}

export function connectionOfGroup(tx: AcrossHotelsTransaction, groupId: string) {
  return tx.selectFrom('sso_connections').selectAll().where('group_id', '=', groupId).executeTakeFirst();
}
export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof connectionOfGroup>>>;

export async function saveConnection(
  tx: AcrossHotelsTransaction,
  connection: Insertable<SsoConnections>,
): Promise<void> {
  await tx
    .insertInto('sso_connections')
    .values(connection)
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(connection))
    .execute();
}

export async function deleteConnection(tx: AcrossHotelsTransaction, groupId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sso_connections').where('group_id', '=', groupId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export function domainsOf(tx: AcrossHotelsTransaction, groupId: string) {
  return tx
    .selectFrom('sso_domains')
    .select(['domain', 'confirmed_at'])
    .where('group_id', '=', groupId)
    .orderBy('domain')
    .execute();
}

/** @returns the group that has the domain now */
export async function insertDomain(
  tx: AcrossHotelsTransaction,
  domain: { domain: string; group_id: string; confirmed_at: Date },
): Promise<string> {
  await tx
    .insertInto('sso_domains')
    .values(domain)
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
  const { group_id } = await tx
    .selectFrom('sso_domains')
    .select('group_id')
    .where('domain', '=', domain.domain)
    .executeTakeFirstOrThrow();
  return group_id;
}

export async function deleteDomain(tx: AcrossHotelsTransaction, groupId: string, domain: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sso_domains')
    .where('group_id', '=', groupId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const person = ['u.id', 'u.email', 'u.emailVerified', 'u.twoFactorEnabled', 'u.disabled_at'] as const;

/** The account that a person of the company has signed in to before. */
export function linkedPerson(tx: AcrossHotelsTransaction, providerId: string, accountId: string) {
  return tx
    .selectFrom('account as a')
    .innerJoin('user as u', 'u.id', 'a.userId')
    .select(person)
    .where('a.providerId', '=', providerId)
    .where('a.accountId', '=', accountId)
    .executeTakeFirst();
}
export type Person = NonNullable<Awaited<ReturnType<typeof linkedPerson>>>;

export function personByAddress(tx: AcrossHotelsTransaction, email: string): Promise<Person | undefined> {
  return tx.selectFrom('user as u').select(person).where('u.email', '=', email).forUpdate().executeTakeFirst();
}

export function personById(tx: AcrossHotelsTransaction, id: string) {
  return tx.selectFrom('user').select(['id', 'email']).where('id', '=', id).executeTakeFirst();
}

export async function hasLink(tx: AcrossHotelsTransaction, providerId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('providerId', '=', providerId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function link(
  tx: AcrossHotelsTransaction,
  { providerId, accountId, userId, at }: { providerId: string; accountId: string; userId: string; at: Date },
): Promise<void> {
  await tx.insertInto('account').values({ providerId, accountId, userId, updatedAt: at }).execute();
}

/** Ends the links of a connection: another provider's people are other people. */
export async function deleteLinks(tx: AcrossHotelsTransaction, providerId: string): Promise<void> {
  await tx.deleteFrom('account').where('providerId', '=', providerId).execute();
}

/** Whether a hotel of the group has invited the address. */
export async function isInvited(
  tx: AcrossHotelsTransaction,
  { group_id, email, now }: { group_id: string; email: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_invitations as i')
    .innerJoin('group_hotels as g', 'g.hotel_id', 'i.hotel_id')
    .select('i.id')
    .where('g.group_id', '=', group_id)
    .where(sql<string>`lower(i.email)`, '=', email)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function join(
  tx: AcrossHotelsTransaction,
  member: { hotel_id: string; user_id: string; role: StaffRole },
): Promise<string> {
  return (await tx.insertInto('hotel_staff').values(member).returning('id').executeTakeFirstOrThrow()).id;
}

export async function groupExists(tx: AcrossHotelsTransaction, id: string): Promise<boolean> {
  return (await tx.selectFrom('hotel_groups').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function isInGroup(tx: AcrossHotelsTransaction, group_id: string, hotel_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('group_hotels')
    .select('hotel_id')
    .where('group_id', '=', group_id)
    .where('hotel_id', '=', hotel_id)
    .executeTakeFirst();
  return row !== undefined;
}
