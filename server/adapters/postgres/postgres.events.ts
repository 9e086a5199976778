import { sql } from 'kysely';
import type { Logger } from 'pino';
import { liveEvent, type LiveEvent } from '#shared/live-events.ts';
import type { Db, Transaction } from '#server/db/database.ts';
import { recentSeconds, type Events } from '#server/ports/events.ts';
import { createDoorbell } from './postgres.doorbell.ts';
import { createListener, HEARTBEAT } from './postgres.listener.ts';
import { createTail } from './postgres.tail.ts';

type Listener = (event: LiveEvent) => void;

/** Numbers are given before transactions commit: what is replayed begins this much earlier, so that nothing is left out. */
const replayMarginSeconds = 30;
/** Rows read at once; a console that was away for long is told all the same, page after page. */
const replayPage = 2000;
/** Least time between two notifications of this process. */
const RING_EVERY_MS = 50;

/**
 * Live events as rows of `live_events`. Publishing inserts a row and nothing else; API processes read what was committed
 * (`postgres.tail.ts`), at once when the doorbell rings. After an outage of the database every listener is told `resync`.
 */
export type PostgresEvents = Events & {
  /** Rings the doorbell if this transaction has published events. Called after its commit. */
  committed(tx: Transaction): void;
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
  const consoles = createListeners();
  const published = new WeakSet<Transaction>();
  const tail = createTail({
    db,
    log,
    onEvents: consoles.tell,
    onGap: consoles.resync,
  });
  const bell = createDoorbell(db, log, 'live_bell', RING_EVERY_MS);
  const announce = (): void => {
    tail.ring();
    bell.ring();
  };
  const connection = createListener({
    databaseUrl,
    log,
    name: 'concierge-live',
    channels: {
      live_bell: (payload) => bell.isOthers(payload) && tail.ring(),
      access: consoles.tellAccess,
    },
    onReconnect: consoles.resync,
    heartbeat: HEARTBEAT,
  });
  return {
    start: async () => {
      await connection.start();
      await tail.start();
    },
    stop: async () => {
      await connection.stop();
      await tail.stop();
    },
    announce,
    committed: (tx) => {
      if (published.delete(tx)) announce();
    },
    publish: async (tx, ...events) => {
      if (events.length === 0) return;
      published.add(tx);
      await sql`
        insert into live_events (hotel_id, data)
        select (e->>'hotel_id')::uuid, e from jsonb_array_elements(${JSON.stringify(events)}::jsonb) e`.execute(tx);
    },
    subscribe: consoles.subscribe,
    onAccessChange: consoles.onAccessChange,
    onResync: consoles.onResync,
    since: (hotelId, lastEventId) => eventsSince(db, hotelId, lastEventId),
    recent: (hotelId) => recentEvents(db, hotelId),
  };
}

/** The open streams of this process. Each `subscribe` and `on…` returns the function that ends it. */
function createListeners() {
  const ofHotel = new Map<string, Set<Listener>>();
  const resyncListeners = new Set<() => void>();
  const accessListeners = new Set<(userId: string) => void>();
  const added = <One>(set: Set<One>, listener: One): (() => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  return {
    tell: (events: LiveEvent[]): void => {
      for (const event of events) for (const listener of ofHotel.get(event.hotel_id) ?? []) listener(event);
    },
    tellAccess: (userId: string): void => accessListeners.forEach((listener) => listener(userId)),
    resync: (): void => resyncListeners.forEach((listener) => listener()),
    subscribe: (hotelId: string, listener: Listener): (() => void) => {
      const set = ofHotel.get(hotelId) ?? ofHotel.set(hotelId, new Set()).get(hotelId)!;
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0) ofHotel.delete(hotelId);
      };
    },
    onAccessChange: (listener: (userId: string) => void) => added(accessListeners, listener),
    onResync: (listener: () => void) => added(resyncListeners, listener),
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
