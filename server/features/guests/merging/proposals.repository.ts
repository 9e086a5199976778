import { sql, type Selectable } from 'kysely';
import { erasedKeyPrefix } from '#shared/features/guests/erasure.rules.ts';
import type { LikenessReason } from '#shared/features/guests/guest-identity.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { searchTerms } from '#server/db/search.ts';
import type { Guests } from '#server/db/schema.generated.ts';

const looked = 50;
const shown = 3;

/** Ids that a search finds, as an array of the statement. */
function foundBy(text: string | null, search: 'search_guests' | 'search_bookings') {
  if (!text) return sql`'{}'::uuid[]`;
  const { words, others } = searchTerms(text);
  return sql`array(select ${sql.raw(search)}(${words}::text[], ${others}::text[], null, null, ${looked}))`;
}

/** The words of a name in one order, so that "Lovelace, Ada" is Ada Lovelace. */
const nameOf = (name: ReturnType<typeof sql>) =>
  sql`array(select distinct w from regexp_split_to_table(fold_for_search(${name}), '[^[:alnum:]]+') w where w <> '' order by w)`;

export type Likeness = { guest: Selectable<Guests>; reasons: LikenessReason[] };

/**
 * Guests that may be the same person as this one: the same first and last name, a booking under that name, the same e-mail,
 * or a phone with the same last eight digits. Not those of whom staff said that they are somebody else.
 */
export async function likelySame(tx: HotelTransaction, guest: Selectable<Guests>): Promise<Likeness[]> {
  const { id, first_name, last_name, email, phone } = guest;
  const name = first_name && last_name ? `${first_name} ${last_name}` : null;
  const digits = phone.startsWith('+') || /^[\d\s()/-]+$/.test(phone) ? phone.replace(/\D/g, '').slice(-8) : '';
  const tail = digits.length === 8 ? digits : null;
  const { rows } = await sql<Selectable<Guests> & { reasons: LikenessReason[] }>`
    select g.*, array_remove(array[
      case when ${name}::text is not null and ${nameOf(sql`concat_ws(' ', g.first_name, g.last_name)`)} = ${nameOf(sql`${name}::text`)} then 'name' end,
      case when g.id in (select b.guest_id from bookings b where b.id = any(${foundBy(name, 'search_bookings')})
        and ${nameOf(sql`b.guest_name`)} = ${nameOf(sql`${name}::text`)}) then 'booking' end,
      case when lower(g.email) = lower(${email}::text) then 'email' end,
      case when right(regexp_replace(g.phone, '[^0-9]', '', 'g'), 8) = ${tail}::text then 'phone' end
    ], null) as reasons
    from guests g
    where g.id <> ${id} and g.phone_key not like ${sql.lit(`${erasedKeyPrefix}%`)} and (
      g.id = any(${foundBy(name, 'search_guests')}) or g.id = any(${foundBy(email, 'search_guests')})
      or g.id = any(${foundBy(tail, 'search_guests')})
      or g.id in (select b.guest_id from bookings b where b.id = any(${foundBy(name, 'search_bookings')})))
      and not exists (select from guest_distinctions d
        where d.one_id = least(g.id, ${id}::uuid) and d.other_id = greatest(g.id, ${id}::uuid))
    order by g.id desc limit ${looked}`.execute(tx);
  return rows
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.reasons.length - one.reasons.length)
    .slice(0, shown)
    .map(({ reasons, ...row }) => ({ guest: row, reasons }));
}
