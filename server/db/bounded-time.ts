import { CompiledQuery } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { Transaction } from './database.ts';

/** Longest statement of a report, in milliseconds. Reports must not slow down answers to guests. */
const longestMs = 10_000;

/** PostgreSQL's query_canceled (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const cancelled = '57014';

/** Runs reports in a separate transaction. @throws AppError unavailable when a statement takes too long. */
export async function inBoundedTime<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  await tx.executeQuery(CompiledQuery.raw(`set local statement_timeout = ${longestMs}`));
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== cancelled) throw error;
    throw new AppError('unavailable', 'too_much_to_read');
  }
}
