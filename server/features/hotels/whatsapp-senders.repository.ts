import { sql } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ProviderSender } from '#server/ports/whatsapp-senders.ts';
import type { ConnectionFacts } from './connection-stage.rules.ts';

/** The address for guests' messages. */
export const inboundUrlOf = (publicUrl: string) => `${publicUrl}/webhooks/twilio/inbound`;

export type FactsRow = ConnectionFacts & { hotel_id: string; has_admin: boolean };

/** What is stored of the numbers of these hotels. `publicUrl`: where the provider should send guests' messages. */
export async function factsOf(tx: AcrossHotelsTransaction, hotelIds: string[], publicUrl: string): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    select h.id as hotel_id, s.number, s.status, s.quality, s.name_status, s.offline_code, s.webhook_at,
      coalesce(s.answered_at, case when s.webhook_at is not null then (
        select m.created_at from messages m
        where m.hotel_id = h.id and m.created_at >= s.webhook_at - interval '1 minute' and m.direction = 'out'
          and m.author in ('assistant', 'staff') and m.delivery_status in ('sent', 'delivered', 'read')
        order by m.created_at limit 1) end) as answered_at,
      coalesce(s.checked_at is not null and s.status is null, false) as missing,
      coalesce(s.callback_url <> ${inboundUrlOf(publicUrl)}, false) as elsewhere,
      exists (select from whatsapp_requests r where r.hotel_id = h.id) as described,
      exists (
        select from whatsapp_request_work w
        where w.hotel_id = h.id and w.registered_number = h.whatsapp_number) as registered,
      exists (
        select from sender_pauses p
        where p.whatsapp_number = h.connected_number and p.not_before > now() + interval '1 minute') as limited,
      exists (
        select from stopped_senders t
        where t.whatsapp_number = h.connected_number and t.stopped_at > now() - interval '1 hour') as stopped,
      exists (select from hotel_staff f where f.hotel_id = h.id and f.role = 'admin') as has_admin
    from hotels h left join whatsapp_senders s on s.hotel_id = h.id
    where h.id = any(${hotelIds}::uuid[])`.execute(tx);
  return rows;
}

/** Numbers that hotels use or ask for. */
export function knownNumbers(tx: AcrossHotelsTransaction) {
  return tx
    .selectFrom('hotels as h')
    .leftJoin('whatsapp_senders as s', 's.hotel_id', 'h.id')
    .select((column) => [
      'h.id as hotel_id',
      column.fn.coalesce('h.sender_number', 'h.whatsapp_number').as('number'),
      's.number as known',
      's.provider_id',
      's.status',
      's.quality',
      's.messaging_limit',
      's.name_status',
      's.offline_code',
      's.display_name',
      's.callback_url',
      's.answered_at',
      's.checked_at',
    ])
    .where((where) => where.or([where('h.sender_number', 'is not', null), where('h.whatsapp_number', 'is not', null)]))
    .orderBy('h.id')
    .execute();
}

export type SenderChange = { hotel_id: string; number: string; sender: ProviderSender | null; at: Date };

/** Stores what the provider says. What was seen of another number is forgotten. */
export async function saveSender(
  tx: AcrossHotelsTransaction,
  { hotel_id, number, sender, at }: SenderChange,
): Promise<void> {
  const said = {
    provider_id: sender?.provider_id ?? null,
    status: sender?.status ?? null,
    quality: sender?.quality ?? null,
    messaging_limit: sender?.messaging_limit ?? null,
    name_status: sender?.name_status ?? null,
    offline_code: sender?.offline_code ?? null,
    display_name: sender?.display_name ?? null,
    callback_url: sender?.callback_url ?? null,
    checked_at: at,
  };
  const same = (column: 'webhook_at' | 'answered_at') =>
    sql<Date | null>`case when whatsapp_senders.number = excluded.number then ${sql.ref(`whatsapp_senders.${column}`)} end`;
  await tx
    .insertInto('whatsapp_senders')
    .values({ hotel_id, number, ...said })
    .onConflict((conflict) =>
      conflict
        .column('hotel_id')
        .doUpdateSet({ number, ...said, webhook_at: same('webhook_at'), answered_at: same('answered_at') }),
    )
    .execute();
}

/** A webhook came in for this number. @returns the hotels for which it is the first one */
export async function saveWebhook(tx: AcrossHotelsTransaction, number: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ hotel_id: string }>`
    insert into whatsapp_senders as s (hotel_id, number, webhook_at)
    select id, ${number}, ${at}::timestamptz from hotels where connected_number = ${number}
    on conflict (hotel_id) do update set
      number = excluded.number, webhook_at = excluded.webhook_at,
      answered_at = case when s.number = excluded.number then s.answered_at end
    where s.webhook_at is null or s.number <> excluded.number
    returning s.hotel_id`.execute(tx);
  return rows.map(({ hotel_id }) => hotel_id);
}

export async function saveAnswered(tx: AcrossHotelsTransaction, hotelId: string, at: Date): Promise<void> {
  await tx.updateTable('whatsapp_senders').set({ answered_at: at }).where('hotel_id', '=', hotelId).execute();
}

/** What the hotel's page shows of its request and its number. */
export async function ownRequest(tx: HotelTransaction) {
  const request = await tx.selectFrom('whatsapp_requests').selectAll().executeTakeFirst();
  const work = await tx.selectFrom('whatsapp_request_work').selectAll().executeTakeFirst();
  const sender = await tx.selectFrom('whatsapp_senders').selectAll().executeTakeFirst();
  const delivered = sender?.webhook_at ? await firstDelivered(tx, sender.webhook_at) : undefined;
  const delivered_at = delivered?.delivered_at ?? null;
  return { request: request ?? null, work: work ?? null, sender: sender ?? null, delivered_at };
}

/** The first answer since then that the provider reported as delivered or read. */
function firstDelivered(tx: HotelTransaction, since: Date) {
  return tx
    .selectFrom('messages')
    .select('delivered_at')
    .where('created_at', '>=', since)
    .where('direction', '=', 'out')
    .where('delivered_at', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

export type Described = {
  number_kind: 'new' | 'app' | 'platform';
  display_name: string;
  meta_business_id: string | null;
  note: string | null;
};

export async function saveRequest(
  tx: HotelTransaction,
  hotel_id: string,
  request: Described,
  requested_at: Date,
): Promise<void> {
  await tx
    .insertInto('whatsapp_requests')
    .values({ hotel_id, ...request, requested_at })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ ...request, requested_at }))
    .execute();
}
