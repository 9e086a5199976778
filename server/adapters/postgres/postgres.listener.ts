import pg from 'pg';
import type { Logger } from 'pino';

/**
 * `onConnect`: runs on each new connection, before it listens. `onReconnect`: notifications may have been missed, since
 * none are kept for a connection that is away.
 */
export type ListenerOptions = {
  databaseUrl: string;
  log: Logger;
  name: string;
  channels: Record<string, (payload: string) => void>;
  onConnect?: (client: pg.Client) => Promise<void>;
  onReconnect: () => void;
};

const FIRST_RETRY_MS = 250;
const RETRY_MS = 1000;

/** One connection that listens to channels of PostgreSQL; it is opened again when it is lost. */
export function createListener({ databaseUrl, log, name, channels, onConnect, onReconnect }: ListenerOptions) {
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: name });
    next.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    client = next;
    await next.connect();
    await onConnect?.(next);
    for (const channel of Object.keys(channels)) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  function lost(which: pg.Client): void {
    if (stopped || which !== client) return;
    log.warn({ name }, 'the listening connection to the database was lost; connecting again');
    connectAfter(FIRST_RETRY_MS);
  }

  function connectAfter(milliseconds: number): void {
    if (stopped) return;
    client = null;
    retry = setTimeout(() => void connect().then(onReconnect, () => connectAfter(RETRY_MS)), milliseconds);
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
