import { sql } from 'kysely';
import { mostPictures, type Picture } from '#shared/features/conversations/pictures.contract.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export type PictureRow = Omit<Picture, 'url' | 'created_at'> & { created_at: Date };

export async function picturesOf(tx: HotelTransaction, conversationId: string): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select m.id as message_id, (a.nth - 1)::int as index, a.file ->> 'filename' as filename, m.author, m.content, m.created_at,
      (select jsonb_build_object('booking_id', b.id, 'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
          'room_number', b.room_number)
        from (
          select x.* from keys_of_thread(c.hotel_id, c.identity_key) k (phone_key) join bookings x on x.phone_key = k.phone_key
          union all select x.* from booking_proofs p join bookings x on x.id = p.booking_id where p.conversation_id = c.id
        ) b
        where b.status <> 'cancelled' and b.check_out_date >= (m.created_at at time zone h.timezone)::date
        order by b.check_out_date, b.id limit 1) as stay
    from messages m
    join conversations c on c.id = m.conversation_id
    join hotels h on h.id = m.hotel_id
    cross join lateral jsonb_array_elements(m.attachments) with ordinality a (file, nth)
    where m.conversation_id = ${conversationId} and a.file ->> 'type' = 'image'
      and m.extras ->> 'kind' is distinct from 'sticker'
    order by m.id desc, a.nth limit ${mostPictures}`.execute(tx);
  return rows;
}
