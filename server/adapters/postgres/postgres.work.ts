import type { Logger } from 'pino';
import type { Db, Transaction } from '#server/db/database.ts';
import type { Work } from '#server/ports/work.ts';
import { createDoorbell } from './postgres.doorbell.ts';
import { createListener, type ListenerOptions } from './postgres.listener.ts';

/** Least time between two notifications of this process; a guest waits for the first. */
const RING_EVERY_MS = 5;
/** Looks without a doorbell: for turns whose quiet time is over and messages that are tried again. */
const LOOK_EVERY_MS = 250;
/** So long after work was announced; later only every fourth time, because a look costs two statements. */
const AWAKE_MS = 5_000;

export type PostgresWork = Work & {
  /** Tells workers if this transaction has stored work. Called after its commit. */
  committed(tx: Transaction): void;
  /** Called when there may be work. */
  onWork(look: () => void): void;
  worker(): number | null;
  /** Registers this process as a worker and begins to look for work. */
  start(): Promise<void>;
  /** Ends looking for work. The registration stays until `leave`. */
  rest(): void;
  leave(): Promise<void>;
};

/** Others free the claims of a session that has ended within a second; this worker notices after 7 s at the latest. */
const HEARTBEAT = { every: 5_000, answer: 2_000 };

type PostgresWorkOptions = { databaseUrl: string; db: Db; log: Logger; heartbeat?: ListenerOptions['heartbeat'] };

/** @param db its login may call the functions of the queue (concierge_pipeline) */
export function createPostgresWork({ databaseUrl, db, log, heartbeat = HEARTBEAT }: PostgresWorkOptions): PostgresWork {
  const stored = new WeakSet<Transaction>();
  const listeners: (() => void)[] = [];
  const bell = createDoorbell(db, log, 'work_bell', RING_EVERY_MS);
  const look = (): void => listeners.forEach((each) => each());
  const wake = (): void => {
    awakeUntil = performance.now() + AWAKE_MS;
    look();
  };
  const lookNowAndThen = (): void => {
    looks += 1;
    if (performance.now() < awakeUntil || looks % 4 === 0) look();
  };
  let me: number | null = null;
  let awakeUntil = 0;
  let looks = 0;
  let timer: NodeJS.Timeout | undefined;
  const announce = (): void => {
    wake();
    bell.ring();
  };
  const session = createListener({
    databaseUrl,
    log,
    name: 'concierge-worker',
    channels: { work_bell: (payload) => bell.isOthers(payload) && wake() },
    onConnect: async (client) => {
      await client.query('set role concierge_pipeline');
      const { rows } = await client.query<{ me: number }>('select enlist_worker() as me');
      me = rows[0]!.me;
    },
    onLost: () => (me = null),
    onReconnect: wake,
    heartbeat,
  });
  return {
    announce,
    queued: (tx) => void stored.add(tx),
    committed: (tx) => {
      if (stored.delete(tx)) announce();
    },
    onWork: (listener) => void listeners.push(listener),
    worker: () => me,
    start: async () => {
      await session.start();
      timer = setInterval(lookNowAndThen, LOOK_EVERY_MS);
      wake();
    },
    rest: () => clearInterval(timer),
    leave: async () => {
      clearInterval(timer);
      await session.stop();
    },
  };
}
