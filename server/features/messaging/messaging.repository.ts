import { sql, type Insertable, type Updateable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type {
  HotelMessageSettingsTable,
  HotelMessageTemplatesTable,
  MessageType,
  WhatsappTemplatesTable,
} from '#server/db/schema.ts';

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

/** The address of who changed it last; null where nobody did. */
export async function lastChangeBy(tx: HotelTransaction, entity: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('audit_log')
    .select('user_email')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.user_email ?? null;
}

export function upsertSettings(tx: HotelTransaction, hotelId: string, settings: Updateable<HotelMessageSettingsTable>) {
  return tx
    .insertInto('hotel_message_settings')
    .values({ ...(settings as Insertable<HotelMessageSettingsTable>), hotel_id: hotelId })
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

export function upsertTemplate(
  tx: HotelTransaction,
  type: MessageType,
  change: Updateable<HotelMessageTemplatesTable>,
) {
  return tx
    .insertInto('hotel_message_templates')
    .values({ ...(change as Insertable<HotelMessageTemplatesTable>), message_type: type })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'message_type']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The hotel of the transaction: the wall leaves exactly one to see. */
export function hotelRow(tx: HotelTransaction) {
  return tx.selectFrom('hotels').selectAll().executeTakeFirstOrThrow();
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

/** The text of a template that WhatsApp has approved for this hotel; undefined for one that the hotel does not have. */
export async function approvedText(tx: HotelTransaction, contentSid: string): Promise<string | undefined> {
  const { rows } = await sql<{ body: string }>`
    select case when content_sid = ${contentSid} then body else in_use->>'body' end as body
    from whatsapp_templates where content_sid = ${contentSid} or in_use->>'content_sid' = ${contentSid} limit 1`.execute(
    tx,
  );
  return rows[0]?.body;
}

/** Undefined where the very same text is there already. */
export function upsertWhatsappRow(tx: HotelTransaction, row: Insertable<WhatsappTemplatesTable>) {
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

/** Changes a template only while it still has this text: a newer one is somebody else's. */
export function changeWhatsappRow(
  tx: HotelTransaction,
  id: string,
  body: string,
  change: Updateable<WhatsappTemplatesTable>,
) {
  return tx
    .updateTable('whatsapp_templates')
    .set(change)
    .where('id', '=', id)
    .where('body', '=', body)
    .returningAll()
    .executeTakeFirst();
}
