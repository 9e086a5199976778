import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router, type Express } from 'express';
import { api } from '#shared/api.ts';
import { practiceRoutes } from '../adapters/local/practice.routes.ts';
import { createApp } from '../http/app.ts';
import { isLocal } from '../config.ts';
import { sharedFileRoute } from '../features/conversations/files/reply-files.routes.ts';
import { mediaRoute, ownFileRoute } from '../features/conversations/media/media.routes.ts';
import { scimRoutes } from '../features/auth/scim/scim.routes.ts';
import { createAuthorize } from '../http/authorize.ts';
import { clientIpHeader } from '../http/request/client-address.ts';
import type { Draining } from '../http/draining.ts';
import { liveStream } from '../http/live/live-stream.ts';
import { metricsRoutes } from '../http/metrics.ts';
import { openapiDocument } from '../http/openapi.ts';
import { createScim, type AuthServices } from './auth.ts';
import type { Infrastructure } from './infrastructure.ts';
import { measureStreams, measureWebhooks } from './metrics/measured-process.ts';
import { composeMetrics } from './metrics/metrics.ts';
import { mountApi, type Services } from './services.ts';
import { composeWebhooks } from './webhooks.ts';

/** Everything that one process answers over HTTP. */
export function composeHttp(
  infrastructure: Infrastructure,
  services: Services & AuthServices,
  { trustedOrigins, draining }: { trustedOrigins: string[]; draining: Draining },
): Express {
  const { config, log, events, registry, guestPhone } = infrastructure;
  const { readCaller, apiKeys } = services;
  const authorize = createAuthorize(readCaller, (key, request) =>
    apiKeys.use(key, request.get(clientIpHeader) ?? null),
  );
  const scim = createScim(services, infrastructure);
  const { source, health } = composeMetrics(infrastructure, services, draining);
  return createApp({
    log,
    draining,
    auth: services.auth,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    local: isLocal(config),
    trustedOrigins,
    api: (router) => mountApi(router, services, authorize, infrastructure),
    live: measureStreams(registry, liveStream(events, readCaller, draining)),
    openapi: openapiDocument(api, config.PUBLIC_URL),
    scim: scimRoutes(scim, scim.baseUrl, log),
    webhooks: Router().use(measureWebhooks(registry), composeWebhooks(infrastructure, services)),
    media: mediaRoute(services.mediaFiles, readCaller),
    ownFiles: ownFileRoute(services.mediaFiles, readCaller),
    sharedFiles: sharedFileRoute(infrastructure.fileLinks, services.replyFiles),
    health,
    metrics: metricsRoutes(source, { hasOwnPort: config.METRICS_PORT !== undefined }),
    mapsKey: config.GOOGLE_MAPS_API_KEY !== undefined,
    practice: practiceRoutes({
      ...infrastructure,
      practice: guestPhone,
      readFile: services.replyFiles.read,
      mailbox: !config.SMTP_URL,
      receive: services.inbound.receive,
    }),
    consoleDir: consoleDir(),
  });
}

function consoleDir(): string | null {
  const dir = path.resolve(import.meta.dirname, '../../dist/web');
  return existsSync(path.join(dir, 'index.html')) ? dir : null;
}
