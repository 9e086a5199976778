import type { Router } from 'express';
import { analyticsContract } from '#shared/features/platform/analytics.contract.ts';
import { auditContract } from '#shared/features/platform/audit.contract.ts';
import { healthContract } from '#shared/features/platform/health.contract.ts';
import { platformSettingsContract } from '#shared/features/platform/platform-settings.contract.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { AnalyticsService } from './analytics.service.ts';
import type { AuditReaderService } from './audit-reader.service.ts';
import type { ExportNotesService } from './export-notes.service.ts';
import type { HealthService } from './health/health.service.ts';
import type { PlatformSettingsService } from './platform-settings.service.ts';
import type { ProviderChecksService } from './provider-checks.service.ts';
import { providerAccountsRoutes } from './provider-accounts/provider-accounts.routes.ts';
import type { ProviderAccountsService } from './provider-accounts/provider-accounts.service.ts';
import { providerTokensRoutes } from './provider-tokens/provider-tokens.routes.ts';
import type { ProviderTokensService } from './provider-tokens/provider-tokens.service.ts';
import { sendingPausesRoutes } from './sending-pauses/sending-pauses.routes.ts';
import type { SendingPausesService } from './sending-pauses/sending-pauses.service.ts';

export type PlatformServices = {
  analytics: AnalyticsService;
  platformSettings: PlatformSettingsService;
  providerChecks: ProviderChecksService;
  auditReader: AuditReaderService;
  exportNotes: ExportNotesService;
  health: HealthService;
  sendingPauses: SendingPausesService;
  providerTokens: ProviderTokensService;
  providerAccounts: ProviderAccountsService;
};

export function platformRoutes(router: Router, services: PlatformServices, authorize: Authorize): void {
  const { analytics, platformSettings, providerChecks, auditReader, exportNotes, health } = services;
  const withProviders = (settings: PlatformSettings) => ({ settings, providers: providerChecks.states() });
  mount(
    router,
    analyticsContract,
    {
      platform: ({ query }) => analytics.ofPlatform(query),
      hotel: ({ scope, query }) => analytics.ofHotel(scope, query),
    },
    authorize,
  );
  mount(
    router,
    platformSettingsContract,
    {
      get: async () => withProviders(await platformSettings.read()),
      save: async ({ caller, body }) => withProviders(await platformSettings.save(caller, body)),
      test: ({ caller, body }) => providerChecks.test(caller, body.provider),
    },
    authorize,
  );
  mount(
    router,
    healthContract,
    {
      read: () => health.read(),
      retry: async ({ caller, params }) => {
        await health.retry(caller, { id: params.id });
        return null;
      },
      setAside: async ({ caller, params }) => {
        await health.setAside(caller, { id: params.id });
        return null;
      },
      retryAll: ({ caller, body }) => health.retry(caller, body),
      setAllAside: ({ caller, body }) => health.setAside(caller, body),
      retryEndpoint: async ({ caller, params }) => {
        await health.retryEndpoint(caller, params.id);
        return null;
      },
    },
    authorize,
  );
  sendingPausesRoutes(router, services.sendingPauses, authorize);
  providerTokensRoutes(router, services.providerTokens, authorize);
  providerAccountsRoutes(router, services.providerAccounts, authorize);
  mount(
    router,
    auditContract,
    {
      list: ({ query }) => auditReader.list(query),
      export: ({ caller, query }) => auditReader.export(caller, query),
      noteExport: ({ scope, body }) => exportNotes.ofHotel(scope, body.kind),
      notePlatformExport: ({ caller, body }) => exportNotes.ofPlatform(caller, body.kind, body.hotel_id ?? null),
    },
    authorize,
  );
}
