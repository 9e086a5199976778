import type { Insertable, Updateable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { newestFirst, type Before } from '#server/db/page.ts';
import type { TestQuestions } from '#server/db/schema.generated.ts';

export function listTestQuestions(tx: HotelTransaction, before: Before, limit: number) {
  return tx
    .selectFrom('test_questions')
    .selectAll()
    .$call(newestFirst('test_questions', before, limit))
    .execute();
}

export async function countTestQuestions(tx: HotelTransaction): Promise<number> {
  const { n } = await tx
    .selectFrom('test_questions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

export function testQuestionById(tx: HotelTransaction, id: string) {
  return tx.selectFrom('test_questions').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertTestQuestion(tx: HotelTransaction, row: Insertable<TestQuestions>) {
  return tx.insertInto('test_questions').values(row).returningAll().executeTakeFirstOrThrow();
}

export function changeTestQuestion(tx: HotelTransaction, id: string, change: Updateable<TestQuestions>) {
  return tx.updateTable('test_questions').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

export function deleteTestQuestion(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('test_questions').where('id', '=', id).returning('id').executeTakeFirst();
}
