import type { Router } from 'express';
import { createOpenMeteoWeather } from './adapters/weather/open-meteo.weather.ts';
import type { Infrastructure } from './compose-services.ts';
import type { ConversationsService } from './features/conversations/conversations.service.ts';
import { createAnalyticsService } from './features/platform/analytics.service.ts';
import type { PlatformSettingsService } from './features/platform/platform-settings.service.ts';
import { platformRoutes } from './features/platform/platform.routes.ts';
import { createProviderChecksService } from './features/platform/provider-checks.service.ts';
import { createAuditReaderService } from './features/platform/audit-reader.service.ts';
import { createExportNotesService } from './features/platform/export-notes.service.ts';
import type { AuditService } from './features/platform/audit.service.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { createNotificationsService } from './features/notifications/notifications.service.ts';
import { createInvitationsService } from './features/staff/invitations.service.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { createStaffService } from './features/staff/staff.service.ts';
import type { Authorize } from './http/authorize.ts';

type Others = {
  audit: AuditService;
  conversations: ConversationsService;
  platformSettings: PlatformSettingsService;
};

/** People and their permissions, what waits for somebody, and what the super admin looks after. */
export function composePlatform(infrastructure: Infrastructure, { audit, conversations, platformSettings }: Others) {
  const { config, adapters, clock } = infrastructure;
  return {
    staff: createStaffService({ ...infrastructure, audit, releaseConversations: conversations.release }),
    invitations: createInvitationsService({ ...infrastructure, audit }),
    notifications: createNotificationsService({ ...infrastructure, audit }),
    exportNotes: createExportNotesService({ ...infrastructure, audit }),
    auditReader: createAuditReaderService({ ...infrastructure, audit }),
    platformSettings,
    analytics: createAnalyticsService({ ...infrastructure, readSettings: platformSettings.read }),
    providerChecks: createProviderChecksService({
      inPlatform: infrastructure.inPlatform,
      audit,
      ...adapters,
      clock,
      weather: createOpenMeteoWeather({ baseUrl: config.WEATHER_API_BASE_URL, clock }),
      practice: config.practice,
      mailServer: Boolean(config.SMTP_URL),
      mapsKey: Boolean(config.GOOGLE_MAPS_API_KEY),
    }),
  };
}

export function mountPlatform(
  router: Router,
  services: ReturnType<typeof composePlatform>,
  authorize: Authorize,
): void {
  staffRoutes(router, services, authorize);
  notificationsRoutes(router, services, authorize);
  platformRoutes(router, services, authorize);
}
