import type { ConnectionPage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import { demandQuota } from '#server/features/auth/quotas.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import type { CodeMethod, SenderChange } from '#server/ports/whatsapp-senders.ts';
import { numberRows } from './number-requests.repository.ts';
import { keep, refuseForeign } from './number-requests.service.ts';
import { changeAt } from './provider-senders.ts';

export type NumberCodeDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  events: Events;
  clock: Clock;
  whatsapp: WhatsApp;
  page: (scope: HotelScope) => Promise<ConnectionPage>;
};

/** Codes that a hotel may enter or ask for in a day, so that the code of a foreign number cannot be guessed. */
const dailyLimit = 10;

/** The hotel's part in the registration of its number: the code that WhatsApp sends to it. */
export function createNumberCodeService(dependencies: NumberCodeDependencies) {
  const { acrossHotels, audit, events, clock, whatsapp, page } = dependencies;
  const change = async (scope: HotelScope, action: AuditAction, wanted: SenderChange): Promise<ConnectionPage> => {
    const { hotel_id } = scope;
    const row = await acrossHotels(async (tx) => {
      const [own] = await numberRows(tx, 1, { hotelId: hotel_id, orDeclined: true });
      if (!own) throw notFound('hotel');
      if (!own.registered_id || own.registered_number !== own.whatsapp_number)
        throw new AppError('conflict', 'sender_not_registered');
      refuseForeign(own);
      const quota = { key: `sender-code:${hotel_id}`, limit: dailyLimit, now: clock.now() };
      await demandQuota(tx, quota, 'sender_code_limit');
      return { ...own, id: own.registered_id };
    });
    const sender = await changeAt(whatsapp, { id: row.id, number: row.whatsapp_number }, wanted);
    await acrossHotels(async (tx) => {
      await keep(dependencies, tx, row, sender);
      const entry = { action, entity: 'whatsapp_number' as const, entity_id: hotel_id, hotel_id };
      await audit.write(tx, scope.caller, entry);
      await events.publish(tx, { type: 'hotel.updated', hotel_id });
    });
    return page(scope);
  };
  return {
    /** @throws AppError invalid_input for a wrong code, rate_limited after 10 in a day */
    enter: (scope: HotelScope, code: string) => change(scope, 'enter_code', { code }),
    send: (scope: HotelScope, method: CodeMethod) => change(scope, 'send_code', { send_code: method }),
  };
}
export type NumberCodeService = ReturnType<typeof createNumberCodeService>;
