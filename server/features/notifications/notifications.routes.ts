import type { Router } from 'express';
import { auditContract } from '#shared/features/platform/audit.contract.ts';
import { notificationsContract } from '#shared/features/notifications/notifications.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { AuditReaderService } from '#server/features/platform/audit-reader.service.ts';
import type { ExportNotesService } from '#server/features/platform/export-notes.service.ts';
import type { NotificationsService } from './notifications.service.ts';

export type NotificationsServices = {
  notifications: NotificationsService;
  auditReader: AuditReaderService;
  exportNotes: ExportNotesService;
};

export function notificationsRoutes(
  router: Router,
  { notifications, auditReader, exportNotes }: NotificationsServices,
  authorize: Authorize,
): void {
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
