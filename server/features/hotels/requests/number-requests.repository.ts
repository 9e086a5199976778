import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { RequestCheck } from '#shared/features/hotels/number-requests.contract.ts';
import type { SenderRow } from '../connection-stage.rules.ts';
import type { Described } from '../whatsapp-senders.repository.ts';

/** A hotel with a number, what it asks for, what has been done about it, and what the provider says. */
export type NumberRow = SenderRow & {
  hotel_id: string;
  hotel_name: string;
  address: string | null;
  email: string | null;
  website_url: string | null;
  number_kind: Described['number_kind'] | null;
  name_wanted: string | null;
  meta_business_id: string | null;
  note: string | null;
  requested_at: Date | null;
  checked: RequestCheck[] | null;
  answer: string | null;
  answer_at: Date | null;
  registered_number: string | null;
  registered_at: Date | null;
  registered_id: string | null;
  registered_status: string | null;
  provider_id: string | null;
  sender_of: string | null;
  status: string | null;
  quality: string | null;
  messaging_limit: string | null;
  display_name: string | null;
  name_status: string | null;
  offline_code: number | null;
  callback_url: string | null;
  checked_at: Date | null;
  assigned_to: string | null;
  admins: string[];
};

/** One hotel's row; `orDeclined`: also without a number. */
export type OneHotel = { hotelId: string; orDeclined: boolean };

/** Rows of the queue: open requests first, the oldest on top. */
export async function numberRows(tx: AcrossHotelsTransaction, limit: number, one: OneHotel | null = null) {
  const id = one?.hotelId ?? null;
  const { rows } = await sql<NumberRow>`
    select h.id as hotel_id, h.name as hotel_name, h.whatsapp_number, h.sender_number, h.sender_state, h.phone,
      h.address, h.email, h.website_url,
      r.number_kind, r.display_name as name_wanted, r.meta_business_id, r.note, r.requested_at,
      w.checked, w.answer, w.answered_at as answer_at, w.registered_number, w.registered_at, w.registered_id,
      w.registered_status, s.provider_id, s.number as sender_of, s.status, s.quality, s.messaging_limit, s.display_name, s.name_status,
      s.offline_code, s.callback_url, s.checked_at,
      (select o.name from hotels o where o.sender_number = h.whatsapp_number and o.id <> h.id) as assigned_to,
      array(
        select u.email from hotel_staff f join "user" u on u.id = f.user_id
        where f.hotel_id = h.id and f.role = 'admin' order by u.email) as admins
    from hotels h
    left join whatsapp_requests r on r.hotel_id = h.id
    left join whatsapp_request_work w on w.hotel_id = h.id
    left join whatsapp_senders s on s.hotel_id = h.id
    where (h.whatsapp_number is not null or ${one?.orDeclined ?? false})
      and (${id}::uuid is null or h.id = ${id}::uuid)
    order by h.sender_number is not distinct from h.whatsapp_number, r.requested_at nulls last, h.name, h.id
    limit ${limit}`.execute(tx);
  return rows;
}

export type Work = {
  checked?: RequestCheck[];
  answer?: string;
  answered_at?: Date;
  registered_number?: string;
  registered_at?: Date;
  registered_id?: string;
  registered_status?: string;
};

/** Stores what the platform has done about a hotel's request. */
export async function saveWork(tx: AcrossHotelsTransaction, hotel_id: string, work: Work): Promise<void> {
  await tx
    .insertInto('whatsapp_request_work')
    .values({ hotel_id, ...work })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(work))
    .execute();
}

/** Forgets the number that was registered for a hotel, so that it is not connected later. */
export async function endRegistration(tx: AcrossHotelsTransaction, hotelId: string): Promise<void> {
  await tx.updateTable('whatsapp_request_work').set(unregistered).where('hotel_id', '=', hotelId).execute();
}

/** A number is registered for one hotel at a time: the newest. */
export async function endRegistrationsElsewhere(
  tx: AcrossHotelsTransaction,
  number: string,
  hotelId: string,
): Promise<void> {
  await tx
    .updateTable('whatsapp_request_work')
    .set(unregistered)
    .where('registered_number', '=', number)
    .where('hotel_id', '<>', hotelId)
    .execute();
}

const unregistered = { registered_number: null, registered_at: null, registered_id: null, registered_status: null };

/** Hotels whose registered number is not connected yet. */
export function awaited(tx: AcrossHotelsTransaction) {
  return tx
    .selectFrom('whatsapp_request_work as w')
    .innerJoin('hotels as h', 'h.id', 'w.hotel_id')
    .select(['w.hotel_id', 'w.registered_number as number', 'w.registered_status as status'])
    .whereRef('w.registered_number', '=', 'h.whatsapp_number')
    .where((where) =>
      where.or([
        where('h.sender_state', 'is', null),
        where('h.sender_number', 'is distinct from', where.ref('w.registered_number')),
      ]),
    )
    .execute();
}
