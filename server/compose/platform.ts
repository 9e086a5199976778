import type { Router } from 'express';
import { createAnalyticsService } from '../features/platform/analytics.service.ts';
import { createAuditReaderService } from '../features/platform/audit-reader.service.ts';
import { createExportNotesService } from '../features/platform/export-notes.service.ts';
import { createHealthService } from '../features/platform/health/health.service.ts';
import { createMetricsService } from '../features/platform/metrics.service.ts';
import { createModelBudget } from '../features/platform/model-budgets/model-calls.service.ts';
import { createPlatformSettingsService } from '../features/platform/platform-settings.service.ts';
import { createSendingPausesService } from '../features/platform/sending-pauses/sending-pauses.service.ts';
import { platformRoutes } from '../features/platform/platform.routes.ts';
import { createProviderAccountsService } from '../features/platform/provider-accounts/provider-accounts.service.ts';
import { createProviderTokensService } from '../features/platform/provider-tokens/provider-tokens.service.ts';
import { createProviderChecksService } from '../features/platform/provider-checks.service.ts';
import { inOneProcess } from '../db/single-process.ts';
import { readVersion } from '../version.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';

/** What the super admin looks after, and the settings that other features read. */
export function composePlatform(infrastructure: Infrastructure) {
  const { config } = infrastructure;
  const platformSettings = createPlatformSettingsService(infrastructure);
  const readSettings = platformSettings.current;
  const providerTokens = createProviderTokensService(infrastructure);
  return {
    platformSettings,
    readSettings,
    mayAskModel: createModelBudget({ ...infrastructure, readSettings }),
    exportNotes: createExportNotesService(infrastructure),
    auditReader: createAuditReaderService(infrastructure),
    analytics: createAnalyticsService({ ...infrastructure, readSettings: platformSettings.read }),
    metrics: createMetricsService(infrastructure),
    health: createHealthService({ ...infrastructure, readSettings, role: config.ROLE, version: readVersion() }),
    sendingPauses: createSendingPausesService(infrastructure),
    providerTokens,
    providerAccounts: createProviderAccountsService({ ...infrastructure, holdAll: providerTokens.holdAll }),
    providerChecks: createProviderChecksService({
      ...infrastructure,
      mailServer: Boolean(config.SMTP_URL),
      mapsKey: Boolean(config.GOOGLE_MAPS_API_KEY),
    }),
  };
}
export type PlatformServices = ReturnType<typeof composePlatform>;

const reportMs = 10_000;
const tokensMs = 10_000;
const accountsMs = 60_000;

/** Runs in every process. */
export function startPlatformRounds(
  { health, providerTokens, providerAccounts }: PlatformServices,
  { rounds, accounts, db }: Infrastructure,
) {
  rounds.every('process-report', reportMs, () => health.report());
  if (!accounts) return;
  rounds.every('provider-tokens', tokensMs, () => providerTokens.refresh());
  rounds.every('provider-accounts', accountsMs, inOneProcess(db, 'provider-accounts', providerAccounts.look));
}

export function mountPlatform(router: Router, services: PlatformServices, authorize: Authorize): void {
  platformRoutes(router, services, authorize);
}
