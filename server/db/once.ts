import { deserialize, serialize } from 'node:v8';
import { AppError } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from './hotel-transaction.ts';

/**
 * Runs `work` in a transaction of the hotel. Where the scope has the key of a call that may be repeated, the result is
 * kept in the same transaction, and a repeated call returns it without running `work`. A repeated call that comes during
 * the first one waits for its commit.
 * @throws AppError conflict for a key that was used with another body
 */
export async function once<T>(
  inHotel: InHotel,
  scope: HotelScope,
  work: (tx: HotelTransaction) => Promise<T>,
): Promise<T> {
  const { repeatable } = scope;
  if (!repeatable) return inHotel(scope, work);
  return inHotel(scope, async (tx) => {
    const earlier = await keepKey(tx, repeatable);
    if (earlier) return answerOf<T>(earlier, repeatable.body_hash);
    const result = await work(tx);
    const answer = serialize(result);
    await tx.updateTable('kept_answers').set({ answer }).where('key', '=', repeatable.key).execute();
    return result;
  });
}

type KeptAnswer = { body_hash: string; answer: Buffer | null };

/** Undefined for a new key; it is stored then. */
async function keepKey(
  tx: HotelTransaction,
  { key, body_hash, at }: NonNullable<HotelScope['repeatable']>,
): Promise<KeptAnswer | undefined> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('kept_answers')
    .values({ key, body_hash, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added) return undefined;
  const earlier = tx.selectFrom('kept_answers').select(['body_hash', 'answer']).where('key', '=', key);
  return earlier.executeTakeFirstOrThrow();
}

function answerOf<T>({ body_hash, answer }: KeptAnswer, wanted: string): T {
  if (body_hash !== wanted || !answer) throw new AppError('conflict', 'repeat_key_taken');
  return deserialize(answer) as T;
}
