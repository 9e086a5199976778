import type { Logger } from 'pino';
import { explainDeliveryError } from '#shared/features/conversations/delivery-errors.rules.ts';
import { movesUp } from '#shared/features/conversations/delivery-ladder.rules.ts';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { InPlatform, PlatformTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import * as repository from './delivery.repository.ts';

export type DeliveryStatusDependencies = {
  inPlatform: InPlatform;
  events: Events;
  jobs: Jobs;
  clock: Clock;
  log: Logger;
  /** Told when a failure is the platform's own affair (credentials, a disabled sender). */
  alertPlatform: (hotelId: string, message: string) => Promise<void>;
  /** Told in the same transaction of every change, for the booking's log. */
  onChange?: (
    tx: PlatformTransaction,
    message: { id: string; hotel_id: string },
    status: DeliveryStatus,
  ) => Promise<void>;
};

export type StatusNews = { provider_sid: string; status: DeliveryStatus; error_code: number | null };

/** A message that a limit stopped is sent again at most so often, 30 s, 1, 2, 4 … minutes later. */
const automaticRetries = 6;
const givenUp = 'Messages to guests were given up after several tries.';

/** What the provider tells about messages that it took: in any order, doubled, or before our own insert has committed. */
export function createDeliveryStatusService(dependencies: DeliveryStatusDependencies) {
  const { inPlatform, log, alertPlatform } = dependencies;

  /** True where a message that was tried again and again has finally failed. */
  const apply = async (tx: PlatformTransaction, news: StatusNews): Promise<boolean> => {
    // Delivery takes the same lock when it stores the sid: either we find the message, or it finds our note.
    await repository.lockSid(tx, news.provider_sid);
    const message = await repository.messageBySid(tx, news.provider_sid);
    if (message) return change(dependencies, tx, message, news);
    await repository.keepEarlyCallback(tx, {
      provider_sid: news.provider_sid,
      delivery_status: news.status,
      error_code: news.error_code,
    });
    return false;
  };

  const alert = async (hotelId: string, code: number | null, reason: string): Promise<void> => {
    await alertPlatform(hotelId, `${reason}${code ? ` (error ${code})` : ''}`).catch((error: unknown) =>
      log.error({ err: error }, 'an alert could not be stored'),
    );
  };

  return {
    apply: async (news: StatusNews): Promise<void> => {
      const gaveUp = await inPlatform((tx) => apply(tx, news));
      const { alert: ours, reason } = explainDeliveryError(news.error_code);
      if (news.error_code && (ours || gaveUp)) {
        const message = await inPlatform((tx) => repository.messageBySid(tx, news.provider_sid));
        if (message) await alert(message.hotel_id, news.error_code, gaveUp ? `${reason} ${givenUp}` : reason);
      }
    },
    /** Applies what came before the message's sid was known; `record_accepted` tells whether there is any. */
    applyEarly: (sid: string): Promise<void> =>
      inPlatform(async (tx) => {
        await repository.lockSid(tx, sid);
        for (const { delivery_status, error_code } of await repository.takeEarlyCallbacks(tx, sid)) {
          await apply(tx, { provider_sid: sid, status: delivery_status as DeliveryStatus, error_code });
        }
      }),
    alert,
  };
}
export type DeliveryStatusService = ReturnType<typeof createDeliveryStatusService>;

type Known = NonNullable<Awaited<ReturnType<typeof repository.messageBySid>>>;

async function change(
  { events, jobs, clock, onChange }: DeliveryStatusDependencies,
  tx: PlatformTransaction,
  message: Known,
  news: StatusNews,
): Promise<boolean> {
  if (!movesUp(message.delivery_status as DeliveryStatus, news.status)) return false;
  const now = clock.now();
  const failed = news.status === 'failed' || news.status === 'undelivered';
  const explanation = explainDeliveryError(news.error_code);
  const tryAgain = failed && explanation.retry === 'later' && message.attempts < automaticRetries;
  if (tryAgain) {
    await repository.changeMessage(tx, message.id, {
      delivery_status: 'queued',
      provider_sid: null,
      first_attempt_at: null,
      error_code: news.error_code,
    });
    const startAfter = 30_000 * 2 ** (message.attempts - 1);
    await jobs.send(
      tx,
      'delivery',
      { hotel_id: message.hotel_id, conversation_id: message.conversation_id },
      { startAfter },
    );
  } else {
    await repository.changeMessage(tx, message.id, {
      delivery_status: news.status,
      ...(news.status === 'sent' ? { sent_at: now } : {}),
      ...(news.status === 'delivered' ? { delivered_at: now } : {}),
      ...(news.status === 'read' ? { read_at: now } : {}),
      ...(failed
        ? { failed_at: now, error_code: news.error_code, error_message: `${explanation.reason} ${explanation.remedy}` }
        : {}),
    });
    if (news.error_code === 21610) await repository.optOut(tx, message.conversation_id, now);
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
