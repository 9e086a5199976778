import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** Whether this process stops. A stopping process answers requests, but every answer closes its connection. */
export type Draining = {
  readonly begun: boolean;
  begin(): void;
  /** Called when the process begins to stop; at once if it has. Returns the function that ends the subscription. */
  onBegin(listener: () => void): () => void;
  /** Adds `Connection: close` to the answers of a stopping process, so that clients send the next request elsewhere. */
  middleware: RequestHandler;
};

export function createDraining(): Draining {
  const listeners = new Set<() => void>();
  let begun = false;
  return {
    get begun() {
      return begun;
    },
    begin: () => {
      begun = true;
      for (const listener of listeners) listener();
    },
    onBegin: (listener) => {
      if (begun) listener();
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    middleware: (_request, response, next) => {
      if (begun) response.setHeader('connection', 'close');
      next();
    },
  };
}

/** How long requests under way may take after the last new connection. */
const DRAIN_MS = 10_000;

/**
 * Closes a server without cutting off an answer: takes no new connections, waits for requests under way, 10 s at most,
 * then closes what is left.
 */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const waited = new AbortController();
  const limit = delay(DRAIN_MS, undefined, { signal: waited.signal }).catch(() => {});
  await Promise.race([closed, limit]);
  waited.abort();
  server.closeAllConnections();
  await closed;
}
