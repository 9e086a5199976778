import type { Router } from 'express';
import { createGuestLinksService } from '../features/conversations/linking/guest-links.service.ts';
import { createErasureService } from '../features/guests/erasure.service.ts';
import { createGuestRecordsService } from '../features/guests/guest-records.service.ts';
import { createGuestRightsService } from '../features/guests/guest-rights.service.ts';
import { guestsRoutes } from '../features/guests/guests.routes.ts';
import { createGuestsService } from '../features/guests/guests.service.ts';
import { createMergesService } from '../features/guests/merging/merges.service.ts';
import { createProviderErasureService } from '../features/guests/provider-erasure.service.ts';
import { createRetentionService } from '../features/guests/retention.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { NotificationsServices } from './notifications.ts';

/** Guest records, their export and their erasure. */
export function composeGuests(infrastructure: Infrastructure, { alerts }: NotificationsServices) {
  const guestRecords = createGuestRecordsService({ ...infrastructure, guestLinks: createGuestLinksService() });
  const providerErasure = createProviderErasureService({ ...infrastructure, alerts });
  const erasure = createErasureService({ ...infrastructure, providerErasure });
  const merges = createMergesService({ ...infrastructure, guestRecords });
  return {
    guestRecords,
    merges,
    providerErasure,
    guests: createGuestsService({ ...infrastructure, guestRecords, merges }),
    guestRights: createGuestRightsService({ ...infrastructure, erasure, guestRecords }),
    retention: createRetentionService({ ...infrastructure, erasure, guestRecords }),
  };
}
export type GuestsServices = ReturnType<typeof composeGuests>;

export function mountGuests(router: Router, services: GuestsServices, authorize: Authorize): void {
  guestsRoutes(router, services, authorize);
}

export async function startGuestsWorkers({ providerErasure }: GuestsServices, { jobs }: Infrastructure) {
  await jobs.work('forget', (message) => providerErasure.forget(message), { concurrency: 2 });
}
