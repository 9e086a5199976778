import type { ActingContext } from '#shared/features/auth/auth.contract.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import * as repository from './auth.repository.ts';

export type ActingDependencies = { acrossHotels: AcrossHotels; clock: Clock; audit: AuditService };
export type ActingStart = { hotel_id: string; view_mode: 'hotel' | 'admin'; reason: string; minutes: number };

/** Why an acting session ended that no person ended. */
const timeLimit = { by: 'time_limit' };

/** The super admin's session of acting in a hotel: at most one, with a reason and an end. */
export function createActingService({ acrossHotels, clock, audit }: ActingDependencies) {
  /** Ends open acting-as sessions with one audit entry each, also a session that is replaced. */
  const endIn = async (tx: AcrossHotelsTransaction, caller: Caller, at: Date) => {
    await repository.lockActing(tx, caller.user_id);
    for (const { id, hotel_id, ends_at } of await repository.endActingSessions(tx, caller.user_id, at)) {
      const details = ends_at <= at ? timeLimit : {};
      await audit.write(tx, caller, { action: 'end', entity: 'acting_session', entity_id: id, hotel_id, details });
    }
  };

  return {
    endIn,

    start: async (caller: Caller, { hotel_id, view_mode, reason, minutes }: ActingStart): Promise<ActingContext> => {
      return acrossHotels(async (tx) => {
        const hotel = await repository.hotelNamed(tx, hotel_id);
        if (!hotel) throw notFound('hotel');
        const now = clock.now();
        await endIn(tx, caller, now);
        const ends_at = new Date(now.getTime() + minutes * 60_000);
        const session = await repository.startActingSession(tx, {
          user_id: caller.user_id,
          hotel_id,
          view_mode,
          reason,
          started_at: now,
          ends_at,
        });
        await audit.write(tx, caller, {
          action: 'start',
          entity: 'acting_session',
          entity_id: session.id,
          hotel_id,
          details: { reason, minutes },
        });
        return {
          session_id: session.id,
          hotel_id,
          view_mode,
          hotel_name: hotel.name,
          reason,
          ends_at: ends_at.toISOString(),
          seconds_left: minutes * 60,
        };
      });
    },

    end: async (caller: Caller): Promise<void> => {
      await acrossHotels((tx) => endIn(tx, caller, clock.now()));
    },

    /** Every few seconds: ends sessions whose time is over, which closes their live streams. */
    endExpired: (): Promise<void> =>
      acrossHotels(async (tx) => {
        for (const { id, hotel_id, user_id } of await repository.endExpiredSessions(tx, clock.now()))
          await audit.writeAsPlatform(tx, {
            action: 'end',
            entity: 'acting_session',
            entity_id: id,
            hotel_id,
            details: { ...timeLimit, user_id },
          });
      }),
  };
}
export type ActingService = ReturnType<typeof createActingService>;
