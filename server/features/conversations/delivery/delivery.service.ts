import { reason } from '#shared/reasons/reasons.ts';
import type { Logger } from 'pino';
import { explainDelivery, failureReasons } from '#shared/features/conversations/delivery-problems.rules.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { AcrossHotelsOnce, HotelTransaction } from '#server/db/hotel-transaction.ts';
import { untilReached, type Pipeline } from '#server/db/pipeline.ts';
import type { AlertsService } from '#server/features/notifications/alerts.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  SendTooLate,
  WhatsAppError,
  type OutgoingMessage,
  type SubmittedMessage,
  type WhatsApp,
} from '#server/ports/whatsapp.ts';
import type { WorkerSession } from '#server/ports/work.ts';
import { acceptedBefore } from './accepted-before.ts';
import { withChoices } from './choices-handle.ts';
import type { FileLinks } from '../files/file-links.ts';
import type { Tracing } from '#server/ports/tracing.ts';
import { callForFailedReply } from '../turns/call-staff.ts';
import type { DeliveryStatusService } from './delivery-status.service.ts';
import * as repository from './delivery.repository.ts';
import type { ClaimedDelivery, DeliveryRow } from './delivery.types.ts';
import { heldBack, heldSeconds, MessageHeld, type HeldBackDependencies } from './held-back.ts';
import { attemptLease, sendFence, sendWhileHeld, sendWithin, type SendFence } from './send-fence.ts';
import { createSendLimits } from './sender-limiter.ts';
import { obstacleTo, outgoing, type Failure } from './outgoing.rules.ts';
import { pauseSeconds } from './sender-pause.rules.ts';

export type DeliveryDependencies = HeldBackDependencies & {
  acrossHotelsOnce: AcrossHotelsOnce;
  pipeline: Pipeline;
  work: WorkerSession;
  whatsapp: WhatsApp;
  statuses: DeliveryStatusService;
  alerts: AlertsService;
  clock: Clock;
  log: Logger;
  tracing: Tracing;
  fileLinks: Pick<FileLinks, 'linkTo'>;
  /** Called in the same transaction when the provider refused a message, for the booking's log. */
  onFailed?: (tx: HotelTransaction, message: { id: string; hotel_id: string }) => Promise<void>;
};

/** Maximum age of a queued message. After a day the window has closed; the message fails and staff see it. */
const giveUpAfterMs = 24 * 3600_000;
/** Delay before a number disabled by the provider is tried again. A new number is tried at once. */
const senderPauseMs = 3600_000;
/** Time between two claims that also look for messages of paused hotels that must not be sent any more. */
const endedEveryMs = 60_000;
/** Longest time until a message is tried again, in seconds. */
const longestWait = 60;
/** Seconds until a request without an answer is looked up: a provider that is overloaded may take it after we have given up. */
const unansweredWait = 10;

/**
 * Sends stored messages to the provider, those of a conversation in order, each once. The order of writes guarantees
 * this: an attempt is stored *before* the call, and the call begins while the database says that the attempt is held
 * ({@link sendWhileHeld}), or not at all. If a message has an earlier attempt (a timeout, a 5xx, a killed process), the
 * provider's message list is read before sending again.
 */
