import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export type Answered = { request_id: string; question: string; answer: string; category: string };
export type Decision = 'kept' | 'never';

const keyOf = (question: ReturnType<typeof sql>) => sql`md5(fold_for_search(trim(${question})))`;

/**
 * The newest question of a conversation since `since` that no entry answered and the first reply of staff to it: written by a
 * person, not a template. Questions that were decided and those of an FAQ are left out.
 */
export async function newestAnswered(tx: HotelTransaction, conversationId: string, since: Date) {
  const { rows } = await sql<Answered>`
    select r.id as request_id, trim(r.message) as question, trim(m.content) as answer, r.category
    from guest_requests r
    cross join lateral (
      select content, content_sid from messages
      where conversation_id = r.conversation_id and direction = 'out' and author = 'staff' and id > r.id
      order by id limit 1) m
    where r.conversation_id = ${conversationId} and r.created_at > ${since} and r.reasons && array['no_source', 'low_support']
      and m.content_sid is null and length(trim(r.message)) between 5 and 1000 and length(trim(m.content)) >= 10
      and not exists (select from answer_decisions d where d.question_key = ${keyOf(sql`r.message`)})
      and not exists (select from faqs f where fold_for_search(trim(f.question)) = fold_for_search(trim(r.message)))
    order by r.id desc limit 1`.execute(tx);
  return rows[0];
}

/** False where the conversation has no such request. */
export async function decide(
  tx: HotelTransaction,
  at: { conversation_id: string; request_id: string; decision: Decision; user_id: string; now: Date },
): Promise<boolean> {
  const { conversation_id, request_id, decision, user_id, now } = at;
  const { rows } = await sql`
    insert into answer_decisions (question_key, decision, decided_by, decided_at)
    select ${keyOf(sql`r.message`)}, ${decision}, ${user_id}, ${now} from guest_requests r
    where r.id = ${request_id} and r.conversation_id = ${conversation_id}
    on conflict (hotel_id, question_key) do update set decision = excluded.decision, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at
    returning question_key`.execute(tx);
  return rows.length > 0;
}

export async function testQuestions(tx: HotelTransaction): Promise<string[]> {
  const rows = await tx.selectFrom('test_questions').select('question').orderBy('id', 'desc').execute();
  return rows.map(({ question }) => question);
}
