import type pg from 'pg';
import { sql, type Expression } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from './database.ts';
import type { AcrossHotelsTransaction } from './hotel-transaction.ts';

/** A query across hotels that has rows while a round has something to do. It reads little while there is nothing. */
export type Due = (db: AcrossHotelsTransaction, now: Date) => Expression<unknown>;

export type Rounds = {
  /**
   * Does something in this process again and again, so many milliseconds after it was done; failures are logged. With
   * `due` only while that query has rows, and once at the start.
   */
  every(name: string, milliseconds: number, work: () => Promise<void>, due?: Due): void;
  /** Ends the rounds and waits for those under way. */
  stop(): Promise<void>;
};

export type RoundsOptions = {
  db: Db;
  pool: pg.Pool;
  now: () => Date;
  log: Logger;
  /** Whether a connection of the pool keeps its statements: not behind a pooler in transaction mode. */
  keepsStatements: boolean;
  /** Time between two looks. The times between rounds with `due` change in proportion; tests wait less. */
  lookMs?: number;
};

type Round = { milliseconds: number; work: () => Promise<void>; due?: Due; notBefore: number; isFirst: boolean };

/** All queries of rounds are one statement, sent this often. */
const LOOK_MS = 1000;
/** Without an answer, because a table is locked for example, every round is done: one table holds up no other's round. */
const ANSWER_MS = 2000;

/** Rounds of one process. Which of them have something to do is asked in one prepared statement a second. */
export function createRounds({ db, pool, now, log, keepsStatements, lookMs = LOOK_MS }: RoundsOptions): Rounds {
  const looked = new Map<string, Round>();
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Map<string, Promise<void>>();
  let stopped = false;

  const run = (name: string, work: () => Promise<void>, after: () => void): void => {
    const done = work()
      .catch((error: unknown) => log.warn({ err: error, round: name }, 'a round failed; there will be another'))
      .finally(() => {
        underWay.delete(name);
        after();
      });
    underWay.set(name, done);
  };
  const later = (name: string, milliseconds: number, work: () => Promise<void>): void => {
    if (stopped) return;
    const again = (): void => later(name, milliseconds, work);
    timers.set(
      name,
      setTimeout(() => run(name, work, again), milliseconds),
    );
  };
  const look = async (): Promise<void> => {
    const due = await namesDue({ db, pool, keepsStatements }, looked, now()).catch((error: unknown) => {
      log.warn({ err: error }, 'what is due could not be read; every round is done');
      return null;
    });
    if (stopped) return;
    const at = performance.now();
    for (const [name, round] of looked) {
      if (!(round.isFirst || !due || due.has(name)) || underWay.has(name) || at < round.notBefore) continue;
      round.isFirst = false;
      run(name, round.work, () => (round.notBefore = performance.now() + round.milliseconds - lookMs));
    }
  };

  return {
    every: (name, milliseconds, work, due) => {
      if (!due) return later(name, milliseconds, work);
      if (looked.size === 0) later('due rounds', lookMs, look);
      looked.set(name, { milliseconds: (milliseconds * lookMs) / LOOK_MS, work, due, notBefore: 0, isFirst: true });
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}

async function namesDue(
  { db, pool, keepsStatements }: Pick<RoundsOptions, 'db' | 'pool' | 'keepsStatements'>,
  rounds: Map<string, Round>,
  now: Date,
): Promise<Set<string>> {
  const named = [...rounds].map(
    ([name, { due }]) => sql`case when exists (${due!(db as AcrossHotelsTransaction, now)}) then ${sql.lit(name)} end`,
  );
  const look = sql`select array_remove(array[${sql.join(named)}], null) as due`.compile(db);
  const statement = { text: look.sql, values: [...look.parameters], query_timeout: ANSWER_MS };
  // The name says how many queries it has: more of them are another statement.
  const { rows } = await pool.query<{ due: string[] }>(
    keepsStatements ? { ...statement, name: `due-rounds-${named.length}` } : statement,
  );
  return new Set(rows[0]!.due);
}
