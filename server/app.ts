import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compression from 'compression';
import express, { Router, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { authHandler } from '#server/http/auth-handler.ts';
import { clientIpHeader, type Auth } from '#server/features/auth/auth.service.ts';
import { AppError } from '#server/http/app-error.ts';
import { errorHandler } from '#server/http/error-handler.ts';
import { refuseForeignOrigins } from '#server/http/foreign-origin.ts';

/** What is mounted where. Everything but better-auth, webhooks, media, health and the live stream is in the API table. */
export type AppParts = {
  log: Logger;
  auth: Auth;
  /** Pages that may change something, beside those of the address that was called. */
  trustedOrigins: string[];
  /** Routers below /api: the table. */
  api: (router: Router) => void;
  live: RequestHandler;
  openapi: RequestHandler;
  webhooks: Router;
  media: RequestHandler;
  health: Router;
  /** Guest phone and mailbox; null outside the one-machine default. */
  practice: Router | null;
  /** Folder of the built console, or null for an API alone. */
  consoleDir: string | null;
};

export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback, linklocal, uniquelocal');
  app.set('query parser', 'simple');
  app.use((request, response, next) => {
    response.setHeader('x-request-id', randomUUID());
    request.headers[clientIpHeader] = request.ip;
    next();
  });
  // Webhooks come first: they are the hot path and need nothing of what follows.
  app.use('/webhooks', parts.webhooks);
  app.use(securityHeaders());
  app.use(parts.health);
  app.all('/api/auth/{*rest}', authHandler(parts.auth));
  app.get('/api/live', parts.live);
  // After the live stream, whose events must not wait for a block to fill.
  app.use(compression());
  app.get('/api/openapi.json', parts.openapi);
  app.get('/media/:message_id/:index', parts.media);
  app.use('/api', apiRouter(parts));
  if (parts.practice) app.use(parts.practice);
  if (parts.consoleDir) app.use(consoleFiles(parts.consoleDir));
  app.use(errorHandler(parts.log));
  return app;
}

function apiRouter({ api, trustedOrigins }: AppParts): Router {
  const router = Router();
  router.use(refuseForeignOrigins(trustedOrigins));
  // 5,000 bookings with their remarks are more than anything else that is sent at once.
  router.use('/hotels/:hotel_id/bookings/import', express.json({ limit: '8mb' }));
  // A PDF of 10 MB, in base64.
  router.use('/hotels/:hotel_id/knowledge/import', express.json({ limit: '14mb' }));
  router.use(express.json({ limit: '1mb' }));
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

/** The renderer's Content Security Policy: our own files; maps from Google where a key is set; antd needs inline styles. */
function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", 'https://maps.googleapis.com'],
        styleSrc: ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://*.googleapis.com', 'https://*.gstatic.com'],
        fontSrc: ["'self'", 'data:', 'https://fonts.gstatic.com'],
        connectSrc: ["'self'", 'https://*.googleapis.com'],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
  });
}

/** The built console: hashed files for a year, and the one page for every other path (the router shows the 404). */
function consoleFiles(dir: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(path.join(dir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(express.static(dir, { index: false, maxAge: '1h' }));
  router.get('/{*page}', (_request, response) => {
    response.setHeader('cache-control', 'no-cache');
    response.sendFile('index.html', { root: dir });
  });
  return router;
}
