import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { Router } from 'express';
import { whatsappConnectionContract } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { hotelsContract } from '#shared/features/hotels/hotels.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { HotelsService } from './hotels.service.ts';
import type { WhatsAppSendersService } from './whatsapp-senders.service.ts';
import type { WhatsAppConnectionService } from './whatsapp-connection.service.ts';

export type MapsSettings = { googleMapsApiKey: string | undefined };

export function hotelsRoutes(
  router: Router,
  hotels: HotelsService,
  authorize: Authorize,
  { googleMapsApiKey }: MapsSettings,
): void {
  mount(
    router,
    hotelsContract,
    {
      create: ({ caller, body }) => hotels.create(caller, body),
      list: ({ query }) => hotels.list(query),
      get: ({ scope }) => hotels.get(scope),
      update: ({ scope, body }) => hotels.update(scope, body),
      setStatus: ({ caller, params, body }) => hotels.setStatus(caller, params.hotel_id, body),
      remove: async ({ caller, params }) => {
        await hotels.remove(caller, params.hotel_id);
        return null;
      },
      dashboard: ({ scope }) => hotels.dashboard(scope),
      firstSteps: ({ scope }) => hotels.firstSteps(scope),
      mapsConfig: async () =>
        googleMapsApiKey
          ? { apiKey: googleMapsApiKey }
          : {
              error: 'not_configured',
              message: inEnglish(reason('maps_not_set_up')),
            },
    },
    authorize,
  );
}

export function whatsappConnectionRoutes(
  router: Router,
  connection: WhatsAppConnectionService,
  senders: WhatsAppSendersService,
  authorize: Authorize,
): void {
  mount(
    router,
    whatsappConnectionContract,
    {
      get: ({ scope }) => connection.get(scope),
      assign: ({ caller, params, body }) => connection.assign(caller, params.hotel_id, body),
      request: ({ scope, body }) => connection.ask(scope, body.whatsapp_number),
      look: async () => {
        await senders.look();
        return null;
      },
      describe: ({ scope, body }) => connection.describe(scope, body),
      check: ({ params, query }) => connection.check(params.hotel_id, query.whatsapp_number),
    },
    authorize,
  );
}
