import type { Router } from 'express';
import { sendingPausesContract } from '#shared/features/platform/sending-pauses.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { SendingPausesService } from './sending-pauses.service.ts';

export function sendingPausesRoutes(router: Router, sendingPauses: SendingPausesService, authorize: Authorize): void {
  mount(
    router,
    sendingPausesContract,
    {
      list: () => sendingPauses.list(),
      pause: async ({ caller, body }) => {
        await sendingPauses.pause(caller, body.hotel_id, body.reason);
        return null;
      },
      resume: async ({ caller, body }) => {
        await sendingPauses.resume(caller, body.hotel_id);
        return null;
      },
    },
    authorize,
  );
}
