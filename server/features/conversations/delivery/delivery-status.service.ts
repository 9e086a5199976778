import { explainDelivery, failureReasons } from '#shared/features/conversations/delivery-problems.rules.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { movesUp } from '#shared/features/conversations/delivery-ladder.rules.ts';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AlertsService } from '#server/features/notifications/alerts.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { Pipeline } from '#server/db/pipeline.ts';
import type { Work } from '#server/ports/work.ts';
import type { StatusCallback, SubmittedMessage } from '#server/ports/whatsapp.ts';
import { callForFailedReply } from '../turns/call-staff.ts';
import * as repository from './delivery.repository.ts';
import { pauseSeconds } from './sender-pause.rules.ts';

/** No guest waits for what the provider answered. */
const recordPace = { apartMs: 50 };
const statusPace = { apartMs: 20 };

export type DeliveryStatusDependencies = {
  acrossHotels: AcrossHotels;
  pipeline: Pipeline;
  events: Events;
  work: Work;
  clock: Clock;
  /** Raises an alert for failures that only the platform can repair (credentials, a disabled sender). */
  alerts: AlertsService;
  /** Called in the same transaction for every change, for the booking's log. */
  onChange?: (
    tx: AcrossHotelsTransaction,
    message: { id: string; hotel_id: string },
    status: DeliveryStatus,
  ) => Promise<void>;
};

/** Maximum retries of a message stopped by a rate limit: after 30 s, 1, 2, 4 … minutes. */
const automaticRetries = 6;
const givenUp = reason('alert_given_up');

/** The message and its hotel; `gaveUp`: it failed after all retries. */
type Applied = { hotel_id: string; gaveUp: boolean };

/** Applies status callbacks. They arrive in any order, repeatedly, or before the provider's message id is committed. */
export function createDeliveryStatusService(dependencies: DeliveryStatusDependencies) {
  const { acrossHotels, pipeline, events, clock, alerts } = dependencies;

  /** Returns null if the message is unknown; the callback was stored for later. */
  const apply = async (tx: AcrossHotelsTransaction, news: StatusCallback): Promise<Applied | null> => {
    // Delivery takes the same lock when it stores the id: either this finds the message, or delivery finds the
    // callback.
    await repository.lockProviderId(tx, news.provider_message_id);
    const message = await repository.messageByProviderId(tx, news.provider_message_id);
    if (message) return { hotel_id: message.hotel_id, gaveUp: await change(dependencies, tx, message, news) };
    await repository.keepEarlyCallback(tx, news);
    return null;
  };

  const alertOf = async ({ problem, code }: StatusCallback, applied: Applied | null): Promise<void> => {
    const { alert: ours, reasons } = explainDelivery(problem, code);
    if (!applied || !(ours || applied.gaveUp)) return;
    await alerts.raise(applied.hotel_id, applied.gaveUp ? [...reasons, givenUp] : reasons, code);
  };

  const applyAlone = async (news: StatusCallback): Promise<void> =>
    alertOf(news, await acrossHotels((tx) => apply(tx, news)));

  /** Whether the callback has been applied, or is left to be applied alone. */
  const applyTogether = createGroupCommit(async (batch: StatusCallback[]): Promise<boolean[]> => {
    const at = clock.now();
    const left = await pipeline((db) =>
      repository.applyStatuses(
        db,
        batch.map((news) => ({ ...news, at })),
      ),
    );
    events.announce();
    return batch.map((_, index) => !left.has(index));
  }, statusPace);

  const recordTogether = createGroupCommit(async (batch: repository.Accepted[]) => {
    const rows = await pipeline((db) => repository.recordAccepted(db, batch));
    events.announce();
    const byId = new Map(rows.map((row) => [row.message_id, row]));
    return batch.map(({ message_id }) => byId.get(message_id)!);
  }, recordPace);

  /** Early callbacks are applied in the transaction that stores the provider's id. */
  const recordAlone = async (accepted: repository.Accepted): Promise<boolean> => {
    const { more, told } = await acrossHotels(async (tx) => {
      await repository.lockProviderId(tx, accepted.provider_message_id);
      const notes = await repository.takeEarlyCallbacks(tx, accepted.provider_message_id);
      const more = await repository.recordAcceptedAlone(tx, accepted);
      const told: [StatusCallback, Applied | null][] = [];
      for (const news of notes) told.push([news, await apply(tx, news)]);
      return { more, told };
    });
    events.announce();
    for (const [news, applied] of told) await alertOf(news, applied);
    return more;
  };

  return {
    apply: async (news: StatusCallback): Promise<void> => {
      if (!(await applyTogether(news))) await applyAlone(news);
    },

    /**
     * Stores that the provider accepted a message, and applies earlier callbacks in the same transaction. Returns true
     * if the conversation has other messages to send.
     */
    accepted: async (messageId: string, { provider_message_id, status }: SubmittedMessage): Promise<boolean> => {
      const accepted = { message_id: messageId, provider_message_id, status, at: clock.now() };
      const { early, more } = await recordTogether(accepted);
      return early ? recordAlone(accepted) : more;
    },
  };
}
export type DeliveryStatusService = ReturnType<typeof createDeliveryStatusService>;

type Known = NonNullable<Awaited<ReturnType<typeof repository.messageByProviderId>>>;

async function change(
  dependencies: DeliveryStatusDependencies,
  tx: AcrossHotelsTransaction,
  message: Known,
  news: StatusCallback,
): Promise<boolean> {
  const { events, work, clock, onChange } = dependencies;
  if (!movesUp(message.delivery_status as DeliveryStatus, news.status)) return false;
  const now = clock.now();
  const failed = news.status === 'failed' || news.status === 'undelivered';
  const explanation = explainDelivery(news.problem, news.code);
  const tryAgain = failed && explanation.retry === 'later' && message.attempts < automaticRetries;
  if (tryAgain) {
    const wait = 30 * 2 ** (message.attempts - 1);
    await repository.requeueLater(tx, message, news, { wait, pause: pauseSeconds(news.problem, now) });
    work.queued(tx);
  } else {
    await repository.changeMessage(tx, message.id, {
      delivery_status: news.status,
      ...timesOf(message, news.status, now),
      ...(failed
        ? {
            failed_at: now,
            delivery_problem: news.problem,
            error_code: news.code,
            error_reasons: JSON.stringify(failureReasons(explanation)),
          }
        : {}),
    });
    if (news.problem === 'opted_out') await repository.optOut(tx, message.conversation_id, now);
    else if (failed) await callForFailedReply(dependencies, tx, message);
    if (failed && explanation.stops_sender) await repository.stopSender(tx, message.hotel_id, news.code, now);
    await onChange?.(tx, message, news.status);
  }
  await events.publish(tx, {
    type: 'message.updated',
    hotel_id: message.hotel_id,
    conversation_id: message.conversation_id,
    message_id: message.id,
  });
  return failed && explanation.retry === 'later' && !tryAgain;
}

/** Fills in missing earlier times: a read message was delivered, and a delivered one was sent. */
function timesOf({ sent_at, delivered_at }: Known, status: DeliveryStatus, now: Date) {
  return {
    ...(['sent', 'delivered', 'read'].includes(status) ? { sent_at: sent_at ?? now } : {}),
    ...(['delivered', 'read'].includes(status) ? { delivered_at: delivered_at ?? now } : {}),
    ...(status === 'read' ? { read_at: now } : {}),
  };
}
