import pg from 'pg';
import type { Logger } from 'pino';

/**
 * `onConnect`: runs on each new connection, before it listens. `onLost`: at once when it is lost. `onReconnect`: notifications may have been missed, since
 * none are kept for a connection that is away.
 */
export type ListenerOptions = {
  databaseUrl: string;
  log: Logger;
  name: string;
  channels: Record<string, (payload: string) => void>;
  onConnect?: (client: pg.Client) => Promise<void>;
  onLost?: () => void;
  onReconnect: () => void;
  /** Milliseconds between two heartbeats, and for the answer to one. */
  heartbeat?: { every: number; answer: number };
};

/** Others take over what a worker without a connection held after 0.9 s. */
const RETRY_MS = 250;
/** A connection whose network is gone reports nothing by itself. */
export const HEARTBEAT = { every: 15_000, answer: 5_000 };

/** One connection that listens to channels of PostgreSQL; it is opened again when it is lost. */
export function createListener(options: ListenerOptions) {
  const { databaseUrl, log, name, channels, onConnect, onReconnect, heartbeat } = options;
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | null = null;
  let beat: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: name,
      ...(heartbeat && { query_timeout: heartbeat.answer, connectionTimeoutMillis: heartbeat.answer }),
    });
    opened.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    opened.on('error', () => lost(opened));
    opened.on('end', () => lost(opened));
    client = opened;
    try {
      await opened.connect();
      await onConnect?.(opened);
      for (const channel of Object.keys(channels)) await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      if (client === opened) client = null;
      // A session that stays open would keep its locks.
      opened.end().catch(() => {});
      throw error;
    }
    if (heartbeat) beat = setInterval(() => void opened.query('select 1').catch(() => lost(opened)), heartbeat.every);
  }

  function lost(which: pg.Client): void {
    if (stopped || which !== client) return;
    if (beat) clearInterval(beat);
    options.onLost?.();
    // It may still be open on our side.
    which.end().catch(() => {});
    log.warn({ name }, 'the listening connection to the database was lost; connecting again');
    connectAgain();
  }

  function connectAgain(): void {
    if (stopped) return;
    client = null;
    if (retry) clearTimeout(retry);
    retry = setTimeout(() => void connect().then(onReconnect, connectAgain), RETRY_MS);
  }

  return {
    start: connect,
    stop: async () => {
      stopped = true;
      if (retry) clearTimeout(retry);
      if (beat) clearInterval(beat);
      await client?.end().catch(() => {});
    },
  };
}
