import http, { type Server } from 'node:http';
import type { Express } from 'express';

/**
 * The server with limits on slow and large requests. Heads within 10 s and 16 kB; a whole request within 5 minutes, which
 * is 10 MB at 300 kbit/s; idle connections longer than the 60 s of common load balancers, so that these close them first.
 */
export function createLimitedServer(app: Express): Server {
  const server = http.createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
    },
    app,
  );
  server.maxHeadersCount = 100;
  return server;
}
