import type { Logger } from 'pino';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as conversations from '../conversations.repository.ts';
import { callStaff } from './call-staff.ts';
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

type Found = { id: string; hotel_id: string };
type Dependencies = OverdueTurnsDependencies;

/**
 * The watchdog of turns: calls staff for a guest who has waited for more than 60 s, whatever the reason: no worker runs, the
 * database was away, the turn fails again and again, or the provider does not take the reply. The work goes on: if the
 * guest is answered later, the alarm ends.
 */
export function createOverdueTurnsService(dependencies: Dependencies) {
  const { inHotel, acrossHotels, clock, log } = dependencies;
  const forEach = async (found: Found[], work: (tx: HotelTransaction, one: Found) => Promise<void>): Promise<void> => {
    for (const one of found)
      await inHotel(one, (tx) => work(tx, one)).catch((error: unknown) =>
        log.error({ err: error, request_id: one.id }, 'the watchdog of turns could not change a request'),
      );
  };
  return {
    alarm: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - OVERDUE_MS);
      const turns = await acrossHotels((tx) => repository.overdueTurns(tx, before, MOST_AT_ONCE));
      await forEach(turns, (tx, turn) => callForTurn(dependencies, tx, turn));
      const replies = await acrossHotels((tx) => repository.overdueReplies(tx, before, MOST_AT_ONCE));
      await forEach(replies, (tx, reply) => callForReply(dependencies, tx, reply));
      const arrived = await acrossHotels((tx) => repository.arrivedReplies(tx, MOST_AT_ONCE));
      await forEach(arrived, (tx, reply) => endCall(dependencies, tx, reply));
    },
  };
}

async function callForTurn(dependencies: Dependencies, tx: HotelTransaction, { id }: Found): Promise<void> {
  const conversation = await conversations.lockConversationOf(tx, id);
  const request = conversation && (await repository.lockWaitingRequest(tx, id));
  if (!request || request.human_required) return;
  await callStaff(dependencies, tx, request, conversation.guest_name, 'turn_overdue');
  dependencies.log.error({ request_id: id }, 'a turn has waited for more than 60 s; staff were called');
}

async function callForReply(dependencies: Dependencies, tx: HotelTransaction, { id }: Found): Promise<void> {
  const conversation = await conversations.lockConversationOf(tx, id);
  const request = conversation && (await repository.lockAnsweredRequest(tx, id, 'completed'));
  if (!request || request.human_required) return;
  await callStaff(dependencies, tx, request, conversation.guest_name, 'reply_delayed');
  dependencies.log.error({ request_id: id }, 'a reply has waited for more than 60 s; staff were called');
}

/** The reply has left after all, and staff have not taken the request up. */
async function endCall({ clock, events }: Dependencies, tx: HotelTransaction, { id, hotel_id }: Found): Promise<void> {
  const conversation = await conversations.lockConversationOf(tx, id);
  const request = conversation && (await repository.lockAnsweredRequest(tx, id, 'open'));
  if (!request) return;
  await repository.settleRequest(tx, id, {
    status: 'completed',
    human_required: false,
    priority: 'normal',
    reasons: [],
    escalated_at: null,
    updated_at: clock.now(),
  });
  await events.publish(tx, {
    type: 'request.updated',
    hotel_id,
    conversation_id: conversation.id,
    request_id: id,
  });
}
