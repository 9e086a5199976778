import { randomUUID } from 'node:crypto';
import compression from 'compression';
import express, { Router, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { contentSecurityPolicy } from '#shared/http/content-security-policy.ts';
import { authHandler, type AuthService } from '#server/http/sign-in/auth-handler.ts';
import { AppError } from '#server/app-error.ts';
import { clientAddress, clientIpHeader } from '#server/http/request/client-address.ts';
import { consoleFiles } from '#server/http/console-files.ts';
import { errorHandler } from '#server/http/error-handler.ts';
import { refuseForeignOrigins } from '#server/http/request/foreign-origin.ts';
import type { Draining } from '#server/http/draining.ts';
import { discardUnreadBody } from '#server/http/request/request-body.ts';
import { refuseMalformedTarget } from '#server/http/request/request-target.ts';
import { onlyFromThisMachine, refuseForeignHosts } from '#server/http/request/this-machine.ts';

/**
 * Routers and settings of the app. All calls except better-auth, webhooks, media, health and the live stream are in the
 * API table.
 */
export type AppParts = {
  log: Logger;
  draining: Draining;
  auth: AuthService;
  /** The public address of the server. */
  publicUrl: string;
  /** Addresses and networks whose X-Forwarded-For header is trusted. */
  trustedProxies: string[];
  /** Whether the server accepts requests from this machine only. */
  local: boolean;
  /** Origins that may send changing requests, in addition to the server's own. */
  trustedOrigins: string[];
  /** Routers below /api (the API table). */
  api: (router: Router) => void;
  live: RequestHandler;
  openapi: RequestHandler;
  webhooks: Router;
  /** Directories of companies, with a token. */
  scim: Router;
  media: RequestHandler;
  /** Files of staff: for members, and for the provider by a signed link. */
  ownFiles: RequestHandler;
  sharedFiles: RequestHandler;
  health: Router;
  metrics: Router;
  /** Whether pages may load Google Maps. */
  mapsKey: boolean;
  /** Guest phone and mailbox; null unless the one-machine default is active. */
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
  app.use(parts.draining.middleware);
  app.use(discardUnreadBody, refuseMalformedTarget, answerOptions);
  // Webhooks are mounted first: they are the most frequent requests and need none of the following middleware.
  app.use('/webhooks', parts.webhooks);
  if (parts.local) app.use(refuseForeignHosts);
  app.use(securityHeaders(parts.mapsKey));
  app.use(parts.health, parts.metrics);
  app.all('/api/auth/{*rest}', authHandler(parts.auth, parts.publicUrl));
  app.get('/api/live', parts.live);
  app.get('/shared-files/:hotel_id/:file_id/:token/:filename', parts.sharedFiles);
  // Compression is mounted after the live stream, whose events must not wait in its buffer.
  app.use(compression());
  app.use('/scim/v2', parts.scim);
  app.get('/api/openapi.json', parts.openapi);
  app.get('/media/files/:file_id', parts.ownFiles);
  app.get('/media/:message_id/:index', parts.media);
  app.use('/api', apiRouter(parts));
  if (parts.practice) {
    app.use(['/practice', '/guest-phone', '/mailbox'], onlyFromThisMachine({ closed: !parts.local }));
    app.use(parts.practice);
  }
  if (parts.consoleDir) app.use(consoleFiles(parts.consoleDir));
  app.use(() => {
    throw new AppError('not_found', 'address_not_found');
  });
  app.use(errorHandler(parts.log));
  return app;
}

/** CORS requests are not supported: the answer to OPTIONS lists the methods only. */
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
    throw new AppError('not_found', 'call_not_found');
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
