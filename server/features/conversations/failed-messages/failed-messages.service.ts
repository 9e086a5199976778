import type {
  FailedGroup,
  FailedMessage,
  RetryObstacle,
} from '#shared/features/conversations/failed-messages.contract.ts';
import type { WhichFailed } from '#shared/features/conversations/failed-messages.contract.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotels, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Work } from '#server/ports/work.ts';
import { lockConversation } from '../conversations.repository.ts';
import { requeueMessage } from '../messages.repository.ts';
import * as repository from './failed-messages.repository.ts';
import { obstacleToRetry } from './failed-messages.rules.ts';

export type FailedMessagesDependencies = {
  acrossHotels: AcrossHotels;
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  work: Pick<Work, 'queued'>;
  clock: Clock;
};

const mostShown = 100;
const mostAtOnce = 200;

/** Messages to guests that failed for good, for the super admin, who reads neither their text nor whom they were for. */
export function createFailedMessagesService(dependencies: FailedMessagesDependencies) {
  const { acrossHotels, audit, clock } = dependencies;
  /** @throws AppError not_found for a message that is not on the list */
  const chosen = async (which: WhichFailed): Promise<repository.FailedRow[]> => {
    const page = { now: clock.now(), limit: mostAtOnce };
    const rows = await acrossHotels((tx) => repository.failedRows(tx, which, page));
    if ('id' in which && rows.length === 0) throw notFound('failed_message');
    return rows;
  };

  return {
    groups: (): Promise<{ items: FailedGroup[] }> =>
      acrossHotels(async (tx) => ({ items: (await repository.failedGroups(tx, clock.now())).map(asGroup) })),

    list: (key: string): Promise<{ items: FailedMessage[] }> =>
      acrossHotels(async (tx) => {
        const now = clock.now();
        const rows = await repository.failedRows(tx, { key }, { now, limit: mostShown });
        return { items: rows.map((row) => asFailedMessage(row, now)) };
      }),

    /**
     * Each message is put back into the queue in a transaction of its own, under the lock of its conversation and only while
     * it is failed, so that a second call finds it queued.
     */
    retry: async (caller: Caller, which: WhichFailed) => {
      const left = new Map<RetryObstacle, number>();
      let queued = 0;
      for (const row of await chosen(which)) {
        const obstacle = await sendAgain(dependencies, caller, row);
        if (obstacle === null) queued += 1;
        else left.set(obstacle, (left.get(obstacle) ?? 0) + 1);
      }
      return { queued, left: [...left].map(([obstacle, messages]) => ({ obstacle, messages })) };
    },

    setAside: async (caller: Caller, which: WhichFailed): Promise<{ messages: number }> => {
      const rows = await chosen(which);
      await acrossHotels(async (tx) => {
        await repository.saveSetAside(tx, rows, { by: caller.email, now: clock.now() });
        const one = 'id' in which ? rows[0] : undefined;
        await audit.write(tx, caller, {
          action: 'set_aside',
          entity: 'message',
          entity_id: one?.id ?? null,
          hotel_id: one?.hotel_id ?? null,
          details: { messages: rows.length, ...('key' in which ? { reason: which.key } : {}) },
        });
      });
      return { messages: rows.length };
    },
  };
}
export type FailedMessagesService = ReturnType<typeof createFailedMessagesService>;

/** A message without a provider's id may still have arrived there: its attempt stays noted, and the next one looks first. */
function sendAgain(
  { inHotel, audit, events, work, clock }: FailedMessagesDependencies,
  caller: Caller,
  { id, hotel_id, conversation_id }: repository.FailedRow,
): Promise<RetryObstacle | null> {
  return inHotel({ hotel_id }, async (tx) => {
    await lockConversation(tx, conversation_id);
    const now = clock.now();
    const message = await repository.factsNow(tx, id);
    const obstacle = message ? obstacleToRetry(message, now) : 'not_failed';
    if (obstacle) return obstacle;
    if (!(await requeueMessage(tx, id, { now, by: null }))) return 'not_failed';
    work.queued(tx);
    await events.publish(tx, { type: 'message.updated', hotel_id, conversation_id, message_id: id });
    await audit.write(tx, caller, { action: 'send_again', entity: 'message', entity_id: id, hotel_id });
    return null;
  });
}

function asGroup({ reasons, oldest_at, newest_at, ...group }: repository.GroupRow): FailedGroup {
  // The first reason says why; those after it say what staff can do.
  const why = reasons?.[0] ?? reason('not_delivered_no_reason');
  return {
    ...group,
    text: inEnglish(why),
    reasons: [why],
    oldest_at: oldest_at.toISOString(),
    newest_at: newest_at.toISOString(),
  };
}

function asFailedMessage(row: repository.FailedRow, now: Date): FailedMessage {
  const { id, hotel_id, hotel_name, author, failed_at } = row;
  return {
    id,
    hotel: { id: hotel_id, name: hotel_name },
    author,
    failed_at: failed_at.toISOString(),
    obstacle: obstacleToRetry(row, now),
  };
}
