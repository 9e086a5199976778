import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** An entry of today: `text` is what a guest would be told now. */
export type CurrentEntry = { id: string; text: string };

export type ToldRow = {
  entry_id: string;
  conversation_id: string;
  guest_name: string | null;
  language: string | null;
  told: string;
  told_at: Date;
  last_inbound_at: Date | null;
  /** Of the old and the present text. */
  text_key: string;
  identity_key: string;
};

/**
 * For each guest and entry the newest answer since `since`, where its source had another text than the entry has now, and
 * it was not put away. Guests who were told the present text later, and those who opted out, are not among them.
 */
export async function toldOtherwise(
  tx: HotelTransaction,
  entries: readonly CurrentEntry[],
  { since, limit }: { since: Date; limit: number },
): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    with current as (select e->>'id' as id, trim(e->>'text') as text from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) e),
    told as (
      select distinct on (m.conversation_id, s->>'id') m.conversation_id, s->>'id' as entry_id, trim(s->>'text') as told,
        m.created_at as told_at
      from messages m cross join lateral jsonb_array_elements(m.assistant->'sources') s
      where m.created_at > ${since} and m.direction = 'out' and jsonb_typeof(m.assistant->'sources') = 'array'
        and m.delivery_status not in ('failed', 'undelivered', 'canceled')
      order by m.conversation_id, s->>'id', m.id desc)
    select t.entry_id, t.conversation_id, c.guest_name, c.language, t.told, t.told_at, c.last_inbound_at,
      c.identity_key, k.text_key
    from told t join current n on n.id = t.entry_id and n.text <> t.told join conversations c on c.id = t.conversation_id
    cross join lateral (select md5(t.told || chr(31) || n.text) as text_key) k
    where c.opted_out_at is null and not exists (
      select from answer_corrections d
      where d.conversation_id = t.conversation_id and d.entry_id = t.entry_id and d.text_key = k.text_key
        and d.decision = 'not_needed')
    order by t.told_at desc, t.conversation_id limit ${limit}`.execute(tx);
  return rows;
}

/** False where it was decided within the last minute, by a colleague at the same moment. A correction that failed may be repeated. */
export async function noteDecision(
  tx: HotelTransaction,
  { conversation_id, entry_id, text_key }: Pick<ToldRow, 'conversation_id' | 'entry_id' | 'text_key'>,
  decision: 'sent' | 'not_needed',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into answer_corrections (conversation_id, entry_id, text_key, decision, decided_at)
    values (${conversation_id}, ${entry_id}, ${text_key}, ${decision}, ${now})
    on conflict (conversation_id, entry_id, text_key) do update set decision = excluded.decision, decided_at = excluded.decided_at
      where answer_corrections.decided_at < excluded.decided_at - interval '1 minute'
    returning entry_id`.execute(tx);
  return rows.length > 0;
}
