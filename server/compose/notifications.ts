import type { Router } from 'express';
import { createAlertsService } from '../features/notifications/alerts.service.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { createNotificationsService } from '../features/notifications/notifications.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { PlatformServices } from './platform.ts';

/** Pending notifications of a hotel, and alerts to the super admin. */
export function composeNotifications(infrastructure: Infrastructure, { readSettings }: PlatformServices) {
  const { config } = infrastructure;
  return {
    notifications: createNotificationsService(infrastructure),
    alerts: createAlertsService({
      ...infrastructure,
      readSettings,
      superAdminEmails: config.SUPER_ADMIN_EMAILS,
      publicUrl: config.PUBLIC_URL,
    }),
  };
}
export type NotificationsServices = ReturnType<typeof composeNotifications>;

export function mountNotifications(router: Router, services: NotificationsServices, authorize: Authorize): void {
  notificationsRoutes(router, services.notifications, authorize);
}
