import type { Router } from 'express';
import { groupAdminsRoutes } from '../features/hotels/groups/group-admins.routes.ts';
import { createGroupAdminsService } from '../features/hotels/groups/group-admins.service.ts';
import { groupsRoutes } from '../features/hotels/groups/groups.routes.ts';
import { createGroupReportService } from '../features/hotels/groups/group-report.service.ts';
import { createGroupsService } from '../features/hotels/groups/groups.service.ts';
import { hotelsRoutes, whatsappConnectionRoutes } from '../features/hotels/hotels.routes.ts';
import { roomsRoutes } from '../features/hotels/rooms/rooms.routes.ts';
import { createRoomsService } from '../features/hotels/rooms/rooms.service.ts';
import { createHotelsService } from '../features/hotels/hotels.service.ts';
import { knownNumbersRoutes } from '../features/hotels/numbers/known-numbers.routes.ts';
import { createKnownNumbersService } from '../features/hotels/numbers/known-numbers.service.ts';
import { createNumberCodeService } from '../features/hotels/requests/number-code.service.ts';
import { numberRequestsRoutes } from '../features/hotels/requests/number-requests.routes.ts';
import { createNumberRequestsService, mailAdmins } from '../features/hotels/requests/number-requests.service.ts';
import { createWhatsAppConnectionService } from '../features/hotels/whatsapp-connection.service.ts';
import { createWhatsAppSendersService } from '../features/hotels/whatsapp-senders.service.ts';
import { inOneProcess } from '../db/single-process.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { MessagingServices } from './messaging.ts';
import type { PlatformServices } from './platform.ts';
import type { TemplatesServices } from './templates.ts';

/** A hotel's profile and its WhatsApp number. */
export function composeHotels(
  infrastructure: Infrastructure,
  others: TemplatesServices & MessagingServices & PlatformServices,
) {
  const { whatsappTemplates, stayMessageUpdates, messaging, readSettings } = others;
  const known = { ...infrastructure, publicUrl: infrastructure.config.PUBLIC_URL };
  const whatsappConnection = createWhatsAppConnectionService({
    ...known,
    onConnected: whatsappTemplates.submitWaiting,
    onNewNumber: (tx, hotel) => mailAdmins(known, tx, hotel, 'connected', null),
  });
  const { connectRegistered, get } = whatsappConnection;
  return {
    whatsappConnection,
    groups: createGroupsService(infrastructure),
    groupAdmins: createGroupAdminsService(infrastructure),
    groupReport: createGroupReportService({ ...infrastructure, readSettings }),
    rooms: createRoomsService(infrastructure),
    whatsappSenders: createWhatsAppSendersService({ ...known, connectRegistered }),
    numberRequests: createNumberRequestsService(known),
    knownNumbers: createKnownNumbersService(known),
    numberCode: createNumberCodeService({ ...infrastructure, page: get }),
    hotels: createHotelsService({
      ...known,
      whatsappConnection,
      onFactsChanged: messaging.refreshTexts,
      onTimesChanged: stayMessageUpdates.scheduleChanged,
    }),
  };
}
const lookMs = 60_000;
/** While a registration is under way. */
const soonMs = 5000;

/** Asks the provider about the hotels' numbers, where there is one. */
export function startHotels({ whatsappSenders }: HotelsServices, { rounds, db, whatsapp }: Infrastructure): void {
  const round = inOneProcess(db, 'whatsapp-senders', async () => {
    await whatsappSenders.look();
    await whatsappSenders.keepAnswers();
  });
  const soon = inOneProcess(db, 'whatsapp-senders', async () => {
    if (await whatsappSenders.isSomethingUnderWay()) await whatsappSenders.look();
  });
  if (!whatsapp.provider) return;
  rounds.every('whatsapp-senders', lookMs, round);
  rounds.every('whatsapp-registrations', soonMs, soon);
}

export type HotelsServices = ReturnType<typeof composeHotels>;

export function mountHotels(
  router: Router,
  {
    hotels,
    whatsappConnection,
    whatsappSenders,
    numberRequests,
    numberCode,
    knownNumbers,
    rooms,
    groups,
    groupAdmins,
    groupReport,
  }: HotelsServices,
  authorize: Authorize,
  { config }: Infrastructure,
): void {
  hotelsRoutes(router, hotels, authorize, { googleMapsApiKey: config.GOOGLE_MAPS_API_KEY });
  groupsRoutes(router, groups, authorize);
  groupAdminsRoutes(router, { groupAdmins, groupReport }, authorize);
  roomsRoutes(router, rooms, authorize);
  whatsappConnectionRoutes(router, whatsappConnection, whatsappSenders, authorize);
  knownNumbersRoutes(router, knownNumbers, authorize);
  numberRequestsRoutes(router, numberRequests, numberCode, authorize);
}
