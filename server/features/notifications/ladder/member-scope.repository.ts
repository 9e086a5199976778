import { sql } from 'kysely';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { HotelScope } from '#server/caller.ts';

type Member = { user_id: string; email: string; name: string; role: StaffRole };

/**
 * The scope of a member who acts without a session, by a key on the telephone that the hotel calls. Null if the person is
 * no member any more, or the account is disabled.
 */
export async function memberScope(
  tx: HotelTransaction,
  { hotel_id, user_id }: { hotel_id: string; user_id: string },
): Promise<HotelScope | null> {
  const { rows } = await sql<Member>`
    select user_id, email, role, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
    from get_hotel_staff_with_profiles() where user_id = ${user_id} and not is_disabled(user_id)`.execute(tx);
  const member = rows[0];
  if (!member) return null;
  const { role, email, name } = member;
  const standing = { is_super_admin: false, second_factor_needed: false, context: null, group_ids: [] };
  return { hotel_id, role, caller: { user_id, email, name, ...standing, memberships: [{ hotel_id, role }] } };
}
