import { sql, type Insertable } from 'kysely';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { StaffMember } from '#shared/features/staff/staff.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { StaffInvitationsTable } from '#server/db/schema.ts';

export type MemberRow = Omit<StaffMember, 'created_at' | 'last_login'> & { created_at: Date; last_login: Date | null };

/** Names and addresses come from a function: the accounts themselves are outside the wall. */
export async function listMembers(tx: HotelTransaction, after: string | null, limit: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select * from get_hotel_staff_with_profiles() where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function memberById(tx: HotelTransaction, id: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select * from get_hotel_staff_with_profiles() where id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0];
}

export async function isMemberAddress(tx: HotelTransaction, email: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from get_hotel_staff_with_profiles() where lower(email) = ${email} limit 1`.execute(tx);
  return rows.length > 0;
}

/** The hotel's admins, held until the transaction ends: two admins who remove each other do so one after the other. */
export function lockAdmins(tx: HotelTransaction) {
  return tx.selectFrom('hotel_staff').select('id').where('role', '=', 'admin').orderBy('id').forUpdate().execute();
}

export function updateRole(tx: HotelTransaction, id: string, role: StaffRole) {
  return tx.updateTable('hotel_staff').set({ role }).where('id', '=', id).returning('id').executeTakeFirst();
}

export function deleteMember(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('hotel_staff').where('id', '=', id).returning(['id', 'user_id']).executeTakeFirst();
}

const shown = ['id', 'hotel_id', 'email', 'role', 'created_at', 'expires_at', 'used_at'] as const;

export function listPending(tx: HotelTransaction, now: Date, before: string | null, limit: number) {
  return tx
    .selectFrom('staff_invitations')
    .select(shown)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** One unused invitation an address: a second one replaces the first, whose link stops working. */
export async function replaceInvitation(tx: HotelTransaction, invitation: Insertable<StaffInvitationsTable>) {
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

export function hotelName(tx: HotelTransaction) {
  return tx.selectFrom('hotels').select('name').executeTakeFirst();
}
