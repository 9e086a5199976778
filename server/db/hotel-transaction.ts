import { CompiledQuery } from 'kysely';
import { isUuid } from '#shared/lib/uuid.ts';
import type { HotelScope } from '#server/http/caller.ts';
import type { Db, Transaction } from './database.ts';

declare const hotelWall: unique symbol;
declare const platformWall: unique symbol;

/** A transaction that sees one hotel's rows and no others, by row-level security. */
export type HotelTransaction = Transaction & { readonly [hotelWall]: true };
/** A transaction of the platform itself: sees every hotel. For the super admin, webhook routing and schedulers only. */
export type PlatformTransaction = Transaction & { readonly [platformWall]: true };

/** What a hotel's work needs to name: a caller's scope, or a job's hotel. */
export type InHotel = <T>(
  scope: Pick<HotelScope, 'hotel_id'>,
  work: (tx: HotelTransaction) => Promise<T>,
) => Promise<T>;
/** One statement of the platform's: a transaction of its own, without the two round trips of begin and commit. */
export type AsPlatform = <T>(statement: (db: PlatformTransaction) => Promise<T>) => Promise<T>;
export type InPlatform = <T>(work: (tx: PlatformTransaction) => Promise<T>) => Promise<T>;

/** `begin`, the role and the hotel travel in one round trip (docs/architecture.md, Two walls between hotels). */
export function createTransactions(db: Db): { inHotel: InHotel; inPlatform: InPlatform; asPlatform: AsPlatform } {
  return {
    inHotel: (scope, work) => {
      if (!isUuid(scope.hotel_id)) throw new Error(`not a hotel id: ${scope.hotel_id}`);
      const begin = `begin; set local role concierge_hotel; set local app.hotel_id = '${scope.hotel_id}'`;
      return transact(db, begin, (tx) => work(tx as HotelTransaction));
    },
    asPlatform: (statement) => statement(db as PlatformTransaction),
    inPlatform: (work) => transact(db, 'begin', (tx) => work(tx as PlatformTransaction)),
  };
}

/** PostgreSQL's deadlock_detected: it has undone one of two transactions that waited for each other. */
const deadlock = '40P01';
const tries = 3;

/** Begins anew where it was the one that gave way; so `work` must leave nothing behind but what it returns. */
async function transact<T>(db: Db, begin: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await attempt(db, begin, work);
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== deadlock) throw error;
    }
  }
}

function attempt<T>(db: Db, begin: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.connection().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(begin));
    try {
      const result = await work(tx);
      await tx.executeQuery(CompiledQuery.raw('commit'));
      return result;
    } catch (error) {
      // A broken connection cannot roll back; the server does it then, and the first error is the one to tell.
      await tx.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
      throw error;
    }
  });
}
