import pg from 'pg';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { liveEvent, type LiveEvent } from '#shared/live-events.ts';
import type { Db } from '#server/db/database.ts';
import { recentSeconds, type Events } from '#server/ports/events.ts';

type Listener = (event: LiveEvent) => void;

/** Numbers are given before transactions commit: what is replayed begins this much earlier, so that nothing is left out. */
const replayMarginSeconds = 30;
/** Rows read at once; a console that was away for long is told all the same, page after page. */
const replayPage = 2000;

/**
 * Live events over LISTEN/NOTIFY: one listening connection a process, reconnected when it is lost. After a loss every
 * listener is told `resync`, since notifications are not kept for those who were away.
 */
export type PostgresEvents = Events & {
  start(): Promise<void>;
  stop(): Promise<void>;
};

export function createPostgresEvents({
  databaseUrl,
  db,
  log,
}: {
  databaseUrl: string;
  db: Db;
  log: Logger;
}): PostgresEvents {
  const listeners = new Map<string, Set<Listener>>();
  const resyncListeners = new Set<() => void>();
  const accessListeners = new Set<(userId: string) => void>();
  const connection = listening(databaseUrl, log, {
    onAccessChange: (userId) => accessListeners.forEach((listener) => listener(userId)),
    onPayload: (payload) => {
      const parsed = liveEvent.safeParse(JSON.parse(payload));
      if (!parsed.success) return log.warn('a live event of an unknown shape');
      for (const listener of listeners.get(parsed.data.hotel_id) ?? []) listener(parsed.data);
    },
    onReconnect: () => resyncListeners.forEach((listener) => listener()),
  });
  return {
    start: connection.start,
    stop: connection.stop,
    publish: async (tx, ...events) => {
      if (events.length === 0) return;
      await sql`select publish_live_event((e->>'hotel_id')::uuid, e) from jsonb_array_elements(${JSON.stringify(events)}::jsonb) e`.execute(
        tx,
      );
    },
    subscribe: (hotelId, listener) => {
      const set = listeners.get(hotelId) ?? listeners.set(hotelId, new Set()).get(hotelId)!;
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(hotelId);
      };
    },
    onAccessChange: (listener) => {
      accessListeners.add(listener);
      return () => accessListeners.delete(listener);
    },
    onResync: (listener) => {
      resyncListeners.add(listener);
      return () => resyncListeners.delete(listener);
    },
    since: (hotelId, lastEventId) => eventsSince(db, hotelId, lastEventId),
    recent: (hotelId) => recentEvents(db, hotelId),
  };
}

async function eventsSince(db: Db, hotelId: string, lastEventId: number): Promise<LiveEvent[]> {
  const found: LiveEvent[] = [];
  for (;;) {
    const rows = await pageSince(db, hotelId, lastEventId, found.at(-1)?.id ?? 0);
    found.push(...rows.map((row) => liveEvent.parse({ ...row.data, id: Number(row.id) })));
    if (rows.length < replayPage) return found;
  }
}

async function pageSince(
  db: Db,
  hotelId: string,
  lastEventId: number,
  after: number,
): Promise<{ id: number; data: object }[]> {
  const { rows } = await sql<{ id: number; data: object }>`
    with last as (select created_at from live_events where id = ${lastEventId})
    select id, data from live_events
    where hotel_id = ${hotelId} and id > ${after}
      and (id > ${lastEventId} or created_at > (select created_at from last) - make_interval(secs => ${replayMarginSeconds}))
      and id <> ${lastEventId}
    order by id limit ${replayPage}`.execute(db);
  return rows;
}

async function recentEvents(db: Db, hotelId: string): Promise<LiveEvent[]> {
  const { rows } = await sql<{ id: number; data: object }>`
    select id, data from live_events
    where hotel_id = ${hotelId} and created_at > now() - make_interval(secs => ${recentSeconds})
    order by id limit ${replayPage}`.execute(db);
  return rows.map((row) => liveEvent.parse({ ...row.data, id: Number(row.id) }));
}

type Notified = {
  onPayload: (payload: string) => void;
  onAccessChange: (userId: string) => void;
  onReconnect: () => void;
};

function listening(databaseUrl: string, log: Logger, { onPayload, onAccessChange, onReconnect }: Notified) {
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'concierge-live' });
    next.on('notification', ({ channel, payload = '' }) =>
      (channel === 'access' ? onAccessChange : onPayload)(payload),
    );
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    client = next;
    await next.connect();
    await next.query('listen live; listen access');
  }

  function lost(which: pg.Client): void {
    if (stopped || which !== client) return;
    client = null;
    log.warn('the live connection to the database was lost; connecting again');
    retry = setTimeout(() => void connect().then(onReconnect, () => lostAgain()), 250);
  }

  function lostAgain(): void {
    if (stopped) return;
    client = null;
    retry = setTimeout(() => void connect().then(onReconnect, () => lostAgain()), 1000);
  }

  return {
    start: connect,
    stop: async () => {
      stopped = true;
      if (retry) clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
