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
};

/**
 * For each guest and entry the newest answer since `since`, where its source had another text than the entry has now, and
 * nothing was decided about it. Guests who were told the present text later are not among them.
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
    select t.entry_id, t.conversation_id, c.guest_name, c.language, t.told, t.told_at, c.last_inbound_at
    from told t join current n on n.id = t.entry_id and n.text <> t.told join conversations c on c.id = t.conversation_id
    where not exists (
      select from answer_corrections d
      where d.conversation_id = t.conversation_id and d.entry_id = t.entry_id and d.text_key = md5(t.told))
    order by t.told_at desc, t.conversation_id limit ${limit}`.execute(tx);
  return rows;
}

/** False where it was decided before, also by a colleague at the same moment. */
export async function noteDecision(
  tx: HotelTransaction,
  { conversation_id, entry_id, told }: Pick<ToldRow, 'conversation_id' | 'entry_id' | 'told'>,
  decision: 'sent' | 'not_needed',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into answer_corrections (conversation_id, entry_id, text_key, decision, decided_at)
    values (${conversation_id}, ${entry_id}, md5(${told}), ${decision}, ${now})
    on conflict do nothing returning entry_id`.execute(tx);
  return rows.length > 0;
}
