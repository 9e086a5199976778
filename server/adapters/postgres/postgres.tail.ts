import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { liveEvent, type LiveEvent } from '#shared/live-events.ts';
import type { Db } from '#server/db/database.ts';

/** Least time between two looks at the table. */
const REST_MS = 50;
/** A look without a doorbell: for notifications that were lost, and rows that were written without one. */
const LOOK_ANYWAY_MS = 1000;

export type TailOptions = {
  db: Db;
  log: Logger;
  onEvents: (events: LiveEvent[]) => void;
  /** After an outage of the database: rows may have been deleted before they were read. */
  onGap: () => void;
};

/**
 * Reads committed live events from their table and hands each to `onEvents` once. A look returns the rows that its snapshot
 * sees and the last look's did not. Numbers are given before transactions commit, so reading on from a number would leave
 * out what commits late; with snapshots nothing is left out, and nothing waits for a transaction that is still open.
 */
export function createTail({ db, log, onEvents, onGap }: TailOptions) {
  let seen: string | null = null;
  let failing = false;
  let rung = false;
  let stopped = false;
  let wake = (): void => {};
  let running: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    const { snapshot, events } = await eventsAfter(db, seen);
    seen = snapshot;
    if (failing) onGap();
    failing = false;
    if (events.length > 0) onEvents(parsed(events, log));
  };
  const failed = (error: unknown): void => {
    if (!failing && !stopped) log.warn({ err: error }, 'live events could not be read; trying again');
    failing = true;
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_ANYWAY_MS - REST_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    while (!stopped) {
      rung = false;
      await look().catch(failed);
      await delay(REST_MS);
      if (!rung && !stopped) await pause();
    }
  };

  return {
    /** Resolves when events that are committed from now on will be seen. */
    start: async (): Promise<void> => {
      await look();
      running = run();
    },
    /** There may be new events. */
    ring: (): void => {
      rung = true;
      wake();
    },
    stop: async (): Promise<void> => {
      stopped = true;
      wake();
      await running;
    },
  };
}

type Look = { snapshot: string; events: { id: number; data: object }[] };

/** One statement has one snapshot, for the rows and for `pg_current_snapshot`. Without `seen`: no rows. */
async function eventsAfter(db: Db, seen: string | null): Promise<Look> {
  const { rows } = await sql<Look>`
    select pg_current_snapshot()::text as snapshot,
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'data', e.data) order by e.id) from live_events e
        where e.tx >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(e.tx, ${seen}::pg_snapshot)),
        '[]') as events`.execute(db);
  return rows[0]!;
}

function parsed(rows: Look['events'], log: Logger): LiveEvent[] {
  return rows.flatMap(({ id, data }) => {
    const event = liveEvent.safeParse({ ...data, id });
    if (!event.success) log.warn({ id }, 'a live event of an unknown shape');
    return event.success ? [event.data] : [];
  });
}
