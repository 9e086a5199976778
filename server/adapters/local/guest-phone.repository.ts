import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { PhoneGuest, PhoneHotel } from '#shared/practice/guest-phone.schema.ts';

/** A chat's key in the database: the key of the address, and the address itself. */
export type ChatOf = { hotel_id: string; identity_key: string; address: string };

/** The messages between the hotel and this address; a guest may have further addresses in the same thread. */
const inChat = ({ hotel_id, identity_key, address }: ChatOf) => sql<boolean>`
  c.hotel_id = ${hotel_id} and c.identity_key = thread_of(${hotel_id}, ${identity_key})
  and coalesce(m.address, ${address}) = ${address}`;

export function hotels(tx: AcrossHotelsTransaction): Promise<PhoneHotel[]> {
  return tx
    .selectFrom('hotels')
    .select(['id', 'name', 'whatsapp_number', 'address', 'latitude', 'longitude'])
    .orderBy('id')
    .limit(200)
    .execute();
}

export function hotel(tx: AcrossHotelsTransaction, id: string): Promise<PhoneHotel | undefined> {
  return tx
    .selectFrom('hotels')
    .select(['id', 'name', 'whatsapp_number', 'address', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Guests of a hotel with the address they last wrote from; guests in the house first. */
export async function guests(tx: AcrossHotelsTransaction, hotelId: string, now: Date): Promise<PhoneGuest[]> {
  const { rows } = await sql<PhoneGuest>`
    select nullif(trim(concat_ws(' ', g.first_name, g.last_name)), '') as name, coalesce(c.reply_address, g.phone) as address, b.stay
    from guests g
    cross join (select (${now}::timestamptz at time zone timezone)::date as today from hotels where id = ${hotelId}) h
    left join conversations c on c.hotel_id = g.hotel_id and c.identity_key = thread_of(g.hotel_id, g.phone_key)
    left join lateral (
      select case when status = 'checked-in' then 'in_house' when check_in_date = h.today then 'arriving'
                  when check_in_date > h.today then 'upcoming' else 'past' end as stay,
             case when status = 'checked-in' then 0 when check_in_date = h.today then 1 when check_in_date > h.today then 2 else 3 end as place
      from bookings where guest_id = g.id and status <> 'cancelled' order by 2 limit 1
    ) b on true
    where g.hotel_id = ${hotelId}
    order by coalesce(b.place, 4), g.id desc limit 500`.execute(tx);
  return rows;
}

/** The newest messages that have arrived on the phone (not queued or failed ones), oldest first. */
export async function chatMessages(tx: AcrossHotelsTransaction, chat: ChatOf, limit: number) {
  const rows = await tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .leftJoin('guest_requests as r', 'r.id', 'm.request_id')
    .select([
      'm.id',
      'm.direction',
      'm.content',
      'm.attachments',
      'm.extras',
      'm.location_lat',
      'm.location_lng',
      'm.location_address',
      'm.provider_sid',
      'm.delivery_status',
      'm.created_at',
      'r.turn_state',
    ])
    .where(inChat(chat))
    .where('m.provider_sid', 'is not', null)
    .where('m.delivery_status', 'not in', ['failed', 'undelivered', 'canceled'])
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}
export type ChatMessageRow = Awaited<ReturnType<typeof chatMessages>>[number];

/** The provider's ids of messages that arrived and are not read. */
export async function unreadSids(tx: AcrossHotelsTransaction, chat: ChatOf): Promise<string[]> {
  const rows = await tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select('m.provider_sid')
    .where(inChat(chat))
    .where('m.direction', '=', 'out')
    .where('m.delivery_status', 'in', ['sent', 'delivered'])
    .where('m.provider_sid', 'is not', null)
    .execute();
  return rows.map(({ provider_sid }) => provider_sid!);
}

export function attachmentsOf(tx: AcrossHotelsTransaction, messageId: string, chat: ChatOf) {
  return tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select('m.attachments')
    .where('m.id', '=', messageId)
    .where(inChat(chat))
    .executeTakeFirst();
}
