import { sql, type NotNull } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { PersonMarks } from './erasure-marks.rules.ts';
import type { PersonRows } from './guest-file.repository.ts';

/** Names, phones and addresses of these people; read before their rows are erased. */
export async function marksOf(tx: HotelTransaction, person: PersonRows): Promise<PersonMarks> {
  const { guest_ids, booking_ids, conversation_ids } = person;
  const { rows } = await sql<PersonMarks>`
    with known as (
      select concat_ws(' ', first_name, last_name) as name, phone, email from guests where id = any(${guest_ids}::uuid[])
      union all select guest_name, guest_phone, guest_email from bookings where id = any(${booking_ids}::uuid[])
      union all select guest_name, guest_phone, whatsapp_id from conversations where id = any(${conversation_ids}::uuid[])
    )
    select coalesce(array_agg(distinct name) filter (where name <> ''), '{}') as names,
      coalesce(array_agg(distinct phone) filter (where phone <> ''), '{}') as phones,
      coalesce(array_agg(distinct email) filter (where email <> ''), '{}') as addresses
    from known`.execute(tx);
  return rows[0]!;
}

/** Events of the last hour, which are replayed to consoles that reconnect. */
export async function eraseLiveEvents(tx: HotelTransaction, { conversation_ids }: PersonRows): Promise<void> {
  await sql`
    update live_events set data = data - 'guest_name'
    where hotel_id = current_hotel_id() and data ? 'guest_name' and data->>'conversation_id' = any(${conversation_ids}::text[])`.execute(
    tx,
  );
}

const repeats = (text: ReturnType<typeof sql>, conversationIds: string[]) => sql<boolean>`exists (
  select from messages m where m.conversation_id = any(${conversationIds}::uuid[]) and m.direction = 'in'
    and length(m.content) >= 12 and position(m.content in ${text}) > 0)`;

/** Test questions whose text equals one of their messages. */
export async function deleteRepeatedQuestions(tx: HotelTransaction, { conversation_ids }: PersonRows): Promise<void> {
  const everything = sql`concat_ws(E'\n', t.question, t.expected_reply, (select string_agg(h->>'text', E'\n') from jsonb_array_elements(t.history) h))`;
  await sql`delete from test_questions t where ${repeats(everything, conversation_ids)}`.execute(tx);
}

export async function eraseRepeatingNotifications(
  tx: HotelTransaction,
  { conversation_ids }: PersonRows,
  text: string,
): Promise<void> {
  await sql`update notifications n set message = ${text}, reasons = null, metadata = '{}' where ${repeats(sql`coalesce(n.message, n.reasons::text) || n.metadata::text`, conversation_ids)}`.execute(
    tx,
  );
}

export function notifications(tx: HotelTransaction) {
  return tx
    .selectFrom('notifications')
    .select(['id', 'message', 'metadata'])
    .where('message', 'is not', null)
    .$narrowType<{ message: NotNull }>()
    .execute();
}

export async function changeNotification(
  tx: HotelTransaction,
  { id, message, metadata }: { id: string; message: string; metadata: object },
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ message, metadata: JSON.stringify(metadata) })
    .where('id', '=', id)
    .execute();
}

export function savedViews(tx: HotelTransaction) {
  return tx.selectFrom('saved_views').select(['id', 'name', 'search']).execute();
}

export async function deleteSavedView(tx: HotelTransaction, id: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('id', '=', id).execute();
}

export function testQuestions(tx: HotelTransaction) {
  return tx
    .selectFrom('test_questions')
    .select(['id', 'question', 'history', 'expected_reply', 'expected', 'last_result'])
    .execute();
}

export async function changeTestQuestion(
  tx: HotelTransaction,
  { id, ...question }: Awaited<ReturnType<typeof testQuestions>>[number],
): Promise<void> {
  const { history, expected, last_result } = question;
  await tx
    .updateTable('test_questions')
    .set({
      ...question,
      history: JSON.stringify(history),
      expected: JSON.stringify(expected),
      last_result: last_result && JSON.stringify(last_result),
    })
    .where('id', '=', id)
    .execute();
}

/** Messages that the provider has or may still receive. */
export async function messagesAtProvider(tx: HotelTransaction, { conversation_ids }: PersonRows): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from messages where conversation_id = any(${conversation_ids}::uuid[])
      and (provider_sid is not null or first_attempt_at is not null)`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function deletableMessage(
  tx: HotelTransaction,
  id: string,
): Promise<{ provider_message_id: string | null; delivery_status: string } | undefined> {
  return tx
    .selectFrom('messages')
    .select(['provider_sid as provider_message_id', 'delivery_status'])
    .where('id', '=', id)
    .executeTakeFirst();
}
