import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isPassing } from './database-problems.ts';
import { openDatabase, WEBHOOK_LIMITS, type DatabaseHandle, type Db } from './database.ts';
import { retryingDeadlocks } from './hotel-transaction.ts';

declare const pipelineWall: unique symbol;

/** May call the functions of `functions/pipeline` and read no table. Each call is one statement and, outside of `inTransaction`, one transaction. */
export type PipelineDb = Db & { readonly [pipelineWall]: true };
export type Pipeline = <T>(call: (db: PipelineDb) => Promise<T>) => Promise<T>;

/**
 * Batches are small and always meet an index. A plan for any argument is made once a connection; sequential scans and
 * joins other than nested loops, which would be chosen while tables are empty, stay bad when they are full. In the functions
 * `OFFSET 0` keeps an EXISTS a search by index for each row, and `(hotel_id = …) IS TRUE` keeps the indexes of lists out
 * (`migrations/0037-plans-that-stay.sql`).
 */
const PLANS =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_mergejoin=off -c enable_hashjoin=off -c jit=off';

/** Connections with the role concierge_pipeline and short limits. */
export function openPipeline(
  databaseUrl: string,
  { max, log }: { max: number; log: Logger },
): DatabaseHandle & { pipeline: Pipeline } {
  const handle = openDatabase(databaseUrl, {
    max,
    log,
    limits: WEBHOOK_LIMITS,
    startWith: `-c role=concierge_pipeline ${PLANS}`,
  });
  return { ...handle, pipeline: (call) => retryingDeadlocks(() => call(handle.db as PipelineDb)) };
}

/** Several calls in one transaction. */
export const inTransaction = <T>(db: PipelineDb, calls: (tx: PipelineDb) => Promise<T>): Promise<T> =>
  db.transaction().execute((tx) => calls(tx as Db as PipelineDb));

const TRY_AGAIN_MS = 500;

/**
 * Makes a call that gives something back, again while the database cannot be reached, for at most `seconds`: until the claim
 * ends by itself. Other workers do not release the claims of a worker that has reconnected after a restart of PostgreSQL.
 */
export async function untilReached<T>(call: () => Promise<T>, seconds: number): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error) || performance.now() + TRY_AGAIN_MS > end) throw error;
      await delay(TRY_AGAIN_MS);
    }
  }
}
