import type { RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { PostgresEvents } from './adapters/postgres/postgres.events.ts';
import type { PostgresJobs } from './adapters/postgres/postgres.jobs.ts';
import { practiceRoutes } from './adapters/local/practice.routes.ts';
import type { Adapters } from './compose-adapters.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { AsPlatform, InHotel, InPlatform } from './db/hotel-transaction.ts';
import { seedDemo } from './db/seed.ts';
import { demoSuperAdmin } from './db/seed/accounts.seed.ts';
import { mediaRoute } from './features/conversations/inbound/media.routes.ts';
import { composeBookings, mountBookings, startBookingsWorkers } from './compose-bookings.ts';
import { composeMessaging } from './compose-messaging.ts';
import { composePlatform, mountPlatform } from './compose-platform.ts';
import { conversationsRoutes } from './features/conversations/conversations.routes.ts';
import { createAccountMailsService } from './features/auth/account-mails.service.ts';
import type { LinkSigner } from './features/auth/account-links.ts';
import type { Auth } from './features/auth/auth.service.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createCallersService } from './features/auth/callers.service.ts';
import { createGuestLinksService } from './features/conversations/linking/guest-links.service.ts';
import { createErasureService } from './features/guests/erasure.service.ts';
import { createGuestRecordsService } from './features/guests/guest-records.service.ts';
import { createGuestRightsService } from './features/guests/guest-rights.service.ts';
import { createProviderErasureService } from './features/guests/provider-erasure.service.ts';
import { guestsRoutes } from './features/guests/guests.routes.ts';
import { createGuestsService } from './features/guests/guests.service.ts';
import { createRetentionService } from './features/guests/retention.service.ts';
import { hotelsRoutes, whatsappConnectionRoutes } from './features/hotels/hotels.routes.ts';
import { createHotelsService } from './features/hotels/hotels.service.ts';
import { createWhatsAppConnectionService } from './features/hotels/whatsapp-connection.service.ts';
import { createModelBudget } from './features/platform/model-budget.service.ts';
import { createPlatformSettingsService } from './features/platform/platform-settings.service.ts';
import { knowledgeRoutes } from './features/knowledge/knowledge.routes.ts';
import { createUpkeepService } from './features/platform/upkeep.service.ts';
import { createKnowledgeImportService } from './features/knowledge/knowledge-import.service.ts';
import { createKnowledgeService } from './features/knowledge/knowledge.service.ts';
import type { AuditService } from './features/platform/audit.service.ts';
import type { Authorize, ReadCaller } from './http/authorize.ts';
import type { Clock } from './ports/clock.ts';

/** What every service may be given. */
export type Infrastructure = {
  config: Config;
  log: Logger;
  clock: Clock;
  db: Db;
  inHotel: InHotel;
  inPlatform: InPlatform;
  asPlatform: AsPlatform;
  jobs: PostgresJobs;
  events: PostgresEvents;
  adapters: Adapters;
  registry: Registry;
  audit: AuditService;
  links: LinkSigner;
};

/** Services with what they need by name. A new feature adds its line here, its routes below, and its jobs below that. */
export function composeServices(infrastructure: Infrastructure, auth: Auth) {
  const { config, audit } = infrastructure;
  const callers = createCallersService({
    ...infrastructure,
    audit,
    superAdminEmails: config.SUPER_ADMIN_EMAILS,
    practice: config.practice,
    demoSuperAdmin: config.demoRules ? demoSuperAdmin.email : null,
  });
  const whatsappConnection = createWhatsAppConnectionService({
    ...infrastructure,
    audit,
    whatsapp: infrastructure.adapters.whatsapp,
    practice: config.practice,
    onConnected: (tx, hotelId) => bookings.whatsappTemplates.submitWaiting(tx, hotelId),
  });
  const hotels = createHotelsService({
    ...infrastructure,
    audit,
    whatsappConnection,
    onFactsChanged: (tx, hotelId) => bookings.messaging.refreshTexts(tx, hotelId),
    onTimesChanged: (tx, hotel_id) => infrastructure.jobs.send(tx, 'replan', { hotel_id, after: null }),
  });
  const knowledge = createKnowledgeService({ ...infrastructure, audit });
  const guestRecords = createGuestRecordsService({ ...infrastructure, guestLinks: createGuestLinksService() });
  const guests = createGuestsService({ ...infrastructure, audit, guestRecords });
  const platformSettings = createPlatformSettingsService({ ...infrastructure, audit });
  const readSettings = platformSettings.current;
  const mayAskModel = createModelBudget({ ...infrastructure, readSettings });
  const messaging = composeMessaging(infrastructure, { audit, guestRecords, knowledge, readSettings, mayAskModel });
  const providerErasure = createProviderErasureService({
    ...infrastructure,
    whatsapp: infrastructure.adapters.whatsapp,
    alertPlatform: (hotelId, message) => messaging.statuses.alert(hotelId, null, message),
  });
  const erasure = createErasureService({ ...infrastructure, providerErasure });
  const bookings = composeBookings(infrastructure, {
    audit,
    knowledge,
    guestRecords,
    messages: messaging,
    mayAskModel,
    readSettings,
  });
  const retention = createRetentionService({ ...infrastructure, audit, erasure, guestRecords });
  return {
    ...messaging,
    ...composePlatform(infrastructure, { audit, platformSettings, conversations: messaging.conversations }),
    ...bookings,
    audit,
    callers,
    accountMails: createAccountMailsService({
      ...infrastructure,
      mailer: infrastructure.adapters.mailer,
      publicUrl: config.PUBLIC_URL,
    }),
    hotels,
    whatsappConnection,
    knowledge,
    knowledgeImport: createKnowledgeImportService({ ...infrastructure.adapters, ...infrastructure, mayAskModel }),
    guestRecords,
    providerErasure,
    guests,
    guestRights: createGuestRightsService({ ...infrastructure, audit, erasure, guestRecords }),
    upkeep: createUpkeepService({
      ...infrastructure,
      recountEnded: guestRecords.recountEnded,
      giveMissingRecords: guestRecords.giveMissing,
      forget: retention.run,
      readLanguages: knowledge.readLanguages,
      readSettings: platformSettings.read,
    }),
    media: (readCaller: ReadCaller): RequestHandler => mediaRoute(messaging.mediaFiles, readCaller),
    practice: practiceRoutes({
      ...infrastructure,
      practice: infrastructure.adapters.practice,
      mailbox: !config.SMTP_URL,
      receive: messaging.inbound.receive,
    }),
    seed: (): Promise<void> => seedDemo({ ...infrastructure, auth }),
    stop: (): void => {},
  };
}
export type Services = ReturnType<typeof composeServices>;

export function mountApi(router: Router, services: Services, authorize: Authorize, { config }: Infrastructure): void {
  authRoutes(router, services.callers, authorize);
  hotelsRoutes(router, services.hotels, authorize, { googleMapsApiKey: config.GOOGLE_MAPS_API_KEY });
  whatsappConnectionRoutes(router, services.whatsappConnection, authorize);
  knowledgeRoutes(router, services, authorize);
  guestsRoutes(router, services, authorize);
  mountBookings(router, services, authorize);
  conversationsRoutes(router, services, authorize);
  mountPlatform(router, services, authorize);
}

const upkeepMs = 15 * 60_000;
const returnsMs = 2000;

export async function startWorkers(services: Services, infrastructure: Infrastructure): Promise<void> {
  const { jobs, adapters } = infrastructure;
  await jobs.work('mail', (mail) => adapters.mailer.send(mail), { concurrency: 2 });
  await jobs.work('account_mail', (job) => services.accountMails.send(job), { concurrency: 2 });
  await jobs.work('turn', (turn) => services.turns.answer(turn), { concurrency: 8 });
  await jobs.work('delivery', (delivery) => services.delivery.deliver(delivery), { concurrency: 8 });
  await jobs.work('forget', (message) => services.providerErasure.forget(message), { concurrency: 2 });
  await startBookingsWorkers(services, infrastructure);
  jobs.every('return-to-assistant', returnsMs, () => services.ownership.returnDue());
  jobs.every('upkeep', upkeepMs, () => services.upkeep.run());
}
