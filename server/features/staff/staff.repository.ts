import { sql, type Insertable } from 'kysely';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { StaffMember } from '#shared/features/staff/staff.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { newestFirst, type Before } from '#server/db/page.ts';
import type { StaffInvitations } from '#server/db/schema.generated.ts';

export type MemberRow = Omit<StaffMember, 'created_at' | 'last_login'> & { created_at: Date; last_login: Date | null };

const byDirectory = sql`(
  select s.directory_group_id is not null from hotel_staff s where s.id = p.id) as by_directory`;

/** In the order of joining. Names and addresses come from a function: the accounts themselves are outside the wall. */
export async function listMembers(tx: HotelTransaction, after: Before, limit: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select *, is_disabled(user_id), ${byDirectory} from get_hotel_staff_with_profiles() p
    where ${after?.id ?? null}::uuid is null or (created_at, id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)
    order by created_at, id limit ${limit}`.execute(tx);
  return rows;
}

export async function memberById(tx: HotelTransaction, id: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select *, is_disabled(user_id), ${byDirectory} from get_hotel_staff_with_profiles() p where id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0];
}

export async function isMemberAddress(tx: HotelTransaction, email: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from get_hotel_staff_with_profiles() where lower(email) = ${email} limit 1`.execute(tx);
  return rows.length > 0;
}

/** The hotel's admins whose accounts work, locked FOR UPDATE, so that two admins cannot remove each other at the same time. */
export function lockAdmins(tx: HotelTransaction) {
  return tx
    .selectFrom('hotel_staff')
    .select('id')
    .where('role', '=', 'admin')
    .where(sql<boolean>`not is_disabled(user_id)`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function updateRole(tx: HotelTransaction, id: string, role: StaffRole) {
  return tx.updateTable('hotel_staff').set({ role }).where('id', '=', id).returning('id').executeTakeFirst();
}

/** Whether a group of the company's directory gave the membership. */
export async function isByDirectory(tx: HotelTransaction, id: string): Promise<boolean> {
  const row = await tx.selectFrom('hotel_staff').select('directory_group_id').where('id', '=', id).executeTakeFirst();
  return row?.directory_group_id != null;
}

export function memberByUser(tx: HotelTransaction, userId: string) {
  return tx
    .selectFrom('hotel_staff')
    .select(['id', 'role'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** @throws a unique violation if the account is a member already */
export async function insertMember(tx: HotelTransaction, user_id: string, role: StaffRole): Promise<string> {
  const { id } = await tx.insertInto('hotel_staff').values({ user_id, role }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export function deleteMember(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('hotel_staff').where('id', '=', id).returning(['id', 'user_id']).executeTakeFirst();
}

const shown = ['id', 'hotel_id', 'email', 'role', 'created_at', 'expires_at', 'used_at'] as const;

export function listPending(tx: HotelTransaction, now: Date, before: Before, limit: number) {
  return tx
    .selectFrom('staff_invitations')
    .select(shown)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$call(newestFirst('staff_invitations', before, limit))
    .execute();
}

/** One unused invitation per address: a second one replaces the first, whose link stops working. */
export async function replaceInvitation(tx: HotelTransaction, invitation: Insertable<StaffInvitations>) {
  const { token_hash, role, invited_by, created_at, expires_at } = invitation;
  return tx
    .insertInto('staff_invitations')
    .values(invitation)
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'email'])
        .where('used_at', 'is', null)
        .doUpdateSet({
          id: sql`excluded.id`,
          token_hash,
          role: role ?? 'staff',
          invited_by: invited_by ?? null,
          created_at: created_at!,
          expires_at,
        }),
    )
    .returning(shown)
    .executeTakeFirstOrThrow();
}

export function deleteInvitation(tx: HotelTransaction, id: string) {
  return tx
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['id', 'email'])
    .executeTakeFirst();
}

/** The token is made of the id, so its hash is known only after the row. */
export async function setTokenHash(tx: HotelTransaction, id: string, token_hash: string): Promise<void> {
  await tx.updateTable('staff_invitations').set({ token_hash }).where('id', '=', id).execute();
}
