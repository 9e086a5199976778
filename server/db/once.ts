import { deserialize, serialize } from 'node:v8';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { Caller, HotelScope, RepeatableCall } from '#server/caller.ts';
import type { Transaction } from './database.ts';
import type { AcrossHotels, AcrossHotelsTransaction, HotelTransaction, InHotel } from './hotel-transaction.ts';

/**
 * Runs `work` in a transaction of the hotel. Where the scope has the key of a call that may be repeated, the result is
 * kept in the same transaction, and a repeated call returns it without running `work`. A repeated call that comes during
 * the first one waits for its commit. The result is stored as it is: secrets in it must be sealed.
 * @throws AppError repeat_mismatch for a key that was used with another body
 */
export async function once<T>(
  inHotel: InHotel,
  scope: HotelScope,
  work: (tx: HotelTransaction) => Promise<T>,
): Promise<T> {
  const { repeatable } = scope;
  if (!repeatable) return inHotel(scope, work);
  const rows = { table: sql`kept_answers`, owner: sql`hotel_id`, id: sql`${scope.hotel_id}` };
  return inHotel(scope, (tx) => answered(tx, rows, repeatable, () => work(tx)));
}

/**
 * The same for a call of a person that belongs to no hotel.
 * @throws AppError repeat_mismatch for a key that was used with another body
 */
export async function onceFor<T>(
  acrossHotels: AcrossHotels,
  { user_id, repeatable }: Caller,
  work: (tx: AcrossHotelsTransaction) => Promise<T>,
): Promise<T> {
  if (!repeatable) return acrossHotels(work);
  const rows = { table: sql`kept_account_answers`, owner: sql`user_id`, id: sql`${user_id}` };
  return acrossHotels((tx) => answered(tx, rows, repeatable, () => work(tx)));
}

/** The scope of a call that stores nothing: its answer is not kept. */
export const unrepeated = ({ repeatable: _, ...scope }: HotelScope): HotelScope => scope;

/** A table of kept answers, its column of the owner, and the owner's id. */
type Rows = { table: RawBuilder<unknown>; owner: RawBuilder<unknown>; id: RawBuilder<unknown> };
type KeptAnswer = { body_hash: string; answer: Buffer | null };

async function answered<T>(
  tx: Transaction,
  { table, owner, id }: Rows,
  { key, body_hash, at }: RepeatableCall,
  work: () => Promise<T>,
): Promise<T> {
  const added = await sql`insert into ${table} (${owner}, key, body_hash, created_at)
    values (${id}, ${key}, ${body_hash}, ${at}) on conflict do nothing`.execute(tx);
  const own = sql`${owner} = ${id} and key = ${key}`;
  if (!added.numAffectedRows) {
    const { rows } = await sql<KeptAnswer>`select body_hash, answer from ${table} where ${own}`.execute(tx);
    return answerOf<T>(rows[0], body_hash);
  }
  const result = await work();
  await sql`update ${table} set answer = ${serialize(result)} where ${own}`.execute(tx);
  return result;
}

function answerOf<T>(kept: KeptAnswer | undefined, wanted: string): T {
  if (!kept?.answer || kept.body_hash !== wanted) throw new AppError('repeat_mismatch', 'repeat_key_taken');
  return deserialize(kept.answer) as T;
}