export function createDeliveryService(dependencies: DeliveryDependencies) {
  const { pipeline, work, clock, log, tracing, whatsapp } = dependencies;
  const limits = createSendLimits((sender) => whatsapp.ofNumber(sender).provider?.account ?? '');
  let endedSought = Number.NEGATIVE_INFINITY;
  const isHeld = createGroupCommit((batch: ClaimedDelivery[]) =>
    pipeline((db) => repository.attemptsHeld(db, batch, attemptLease - sendWithin)),
  );
  const postpone = (row: ClaimedDelivery, how: repository.Postponed): Promise<void> =>
    untilReached(() => pipeline((db) => repository.postponeDelivery(db, row, how)), attemptLease);
  const giveBackUnsent = (row: ClaimedDelivery, wait: number): Promise<void> =>
    postpone(row, { wait, pause: 0, unsent: true });

  const attemptOnce = async (row: ClaimedDelivery, maySend: SendFence): Promise<void> => {
    try {
      const send = (message: OutgoingMessage) =>
        sendWhileHeld(
          maySend,
          () => isHeld(row),
          (mayBegin) => whatsapp.send(message, mayBegin),
        );
      const once = () => attempt(dependencies, row, send);
      if (await limits.during(row.connected_number ?? '', once)) work.announce();
    } catch (error) {
      if (error instanceof SendTooLate) return giveBackUnsent(row, 0);
      if (error instanceof MessageHeld) return giveBackUnsent(row, heldSeconds);
      if (!(error instanceof WhatsAppError)) {
        await postpone(row, { wait: growingWait(row), pause: 0, unsent: false });
        throw error;
      }
      if (error.unsent) return giveBackUnsent(row, error.retryAfterSeconds ?? 0);
      const postponed = await settleFailure(dependencies, row, error);
      if (postponed) await postpone(row, { ...postponed, unsent: false });
      else work.announce();
    }
  };

  return {
    /** Whether a message of this number may leave now; counts it. No attempt is stored for a call that would not be made. */
    mayLeave: (sender: string): boolean => whatsapp.ofNumber(sender).restsFor() === 0 && limits.waitFor(sender) === 0,

    /** Claims messages that are due. Those of a number that has sent too many in this second are given back. */
    claim: async (atMost: number): Promise<[ClaimedDelivery, SendFence][]> => {
      const worker = work.worker();
      if (worker === null || whatsapp.restsFor() > 0) return [];
      const maySend = sendFence();
      const now = clock.now();
      const stoppedSince = new Date(now.getTime() - senderPauseMs);
      const withEnded = now.getTime() - endedSought >= endedEveryMs;
      const rows = await pipeline((db) =>
        repository.claimDeliveries(db, { worker, atMost, lease: attemptLease, now, stoppedSince, withEnded }),
      );
      // A full claim leaves others of them for the next one.
      if (withEnded && rows.length < atMost) endedSought = now.getTime();
      return rows.map((row) => [row, maySend]);
    },

    /** Makes the stored attempt. `maySend`: asked immediately before the provider is called. */
    deliver: async (row: ClaimedDelivery, maySend: SendFence): Promise<void> => {
      const sender = row.connected_number;
      const wait = sender ? whatsapp.ofNumber(sender).restsFor() || limits.waitFor(sender) : 0;
      if (wait > 0) return giveBackUnsent(row, wait / 1000);
      await tracing.within(row.request_id, () => attemptOnce(row, maySend));
    },

    /** The same for a message that `mayLeave` has counted. */
    deliverCounted: attemptOnce,

    /** Gives back what workers held that have died. */
    release: async (): Promise<void> => {
      const worker = work.worker();
      if (worker === null) return;
      const released = await pipeline((db) =>
        repository.releaseDeadWorkers(db, { worker, lease: attemptLease, sendWithin }),
      );
      if (released === 0) return;
      log.warn({ given_back: released }, 'workers have ended before their work was done; it goes on');
      work.announce();
    },
  };
}
export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** @returns whether the conversation may have other messages to send */
async function attempt(
  dependencies: DeliveryDependencies,
  row: DeliveryRow,
  send: (message: OutgoingMessage) => Promise<SubmittedMessage>,
): Promise<boolean> {
  const { whatsapp, statuses, clock } = dependencies;
  const now = clock.now();
  const message = outgoing(row, whatsapp.senderOf(row), now, dependencies.fileLinks.linkTo);
  if (!message) {
    await fail(dependencies, row, { why: reason('number_not_connected') });
    return true;
  }
  const before = await acceptedBefore(dependencies, row, message);
  const obstacle = before ? null : (obstacleTo(row, now) ?? (await heldBack(dependencies, row)));
  if (obstacle === 'wait') throw new MessageHeld();
  if (obstacle && obstacle !== 'planned') await fail(dependencies, row, obstacle);
  if (obstacle) return true;
  return await statuses.accepted(row.id, before ?? (await send(await withChoices(dependencies, row, message))));
}

const growingWait = ({ attempts }: ClaimedDelivery): number => Math.min(2 ** attempts, longestWait);

/** Returns when the message is tried again, in seconds; null if it has failed for good. */
async function settleFailure(
  dependencies: DeliveryDependencies,
  row: ClaimedDelivery,
  error: WhatsAppError,
): Promise<{ wait: number; pause: number } | null> {
  const { acrossHotelsOnce, alerts, clock, log } = dependencies;
  const { problem, code, retryAfterSeconds, unanswered } = error;
  log.warn({ message_id: row.id, err: error }, 'the provider did not take a message');
  const { retry, reasons, alert, stops_sender } = explainDelivery(problem, code);
  if (error.kind === 'refused') {
    if (stops_sender) await acrossHotelsOnce((db) => repository.stopSender(db, row.hotel_id, code, clock.now()));
    await fail(dependencies, row, { problem, code });
    return null;
  }
  if (clock.now().getTime() - row.created_at.getTime() > giveUpAfterMs) {
    await fail(dependencies, row, {
      problem,
      code,
      why: reason('unreachable_a_day'),
      alert: [reason('alert_unreachable_a_day')],
    });
    return null;
  }
  // Only the platform can repair this: one alert is raised, and another one only after it has been resolved.
  if (retry === 'later' && alert) await alerts.raise(row.hotel_id, reasons, code);
  const pause = pauseSeconds(problem, clock.now());
  return { wait: Math.max(growingWait(row), unanswered ? unansweredWait : 0, retryAfterSeconds ?? 0, pause), pause };
}

async function fail(
  dependencies: DeliveryDependencies,
  row: DeliveryRow,
  { problem = null, code = null, why, alert }: Failure,
): Promise<void> {
  const { inHotel, events, clock, alerts, onFailed } = dependencies;
  const explanation = explainDelivery(problem, code);
  await inHotel({ hotel_id: row.hotel_id }, async (tx) => {
    // Before the message: conversation and request are locked first everywhere.
    if (problem !== 'opted_out') await callForFailedReply(dependencies, tx, row);
    await repository.changeMessage(tx, row.id, {
      delivery_status: 'failed',
      attempt_started_at: null,
      attempt_by: null,
      delivery_problem: problem,
      error_code: code,
      error_reasons: JSON.stringify(why ? [why] : failureReasons(explanation)),
      failed_at: clock.now(),
    });
    if (problem === 'opted_out') await repository.optOut(tx, row.conversation_id, clock.now());
    await onFailed?.(tx, row);
    await events.publish(tx, {
      type: 'message.updated',
      hotel_id: row.hotel_id,
      conversation_id: row.conversation_id,
      message_id: row.id,
    });
  });
  const ours = alert === undefined && explanation.alert ? explanation.reasons : alert;
  if (ours) await alerts.raise(row.hotel_id, ours, code);
}
