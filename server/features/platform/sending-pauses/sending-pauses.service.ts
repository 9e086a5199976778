import type { SendingPause } from '#shared/features/platform/sending-pauses.contract.ts';
import { notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Work } from '#server/ports/work.ts';
import type { AuditService } from '../audit.service.ts';
import * as repository from './sending-pauses.repository.ts';

export type SendingPausesDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  events: Events;
  work: Pick<Work, 'queued'>;
  clock: Clock;
};

/**
 * A super admin's pauses of sending to guests, of a hotel (`hotelId`) or of all (null). They keep messages back in their
 * rows (`claim_deliveries.sql`); nothing else of the hotel stops.
 */
export function createSendingPausesService({ acrossHotels, audit, events, work, clock }: SendingPausesDependencies) {
  const tell = async (tx: AcrossHotelsTransaction, hotels: string[]) =>
    events.publish(tx, ...hotels.map((hotel_id) => ({ type: 'hotel.updated' as const, hotel_id })));

  return {
    list: (): Promise<{ items: SendingPause[] }> =>
      acrossHotels(async (tx) => ({
        items: (await repository.pauses(tx)).map((row) => ({ ...row, paused_at: row.paused_at.toISOString() })),
      })),

    /** @throws AppError not_found for a hotel that does not exist */
    pause: (caller: Caller, hotelId: string | null, reason: string): Promise<void> =>
      acrossHotels(async (tx) => {
        const hotels = await repository.hotelsOf(tx, hotelId);
        if (hotelId !== null && hotels.length === 0) throw notFound('hotel');
        await repository.savePause(tx, {
          hotel_id: hotelId,
          reason,
          paused_by: caller.name,
          paused_at: clock.now(),
        });
        await audit.write(tx, caller, {
          action: 'pause',
          entity: 'sending',
          hotel_id: hotelId,
          details: { reason },
        });
        await tell(tx, hotels);
      }),

    /** @throws AppError not_found where sending is not paused */
    resume: (caller: Caller, hotelId: string | null): Promise<void> =>
      acrossHotels(async (tx) => {
        if (!(await repository.deletePause(tx, hotelId))) throw notFound('pause');
        await audit.write(tx, caller, { action: 'resume', entity: 'sending', hotel_id: hotelId });
        await tell(tx, await repository.hotelsOf(tx, hotelId));
        work.queued(tx);
      }),
  };
}
export type SendingPausesService = ReturnType<typeof createSendingPausesService>;
