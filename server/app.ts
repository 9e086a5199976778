import { randomUUID } from 'node:crypto';
import compression from 'compression';
import express, { Router, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { contentSecurityPolicy } from '#shared/http/content-security-policy.ts';
import { authHandler } from '#server/http/auth-handler.ts';
import type { Auth } from '#server/features/auth/auth.service.ts';
import { clientIpHeader } from '#server/features/auth/client-ip.ts';
import { AppError } from '#server/http/app-error.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { consoleFiles } from '#server/http/console-files.ts';
import { errorHandler } from '#server/http/error-handler.ts';
import { refuseForeignOrigins } from '#server/http/foreign-origin.ts';
import { discardUnreadBody } from '#server/http/request-body.ts';
import { refuseMalformedTarget } from '#server/http/request-target.ts';
import { onlyFromThisMachine, refuseForeignHosts } from '#server/http/this-machine.ts';

/** What is mounted where. Everything but better-auth, webhooks, media, health and the live stream is in the API table. */
export type AppParts = {
  log: Logger;
  auth: Auth;
  /** What the outside world calls us. */
  publicUrl: string;
  /** Addresses and networks whose X-Forwarded-For counts. */
  trustedProxies: string[];
  /** Whether only this machine is to reach us. */
  local: boolean;
  /** Pages that may change something, beside those of the address that was called. */
  trustedOrigins: string[];
  /** Routers below /api: the table. */
  api: (router: Router) => void;
  live: RequestHandler;
  openapi: RequestHandler;
  webhooks: Router;
  media: RequestHandler;
  health: Router;
  metrics: Router;
  /** Whether pages may load Google Maps. */
  mapsKey: boolean;
  /** Guest phone and mailbox; null outside the one-machine default. */
  practice: Router | null;
  /** Folder of the built console, or null for an API alone. */
  consoleDir: string | null;
};

export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', parts.trustedProxies);
  app.set('query parser', 'simple');
  app.use((request, response, next) => {
    response.setHeader('x-request-id', randomUUID());
    request.headers[clientIpHeader] = clientAddress(request);
    next();
  });
  app.use(discardUnreadBody, refuseMalformedTarget, answerOptions);
  // Webhooks come first: they are the hot path and need nothing of what follows.
  app.use('/webhooks', parts.webhooks);
  if (parts.local) app.use(refuseForeignHosts);
  app.use(securityHeaders(parts.mapsKey));
  app.use(parts.health, parts.metrics);
  app.all('/api/auth/{*rest}', authHandler(parts.auth, parts.publicUrl));
  app.get('/api/live', parts.live);
  // After the live stream, whose events must not wait for a block to fill.
  app.use(compression());
  app.get('/api/openapi.json', parts.openapi);
  app.get('/media/:message_id/:index', parts.media);
  app.use('/api', apiRouter(parts));
  if (parts.practice) {
    app.use(['/practice', '/guest-phone', '/mailbox'], onlyFromThisMachine({ closed: !parts.local }));
    app.use(parts.practice);
  }
  if (parts.consoleDir) app.use(consoleFiles(parts.consoleDir));
  app.use(() => {
    throw new AppError('not_found', 'There is nothing at this address.');
  });
  app.use(errorHandler(parts.log));
  return app;
}

/** No other origin may call us, so there is nothing to allow beyond the methods. */
const answerOptions: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS') return next();
  response.set('allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS').status(204).end();
};

function apiRouter({ api, trustedOrigins }: AppParts): Router {
  const router = Router();
  router.use(refuseForeignOrigins(trustedOrigins));
  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  api(router);
  router.use(() => {
    throw new AppError('not_found', 'There is no such call.');
  });
  return router;
}

function securityHeaders(maps: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy({ maps }) },
    strictTransportSecurity: { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
  });
}
