import { sql, type Insertable, type Updateable } from 'kysely';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { BookingMessageLogs } from '#server/db/schema.generated.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';

export { hotelRow } from '#server/db/hotel-row.ts';

/** Rows of one INSERT. PostgreSQL accepts at most 65,535 parameters. */
const batchSize = 2000;

/** The messages that the hotel has switched off. */
export async function inactiveTypes(tx: HotelTransaction): Promise<Set<MessageType>> {
  const rows = await tx
    .selectFrom('hotel_message_templates')
    .select('message_type')
    .where('is_active', '=', false)
    .execute();
  return new Set(rows.map((row) => row.message_type as MessageType));
}

/** The guest's current stay, else the next one, else the last one. Undefined without a booking. */
export function nearestBooking(tx: HotelTransaction, threadKey: string, now: Date) {
  const today = dayIn('UTC', now);
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('phone_key', '=', sql<string>`any(array(select keys_of_thread(current_hotel_id(), ${threadKey})))`)
    .where('status', '<>', 'cancelled')
    .orderBy(sql`check_out_date < ${today}::date`)
    .orderBy(sql`abs(check_in_date - ${today}::date)`)
    .limit(1)
    .executeTakeFirst();
}

/** Planned, sent and cancelled entries of a booking, with their delivery status. */
export function entriesOf(tx: HotelTransaction, bookingId: string) {
  return tx
    .selectFrom('booking_message_logs as log')
    .leftJoin('messages as message', 'message.id', 'log.message_id')
    .select(['log.id', 'log.message_type', 'log.state', 'log.reason', 'log.claimed_until', 'message.delivery_status'])
    .where('log.booking_id', '=', bookingId)
    .orderBy('log.id')
    .execute();
}

/** Ids of the messages that were created from a booking's entries. */
export async function messagesOf(tx: HotelTransaction, bookingId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('booking_message_logs')
    .select('message_id')
    .where('booking_id', '=', bookingId)
    .where('message_id', 'is not', null)
    .execute();
  return rows.map((row) => row.message_id!);
}

export async function insertEntries(tx: HotelTransaction, entries: Insertable<BookingMessageLogs>[]) {
  const ids: { id: string; message_type: MessageType; booking_id: string }[] = [];
  for (let at = 0; at < entries.length; at += batchSize) {
    const rows = await tx
      .insertInto('booking_message_logs')
      .values(entries.slice(at, at + batchSize))
      .returning(['id', 'message_type', 'booking_id'])
      .execute();
    ids.push(...rows);
  }
  return ids;
}

/** Changes an entry only while it is planned. */
export async function changePlanned(
  tx: HotelTransaction,
  id: string,
  change: Updateable<BookingMessageLogs>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('booking_message_logs')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const isDue = (now: Date) =>
  sql`state = 'planned' and due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})`;

/** Has rows while `claimDue` would claim some. */
export const someEntryDue = (now: Date) => sql`select from booking_message_logs where ${isDue(now)}`;

/**
 * Claims due entries of all hotels, longest due first. Rows that another scheduler is claiming are skipped, and claimed
 * rows are returned again only after their claim has expired. The cost depends on the number of due entries only.
 */
export async function claimDue(
  tx: AcrossHotelsTransaction,
  now: Date,
  until: Date,
  limit: number,
): Promise<{ id: string; hotel_id: string }[]> {
  const { rows } = await sql<{ id: string; hotel_id: string }>`
    update booking_message_logs set claimed_until = ${until}
    where id in (
      select id from booking_message_logs
      where ${isDue(now)}
      order by due_at limit ${limit} for update skip locked)
    returning id, hotel_id`.execute(tx);
  return rows;
}

/** An entry that is still to be sent. */
export function plannedEntry(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('booking_message_logs')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .executeTakeFirst();
}

export function lockPlannedEntry(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('booking_message_logs')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .forUpdate()
    .executeTakeFirst();
}

export function plannedOf(tx: HotelTransaction, bookingId: string, type: MessageType) {
  return tx
    .selectFrom('booking_message_logs')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('message_type', '=', type)
    .where('state', '=', 'planned')
    .forUpdate()
    .executeTakeFirst();
}

/** Sets the booking's flag of a message type. Does not raise the version, because the flag is not editable. */
export async function setSentFlag(
  tx: HotelTransaction | AcrossHotelsTransaction,
  bookingId: string,
  type: MessageType,
  sent: boolean,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ [`${type}_message_sent`]: sent })
    .where('id', '=', bookingId)
    .where(sql.ref<boolean>(`${type}_message_sent`), '=', !sent)
    .execute();
}

/** The log entry of a message. Null for messages that belong to no booking. */
export function entryOfMessage(tx: HotelTransaction | AcrossHotelsTransaction, messageId: string) {
  return tx
    .selectFrom('booking_message_logs')
    .select(['id', 'booking_id', 'message_type', 'state', 'due_at', 'late_after'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** Whether another message of this type was sent for this booking and has not failed. */
export async function anotherArrived(
  tx: HotelTransaction | AcrossHotelsTransaction,
  bookingId: string,
  type: MessageType,
  except: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('booking_message_logs as log')
    .innerJoin('messages as message', 'message.id', 'log.message_id')
    .select('log.id')
    .where('log.booking_id', '=', bookingId)
    .where('log.message_type', '=', type)
    .where('log.id', '<>', except)
    .where('message.delivery_status', 'not in', ['failed', 'undelivered', 'canceled'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A sent entry whose message was not handed to the provider is planned again, without this message; false where the
 * booking has another planned entry of this type.
 */
export async function planAgain(
  tx: HotelTransaction,
  { id, message_id, due_at, now }: { id: string; message_id: string; due_at: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('booking_message_logs')
    .set({ state: 'planned', message_id: null, due_at, claimed_until: null, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where(
      sql<boolean>`not exists (select from booking_message_logs other where other.state = 'planned'
        and other.booking_id = booking_message_logs.booking_id and other.message_type = booking_message_logs.message_type)`,
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('messages').where('id', '=', message_id).where('provider_sid', 'is', null).execute();
  return true;
}

/** Plans entries again that failed because their template was not approved, unless it is too late. */
export async function reviveUnsent(
  tx: HotelTransaction,
  type: MessageType,
  now: Date,
): Promise<{ booking_id: string }[]> {
  const { rows } = await sql<{ booking_id: string }>`
    update booking_message_logs set state = 'planned', reason = null, claimed_until = null, updated_at = ${now}
    where id in (
      select distinct on (log.booking_id) log.id from booking_message_logs log
      where log.state = 'failed' and log.message_id is null and log.message_type = ${type} and log.late_after > ${now}
        and not exists (
          select from booking_message_logs other where other.booking_id = log.booking_id and other.message_type = log.message_type
            and (other.state = 'planned' or other.message_id is not null))
      order by log.booking_id, log.id desc)
    returning booking_id`.execute(tx);
  return rows;
}

/** Bookings with something planned, by id. */
export function bookingsWithPlans(tx: HotelTransaction, after: string | null, limit: number) {
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where((where) =>
      where.exists(
        where
          .selectFrom('booking_message_logs')
          .select('id')
          .whereRef('booking_id', '=', 'bookings.id')
          .where('state', '=', 'planned'),
      ),
    )
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
}
