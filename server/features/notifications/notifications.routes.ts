import type { Router } from 'express';
import { notificationsContract } from '#shared/features/notifications/notifications.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsRoutes(router: Router, notifications: NotificationsService, authorize: Authorize): void {
  mount(
    router,
    notificationsContract,
    {
      list: ({ caller, query }) => notifications.list(caller, query),
      create: ({ scope, body }) => notifications.create(scope, body),
      resolve: ({ caller, params }) => notifications.resolve(caller, params.id),
    },
    authorize,
  );
}
