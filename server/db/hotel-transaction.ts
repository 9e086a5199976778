import { CompiledQuery } from 'kysely';
import { isUuid } from '#shared/lib/uuid.ts';
import type { GroupScope, HotelScope } from '#server/caller.ts';
import type { Db, Transaction } from './database.ts';

declare const hotelWall: unique symbol;
declare const groupWall: unique symbol;
declare const acrossHotelsWall: unique symbol;

/** A transaction that sees one hotel's rows and no others, by row-level security. */
export type HotelTransaction = Transaction & { readonly [hotelWall]: true };
/** A transaction of one group of hotels. Sees no table's rows; reads the group by the functions of `functions/access`. */
export type GroupTransaction = Transaction & { readonly [groupWall]: true };
/** A transaction that sees all hotels. For the super admin, webhook routing and schedulers only. */
export type AcrossHotelsTransaction = Transaction & { readonly [acrossHotelsWall]: true };

/** Names the hotel of a transaction: a caller's scope, or a job's hotel. */
export type InHotel = <T>(
  scope: Pick<HotelScope, 'hotel_id'>,
  work: (tx: HotelTransaction) => Promise<T>,
) => Promise<T>;
/** Names the group of a transaction. */
export type InGroup = <T>(scope: GroupScope, work: (tx: GroupTransaction) => Promise<T>) => Promise<T>;
/** One statement across hotels in its own transaction, without the round trips of BEGIN and COMMIT. */
export type AcrossHotelsOnce = <T>(statement: (db: AcrossHotelsTransaction) => Promise<T>) => Promise<T>;
export type AcrossHotels = <T>(work: (tx: AcrossHotelsTransaction) => Promise<T>) => Promise<T>;

export type Transactions = {
  inHotel: InHotel;
  inGroup: InGroup;
  acrossHotels: AcrossHotels;
  acrossHotelsOnce: AcrossHotelsOnce;
};

/** Called with each transaction that has been committed. */
export type AfterCommit = (tx: Transaction) => void;

/** BEGIN, the role and the hotel are sent in one round trip (docs/architecture.md, Two walls between hotels). */
export function createTransactions(db: Db, afterCommit: AfterCommit = () => {}): Transactions {
  return {
    inHotel: (scope, work) => {
      if (!isUuid(scope.hotel_id)) throw new Error(`not a hotel id: ${scope.hotel_id}`);
      const begin = `begin; set local role concierge_hotel; set local app.hotel_id = '${scope.hotel_id}'`;
      return transact(db, begin, (tx) => work(tx as HotelTransaction), afterCommit);
    },
    inGroup: ({ group_id }, work) => {
      if (!isUuid(group_id)) throw new Error(`not a group id: ${group_id}`);
      const begin = `begin; set local role concierge_hotel; set local app.hotel_id = ''; set local app.group_id = '${group_id}'`;
      return transact(db, begin, (tx) => work(tx as GroupTransaction), afterCommit);
    },
    acrossHotelsOnce: (statement) => statement(db as AcrossHotelsTransaction),
    acrossHotels: (work) => transact(db, 'begin', (tx) => work(tx as AcrossHotelsTransaction), afterCommit),
  };
}

/** PostgreSQL's deadlock_detected (40P01): this transaction was rolled back. */
const deadlock = '40P01';
const tries = 3;

/** Retries after a deadlock. `work` must have no effects outside its transaction except its result. */
export async function retryingDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== deadlock) throw error;
    }
  }
}

function transact<T>(
  db: Db,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
  afterCommit: AfterCommit,
): Promise<T> {
  return retryingDeadlocks(() => attempt(db, begin, work, afterCommit));
}

function attempt<T>(
  db: Db,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
  afterCommit: AfterCommit,
): Promise<T> {
  return db.connection().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(begin));
    try {
      const result = await work(tx);
      await tx.executeQuery(CompiledQuery.raw('commit'));
      afterCommit(tx);
      return result;
    } catch (error) {
      // A broken connection cannot send ROLLBACK; the server rolls back then. Report the first error.
      await tx.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
      throw error;
    }
  });
}
