import type { Router } from 'express';
import { hotelsRoutes, whatsappConnectionRoutes } from '../features/hotels/hotels.routes.ts';
import { createHotelsService } from '../features/hotels/hotels.service.ts';
import { createWhatsAppConnectionService } from '../features/hotels/whatsapp-connection.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { MessagingServices } from './messaging.ts';
import type { TemplatesServices } from './templates.ts';

/** A hotel's profile and its WhatsApp number. */
export function composeHotels(infrastructure: Infrastructure, others: TemplatesServices & MessagingServices) {
  const { whatsappTemplates, stayMessageUpdates, messaging } = others;
  const whatsappConnection = createWhatsAppConnectionService({
    ...infrastructure,
    onConnected: whatsappTemplates.submitWaiting,
  });
  return {
    whatsappConnection,
    hotels: createHotelsService({
      ...infrastructure,
      whatsappConnection,
      onFactsChanged: messaging.refreshTexts,
      onTimesChanged: stayMessageUpdates.scheduleChanged,
    }),
  };
}
export type HotelsServices = ReturnType<typeof composeHotels>;

export function mountHotels(
  router: Router,
  { hotels, whatsappConnection }: HotelsServices,
  authorize: Authorize,
  { config }: Infrastructure,
): void {
  hotelsRoutes(router, hotels, authorize, { googleMapsApiKey: config.GOOGLE_MAPS_API_KEY });
  whatsappConnectionRoutes(router, whatsappConnection, authorize);
}
