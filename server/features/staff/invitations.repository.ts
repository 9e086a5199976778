import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** An invited person belongs to no hotel yet, so these read across hotels, by the token's hash only. */
export function invitationByHash(tx: AcrossHotelsTransaction, tokenHash: string) {
  return tx
    .selectFrom('staff_invitations as i')
    .innerJoin('hotels as h', 'h.id', 'i.hotel_id')
    .select(['i.id', 'i.hotel_id', 'h.name as hotel_name', 'i.email', 'i.role', 'i.expires_at', 'i.used_at'])
    .where('i.token_hash', '=', tokenHash);
}
export type HeldInvitation = NonNullable<Awaited<ReturnType<ReturnType<typeof invitationByHash>['executeTakeFirst']>>>;

/** Locked FOR UPDATE: of two concurrent calls, the second one sees the invitation as used. */
export function lockInvitation(tx: AcrossHotelsTransaction, tokenHash: string) {
  return invitationByHash(tx, tokenHash).forUpdate('i').executeTakeFirst();
}

export function account(tx: AcrossHotelsTransaction, userId: string) {
  return tx.selectFrom('user').select(['email', 'emailVerified']).where('id', '=', userId).executeTakeFirst();
}

/** Returns undefined if the account is already a member of this hotel. */
export function insertMember(
  tx: AcrossHotelsTransaction,
  member: { hotel_id: string; user_id: string; role: StaffRole; created_at: Date },
) {
  return tx
    .insertInto('hotel_staff')
    .values(member)
    .onConflict((conflict) => conflict.columns(['user_id', 'hotel_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function markUsed(tx: AcrossHotelsTransaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('staff_invitations').set({ used_at: at }).where('id', '=', id).execute();
}
