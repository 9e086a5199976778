import type { Transaction } from '#server/db/database.ts';

/** Work that stands in rows: turns that wait and messages to send. Workers look for it; these calls make them look at once. */
export interface Work {
  /** This transaction has stored work; workers are told after its commit. */
  queued(tx: Transaction): void;
  /** Work has been committed. */
  announce(): void;
}

/** A worker's side of it. */
export interface WorkerSession extends Work {
  /** The number of this worker; null while its session is lost. It gets the same again, or another one if its claims are free by then. */
  worker(): number | null;
}
