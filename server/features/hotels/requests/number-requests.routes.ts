import type { Router } from 'express';
import { numberRequestsContract } from '#shared/features/hotels/number-requests.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { NumberCodeService } from './number-code.service.ts';
import type { NumberRequestsService } from './number-requests.service.ts';

export function numberRequestsRoutes(
  router: Router,
  requests: NumberRequestsService,
  codes: NumberCodeService,
  authorize: Authorize,
): void {
  mount(
    router,
    numberRequestsContract,
    {
      list: () => requests.list(),
      check: ({ caller, params, body }) => requests.check(caller, params.hotel_id, body.checked),
      register: ({ caller, params, body }) => requests.register(caller, params.hotel_id, body),
      enterCode: ({ caller, params, body }) => requests.enterCode(caller, params.hotel_id, body.code),
      submitName: ({ caller, params, body }) => requests.submitName(caller, params.hotel_id, body.display_name),
      pointHere: ({ caller, params }) => requests.pointHere(caller, params.hotel_id),
      answer: ({ caller, params, body }) => requests.answer(caller, params.hotel_id, body),
      enterOwnCode: ({ scope, body }) => codes.enter(scope, body.code),
      sendCode: ({ scope, body }) => codes.send(scope, body.method),
    },
    authorize,
  );
}
