import { sql, type Insertable, type Updateable } from 'kysely';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { HotelMessageSettings, HotelMessageTemplates, WhatsappTemplates } from '#server/db/schema.generated.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';

export { hotelRow } from '#server/db/hotel-row.ts';

export function settingsRow(tx: HotelTransaction) {
  return tx.selectFrom('hotel_message_settings').selectAll().executeTakeFirst();
}

export function lockSettings(tx: HotelTransaction) {
  return tx.selectFrom('hotel_message_settings').select('updated_at').forUpdate().executeTakeFirst();
}

export function lockTemplate(tx: HotelTransaction, type: MessageType) {
  return tx
    .selectFrom('hotel_message_templates')
    .select('updated_at')
    .where('message_type', '=', type)
    .forUpdate()
    .executeTakeFirst();
}

export function upsertSettings(tx: HotelTransaction, hotelId: string, settings: Updateable<HotelMessageSettings>) {
  return tx
    .insertInto('hotel_message_settings')
    .values({ ...(settings as Insertable<HotelMessageSettings>), hotel_id: hotelId })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(settings))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function templateRows(tx: HotelTransaction) {
  return tx.selectFrom('hotel_message_templates').selectAll().execute();
}

export function templateRow(tx: HotelTransaction, type: MessageType) {
  return tx.selectFrom('hotel_message_templates').selectAll().where('message_type', '=', type).executeTakeFirst();
}

export function upsertTemplate(tx: HotelTransaction, type: MessageType, change: Updateable<HotelMessageTemplates>) {
  return tx
    .insertInto('hotel_message_templates')
    .values({ ...(change as Insertable<HotelMessageTemplates>), message_type: type })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'message_type']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function whatsappRows(tx: HotelTransaction) {
  return tx.selectFrom('whatsapp_templates').selectAll().orderBy('language').execute();
}

export function whatsappRow(tx: HotelTransaction, type: MessageType, language: string) {
  return tx
    .selectFrom('whatsapp_templates')
    .selectAll()
    .where('message_type', '=', type)
    .where('language', '=', language)
    .executeTakeFirst();
}

export function whatsappRowById(tx: HotelTransaction, id: string) {
  return tx.selectFrom('whatsapp_templates').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Valid templates that have not been submitted. */
export async function unsubmittedRows(tx: AcrossHotelsTransaction, hotelId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('whatsapp_templates')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('approval_status', '=', 'unsubmitted')
    .where('rejection_reasons', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Messages that wait since the hotel's number moved to another account leave with the handle of that account. */
export async function useNewHandle(tx: HotelTransaction, former: string[], handle: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ content_sid: handle, due_at: sql`now()` })
    .where('direction', '=', 'out')
    .where('delivery_status', '=', 'queued')
    .where('provider_sid', 'is', null)
    .where('content_sid', 'in', former)
    .execute();
}

/** A template with its provider id; `approved` is false until WhatsApp approves this version. */
export type KnownTemplate = { body: string; variables: string[]; approved: boolean };

/** The hotel's template with this handle; undefined for one that the hotel does not have. */
export async function templateOfHandle(tx: HotelTransaction, handle: string): Promise<KnownTemplate | undefined> {
  const { rows } = await sql<KnownTemplate>`
    select case when own then body else in_use->>'body' end as body,
      case when own then variables else in_use->'variables' end as variables,
      not own or approval_status = 'approved' as approved
    from (select *, coalesce(content_sid = ${handle}, false) as own from whatsapp_templates) t
    where own or in_use->>'content_sid' = ${handle} limit 1`.execute(tx);
  return rows[0];
}

/** Returns undefined if the same text is already stored. */
export function upsertWhatsappRow(tx: HotelTransaction, row: Insertable<WhatsappTemplates>) {
  const { message_type: _type, language: _language, ...change } = row;
  return tx
    .insertInto('whatsapp_templates')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'message_type', 'language'])
        .doUpdateSet(change)
        .where('whatsapp_templates.body', '<>', row.body),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Changes the version in use; false if another one has taken its place. */
export async function changeInUse(
  tx: HotelTransaction,
  id: string,
  handle: string,
  in_use: string | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('whatsapp_templates')
    .set({ in_use, checked_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`in_use->>'content_sid' = ${handle}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the provider's id of a template. Undefined where the text has changed or another attempt has stored one. */
export function storeHandle(tx: HotelTransaction, id: string, body: string, content_sid: string, at: Date) {
  return tx
    .updateTable('whatsapp_templates')
    .set({ content_sid, updated_at: at })
    .where('id', '=', id)
    .where('body', '=', body)
    .where('content_sid', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Updates a template only while it has this text, because a concurrent save may have replaced it. */
export function changeWhatsappRow(
  tx: HotelTransaction,
  id: string,
  body: string,
  change: Updateable<WhatsappTemplates>,
) {
  return tx
    .updateTable('whatsapp_templates')
    .set(change)
    .where('id', '=', id)
    .where('body', '=', body)
    .returningAll()
    .executeTakeFirst();
}
