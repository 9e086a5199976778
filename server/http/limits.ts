import http, { type Server } from 'node:http';
import type { Express } from 'express';

/**
 * Limits for slow and large requests. Headers: 10 s and 16 kB. Whole request: 5 minutes, which
 * is 10 MB at 300 kbit/s. Idle connections: longer than the usual 60 s of load balancers, so that these close them
 * first.
 */
export const HTTP_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
};

/** An HTTP server with the limits of production, unless a test passes shorter ones. */
export function createLimitedServer(app: Express, limits = HTTP_LIMITS): Server {
  const server = http.createServer(limits, app);
  server.maxHeadersCount = 100;
  return server;
}
