import { sql } from 'kysely';
import { PgBoss, fromKysely } from 'pg-boss';
import type { ConstructorOptions, JobResult, Queue, SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Rounds } from '#server/db/rounds.ts';
import { describeError } from '#server/log.rules.ts';
import type { JobData, JobHandler, JobOptions, Jobs, QueueName } from '#server/ports/jobs.ts';

/**
 * pg-boss: the durable queue in the same PostgreSQL as the rows.
 *
 * A job whose worker was killed is taken up again after its heartbeat (10 s) is missed. Retries go on for days with
 * growing delays; handlers decide themselves when something has finally failed.
 */
const retrying: Omit<Queue, 'name'> = {
  notify: true,
  retryLimit: 10_000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: 3600,
};

const queues: Record<QueueName, Omit<Queue, 'name'>> = {
  mail: retrying,
  account_mail: retrying,
  template: retrying,
  template_approval: retrying,
  // The plan itself brings an entry up again that was not settled: one job a claim is enough.
  booking_message: { ...retrying, retryLimit: 0 },
  replan: retrying,
  forget: retrying,
};

/** Queues whose jobs carry texts: a job is deleted when it has succeeded. Jobs of the others carry ids only. */
const deletedWhenDone: ReadonlySet<QueueName> = new Set(['mail']);

function boss(databaseUrl: string, options: Partial<ConstructorOptions> = {}): PgBoss {
  return new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 8,
    application_name: 'concierge-jobs',
    ...options,
  });
}

/** Creates the queue's tables and our queues. */
export async function installQueue(databaseUrl: string): Promise<void> {
  const installer = boss(databaseUrl, { useListenNotify: false, supervise: false, schedule: false, max: 1 });
  installer.on('error', () => {});
  await installer.start();
  try {
    for (const [name, options] of Object.entries(queues)) await installer.createQueue(name, options);
    for (const [name, { policy: _, ...options }] of Object.entries(queues)) await installer.updateQueue(name, options);
  } finally {
    await installer.stop({ graceful: false });
  }
}

/** Whether the queue's tables are as new as the program. They are only read. */
export async function queueIsCurrent(databaseUrl: string): Promise<boolean> {
  const looking = boss(databaseUrl, {
    migrate: false,
    useListenNotify: false,
    supervise: false,
    schedule: false,
    max: 1,
  });
  looking.on('error', () => {});
  try {
    return await looking.start().then(
      () => true,
      () => false,
    );
  } finally {
    await looking.stop({ graceful: false }).catch(() => {});
  }
}

export type WorkOptions = { concurrency: number };
export type PostgresJobs = Jobs & {
  start(): Promise<void>;
  /** Starts `concurrency` workers on a queue. */
  work<Q extends QueueName>(queue: Q, handler: JobHandler<Q>, options: WorkOptions): Promise<void>;
  /** Waits for the jobs under way, 10 s at most, and leaves. */
  stop(): Promise<void>;
  reachable(): Promise<boolean>;
};

export function createPostgresJobs({
  databaseUrl,
  log,
  max,
  rounds,
}: {
  databaseUrl: string;
  log: Logger;
  max?: number;
  /** Wakes the workers of a queue while it has a job that is due. */
  rounds?: Pick<Rounds, 'every'>;
}): PostgresJobs {
  // The tables are made by migrate(), whose login may do so; this one may not.
  const queue = boss(databaseUrl, { migrate: false, ...(max ? { max } : {}) });
  queue.on('error', (error) => log.warn({ err: error }, 'the queue lost its database for a moment'));
  return {
    start: async () => void (await queue.start()),
    send: async (tx, name, data, options) =>
      void (await queue.send(name, data, { ...sendOptions(options), db: fromKysely(tx) })),
    sendAll: async (tx, name, jobs) => {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ data, options }) => ({ data, ...sendOptions(options) }));
      await queue.insert(name, rows, { db: fromKysely(tx) });
    },
    work: async (name, handler, { concurrency }) => {
      const workers = await startWorkers(queue, name, handler, concurrency, log);
      const wake = async (): Promise<void> => workers.forEach((worker) => queue.notifyWorker(worker));
      rounds?.every(`queue ${name}`, WAKE_MS, wake, () => someJobDue(name));
    },
    stop: () => queue.stop({ graceful: true, timeout: 10_000 }),
    reachable: () =>
      queue.getQueue('mail').then(
        (found) => found !== null,
        () => false,
      ),
  };
}

/** A delay is counted by the database's clock, which also decides when a job starts. */
function sendOptions({ startAfter }: JobOptions = {}): Pick<SendOptions, 'startAfter'> {
  const seconds = typeof startAfter === 'number' ? Math.max(0, startAfter / 1000) : startAfter;
  return seconds ? { startAfter: seconds } : {};
}

async function startWorkers<Q extends QueueName>(
  queue: PgBoss,
  name: Q,
  handler: JobHandler<Q>,
  concurrency: number,
  log: Logger,
): Promise<string[]> {
  const settle = ({ id, data }: { id: string; data: JobData[Q] }): Promise<JobResult> =>
    handler(data).then(
      async () => {
        // The text of a mail is not kept once the mail server has it; completing a deleted job changes nothing.
        if (deletedWhenDone.has(name)) await queue.deleteJob(name, id).catch(() => {});
        return { id, status: 'completed' };
      },
      (error: unknown) => {
        log.warn({ err: error, queue: name, job_id: id }, 'a job will be tried again');
        const { type, code, status } = describeError(error);
        return { id, status: 'failed', output: { type, code, status } };
      },
    );
  const workers: string[] = [];
  for (let worker = 0; worker < concurrency; worker++) {
    let workerId = '';
    workerId = await queue.work<JobData[Q]>(name, workOptions, (batch) => {
      // A notification wakes a worker once, whatever has gathered: look again at once whether there is more.
      queue.notifyWorker(workerId);
      return Promise.all(batch.map(settle));
    });
    workers.push(workerId);
  }
  return workers;
}

/** A notification wakes the workers when a job is added; a job with a delay, and a lost notification, are seen by a round. */
const WAKE_MS = 1000;
const someJobDue = (name: QueueName) => sql`
  select from pgboss.job where name = ${sql.lit(name)} and state < 'active' and not blocked and start_after <= now()`;

/** Jobs of one fetch run side by side and are settled one by one; few at a time, since a slow one holds its batch. */
const workOptions = {
  batchSize: 4,
  perJobResults: true,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 300,
} as const;
