import type { Logger } from 'pino';
import type { Db, Transaction } from '#server/db/database.ts';
import type { Work } from '#server/ports/work.ts';
import { createDoorbell } from './postgres.doorbell.ts';
import { createListener, type ListenerOptions } from './postgres.listener.ts';

/** Least time between two notifications of this process; a guest waits for the first. */
const RING_EVERY_MS = 5;
/** Looks without a doorbell: for turns whose quiet time is over and messages that are tried again. */
const LOOK_EVERY_MS = 250;

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
  const looks: (() => void)[] = [];
  const bell = createDoorbell(db, log, 'work_bell', RING_EVERY_MS);
  const look = (): void => looks.forEach((each) => each());
  let me: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  const announce = (): void => {
    look();
    bell.ring();
  };
  const session = createListener({
    databaseUrl,
    log,
    name: 'concierge-worker',
    channels: { work_bell: (payload) => bell.isOthers(payload) && look() },
    onConnect: async (client) => {
      await client.query('set role concierge_pipeline');
      const { rows } = await client.query<{ me: number }>('select enlist_worker() as me');
      me = rows[0]!.me;
    },
    onLost: () => (me = null),
    onReconnect: look,
    heartbeat,
  });
  return {
    announce,
    queued: (tx) => void stored.add(tx),
    committed: (tx) => {
      if (stored.delete(tx)) announce();
    },
    onWork: (listener) => void looks.push(listener),
    worker: () => me,
    start: async () => {
      await session.start();
      timer = setInterval(look, LOOK_EVERY_MS);
      look();
    },
    rest: () => clearInterval(timer),
    leave: async () => {
      clearInterval(timer);
      await session.stop();
    },
  };
}
