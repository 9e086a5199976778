import type { Logger } from 'pino';
import type { Db, Transaction } from '#server/db/database.ts';
import type { Work } from '#server/ports/work.ts';
import { createDoorbell } from './postgres.doorbell.ts';
import { createListener, type ListenerOptions } from './postgres.listener.ts';

/** Least time between two notifications of this process; a guest waits for the first. */
const RING_EVERY_MS = 5;
/** Looks without a doorbell, for turns whose quiet time is over: so often, and so long after work was announced. */
const LOOK_EVERY_MS = 250;
const AWAKE_MS = 5_000;

export type PostgresWork = Work & {
  /** Tells workers if this transaction has stored work. Called after its commit. */
  committed(tx: Transaction): void;
  /** Called when there may be work. */
  onWork(look: () => void): void;
  /** Looks once, for work without a notification: a retry that is due now, or a notification that was lost. */
  look(): void;
  worker(): number | null;
  /** Registers this process as a worker and begins to look for work. */
  start(): Promise<void>;
  /** Ends looking for work. The registration stays until `leave`. */
  rest(): void;
  leave(): Promise<void>;
};

/** Others free the claims of a session that has ended after about 2 s; this worker notices after 7 s at the latest. */
const HEARTBEAT = { every: 5_000, answer: 2_000 };

type PostgresWorkOptions = { databaseUrl: string; db: Db; log: Logger; heartbeat?: ListenerOptions['heartbeat'] };

/** @param db its login may call the functions of the queue (concierge_pipeline) */
export function createPostgresWork({ databaseUrl, db, log, heartbeat = HEARTBEAT }: PostgresWorkOptions): PostgresWork {
  const stored = new WeakSet<Transaction>();
  const listeners: (() => void)[] = [];
  const bell = createDoorbell(db, log, 'work_bell', RING_EVERY_MS);
  const look = (): void => listeners.forEach((each) => each());
  const { wake, start, rest } = createWakefulness(look);
  let me: number | null = null;
  let previous: number | null = null;
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
      const { rows } = await client.query<{ me: number }>('select enlist_worker($1) as me', [previous]);
      me = previous = rows[0]!.me;
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
    look,
    worker: () => me,
    start: async () => {
      await session.start();
      start();
    },
    rest,
    leave: async () => {
      rest();
      await session.stop();
    },
  };
}

/** Between `start` and `rest`: looks when it is woken and every {@link LOOK_EVERY_MS} for {@link AWAKE_MS} after that. */
function createWakefulness(look: () => void) {
  let isStarted = false;
  let awakeUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  const sleep = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const lookAgain = (): void => {
    look();
    if (performance.now() >= awakeUntil) sleep();
  };
  const wake = (): void => {
    awakeUntil = performance.now() + AWAKE_MS;
    if (isStarted) timer ??= setInterval(lookAgain, LOOK_EVERY_MS);
    look();
  };
  return {
    wake,
    start: (): void => {
      isStarted = true;
      wake();
    },
    rest: (): void => {
      isStarted = false;
      sleep();
    },
  };
}
