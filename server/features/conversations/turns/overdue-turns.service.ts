import type { Logger } from 'pino';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as conversations from '../conversations.repository.ts';
import * as repository from './turns.repository.ts';

export type OverdueTurnsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  events: Pick<Events, 'publish'>;
  clock: Clock;
  log: Logger;
};

/** A turn is settled within seconds; after this many milliseconds something is wrong, whatever it is. */
const OVERDUE_MS = 60_000;
const MOST_AT_ONCE = 200;

/**
 * The watchdog of turns: calls staff for a guest whose turn has waited for more than 60 s, because no worker runs, the
 * database was away, or the turn fails again and again. The turn stays waiting: if it is answered later, the alarm ends.
 */
export function createOverdueTurnsService(dependencies: OverdueTurnsDependencies) {
  const { inHotel, acrossHotels, clock, log } = dependencies;
  return {
    alarm: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - OVERDUE_MS);
      const overdue = await acrossHotels((tx) => repository.overdueTurns(tx, before, MOST_AT_ONCE));
      for (const { id, hotel_id } of overdue)
        await inHotel({ hotel_id }, (tx) => callStaff(dependencies, tx, hotel_id, id)).catch((error: unknown) =>
          log.error({ err: error, request_id: id }, 'staff could not be called for an overdue turn'),
        );
    },
  };
}

async function callStaff(
  { clock, events, log }: OverdueTurnsDependencies,
  tx: HotelTransaction,
  hotel_id: string,
  request_id: string,
): Promise<void> {
  const conversation = await conversations.lockConversationOf(tx, request_id);
  const request = conversation && (await repository.lockWaitingRequest(tx, request_id));
  if (!request || request.human_required) return;
  const now = clock.now();
  await repository.settleRequest(tx, request_id, {
    status: 'open',
    human_required: true,
    priority: 'high',
    reasons: [...request.reasons, 'turn_overdue'],
    escalated_at: now,
    updated_at: now,
  });
  const where = { hotel_id, conversation_id: conversation.id, request_id };
  const { guest_name } = conversation;
  await events.publish(
    tx,
    { type: 'request.updated', ...where },
    { type: 'request.escalated', ...where, guest_name, priority: 'high' },
  );
  log.error({ request_id }, 'a turn has waited for more than 60 s; staff were called');
}
