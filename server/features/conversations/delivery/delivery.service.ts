import { reason, type Reason } from '#shared/reasons/reasons.ts';
import type { Logger } from 'pino';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import { explainDelivery, failureReasons } from '#shared/features/conversations/delivery-problems.rules.ts';
import type { AcrossHotelsOnce, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AlertsService } from '#server/features/notifications/alerts.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { WhatsAppError, type OutgoingMessage, type SubmittedMessage, type WhatsApp } from '#server/ports/whatsapp.ts';
import type { DeliveryStatusService } from './delivery-status.service.ts';
import * as repository from './delivery.repository.ts';
import type { DeliveryRow } from './delivery.repository.ts';

export type DeliveryDependencies = {
  inHotel: InHotel;
  /** Stores the provider's answers. Status callbacks, which contain no hotel, use the same table. */
  acrossHotelsOnce: AcrossHotelsOnce;
  whatsapp: WhatsApp;
  statuses: DeliveryStatusService;
  alerts: AlertsService;
  events: Events;
  clock: Clock;
  log: Logger;
  /** Called in the same transaction when the provider refused a message, for the booking's log. */
  onFailed?: (tx: HotelTransaction, message: { id: string; hotel_id: string }) => Promise<void>;
};

/** Lease of an attempt: during this time, no other process sends the message. */
const attemptLeaseMs = 30_000;
/** Maximum age of a queued message. After a day the window has closed; the message fails and staff see it. */
const giveUpAfterMs = 24 * 3600_000;
/** Delay before a number disabled by the provider is tried again. A new number is tried at once. */
const senderPauseMs = 3600_000;
/** The provider's maximum. */
const longestValiditySeconds = 36_000;

/** Thrown to make the queue retry, with growing delays. */
class DeliveryPostponed extends Error {}

/**
 * Sends a conversation's stored messages to the provider, in order, each once. The order of writes guarantees
 * this: an attempt is stored *before* the call. If a message has an earlier attempt (a timeout, a 5xx, a
 * killed process), the provider's message list is read before sending again.
 */
export function createDeliveryService(dependencies: DeliveryDependencies) {
  return {
    deliver: async ({ conversation_id }: { conversation_id: string }): Promise<void> => {
      for (let more = true; more;) {
        const row = await next(dependencies, conversation_id);
        more = row !== null && (await attempt(dependencies, row));
      }
    },
  };
}
export type DeliveryService = ReturnType<typeof createDeliveryService>;

async function next(
  { acrossHotelsOnce, clock }: DeliveryDependencies,
  conversationId: string,
): Promise<DeliveryRow | null> {
  const now = clock.now();
  const row = await acrossHotelsOnce((db) =>
    repository.beginAttempt(db, conversationId, {
      now,
      leaseEnds: new Date(now.getTime() - attemptLeaseMs),
      stoppedSince: new Date(now.getTime() - senderPauseMs),
    }),
  );
  if (row === 'busy') throw new DeliveryPostponed('another attempt may still be under way');
  return row;
}

/** Returns true if the conversation has other messages to send. */
async function attempt(dependencies: DeliveryDependencies, row: DeliveryRow): Promise<boolean> {
  const { whatsapp, statuses, clock } = dependencies;
  const now = clock.now();
  const message = outgoing(row, whatsapp.senderOf(row), now);
  if (!message) {
    await fail(dependencies, row, { why: reason('number_not_connected') });
    return true;
  }
  try {
    const before = await acceptedBefore(dependencies, row, message);
    const obstacle = before ? null : obstacleTo(row, now);
    if (obstacle) await fail(dependencies, row, obstacle);
    return obstacle ? true : await statuses.accepted(row.id, before ?? (await whatsapp.send(message)));
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    await settleFailure(dependencies, row, error);
    return true;
  }
}

/** `why`: used if the problem has no text; `alert`: null if no alert is needed. */
type Failure = { problem?: DeliveryProblem | null; code?: number | null; why?: Reason; alert?: Reason[] | null };

/** Why a queued message must not be sent any more. */
function obstacleTo(row: DeliveryRow, now: Date): Failure | null {
  if (row.withdrawn_reason) return { why: row.withdrawn_reason };
  if (row.author === 'system' && row.opted_out_at) return { problem: 'opted_out' };
  if ((secondsLeft(row, now) ?? 1) <= 0) return { why: reason('too_late_for_guest') };
  return row.stopped ? { problem: 'sender_off', code: row.stopped_code, alert: null } : null;
}

/** Remaining validity of the message; null: unlimited. */
function secondsLeft({ created_at, validity_seconds }: DeliveryRow, now: Date): number | null {
  if (!validity_seconds) return null;
  const left = validity_seconds - (now.getTime() - created_at.getTime()) / 1000;
  return Math.min(Math.ceil(left), longestValiditySeconds);
}

function outgoing(row: DeliveryRow, from: string | null, now: Date): OutgoingMessage | null {
  if (!from) return null;
  const validity_seconds = secondsLeft(row, now);
  return {
    from,
    to: row.reply_address,
    ...(row.content_sid
      ? { template_handle: row.content_sid, template_variables: row.content_variables ?? {} }
      : { body: row.content }),
    ...(validity_seconds === null ? {} : { validity_seconds }),
  };
}

/** Final statuses of messages that did not arrive. Such a message does not prevent sending again. */
const ended: ReadonlySet<DeliveryStatus> = new Set(['failed', 'undelivered', 'canceled']);

/**
 * After an earlier attempt: searches the message among those accepted by the provider. Allows for clock differences.
 */
async function acceptedBefore(
  { whatsapp, inHotel }: DeliveryDependencies,
  row: DeliveryRow,
  message: OutgoingMessage,
): Promise<SubmittedMessage | null> {
  if (!row.tried_at) return null;
  const since = new Date(row.tried_at.getTime() - 60_000);
  const remembered = await whatsapp.sentSince({ from: message.from, to: message.to, since });
  // For a template, the provider may return the rendered text or none.
  const isIt = (body: string) =>
    plain(body) === plain(row.content) || (row.content_sid !== null && !(body && row.content));
  const alike = remembered.filter(({ body, status }) => !ended.has(status) && isIt(body));
  const known = await inHotel({ hotel_id: row.hotel_id }, (tx) =>
    repository.knownSids(
      tx,
      alike.map((candidate) => candidate.provider_message_id),
    ),
  );
  return alike.find((candidate) => !known.has(candidate.provider_message_id)) ?? null;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

async function settleFailure(
  dependencies: DeliveryDependencies,
  row: DeliveryRow,
  error: WhatsAppError,
): Promise<void> {
  const { inHotel, acrossHotelsOnce, alerts, clock, log } = dependencies;
  const { problem, code } = error;
  log.warn({ message_id: row.id, err: error }, 'the provider did not take a message');
  const { retry, reasons, alert, stops_sender } = explainDelivery(problem, code);
  if (error.kind === 'refused') {
    if (stops_sender) await acrossHotelsOnce((db) => repository.stopSender(db, row.hotel_id, code, clock.now()));
    return fail(dependencies, row, { problem, code });
  }
  if (clock.now().getTime() - row.created_at.getTime() > giveUpAfterMs) {
    return fail(dependencies, row, {
      problem,
      code,
      why: reason('unreachable_a_day'),
      alert: [reason('alert_unreachable_a_day')],
    });
  }
  // The attempt has ended; first_attempt_at is kept, so that the next one reads the provider's list first.
  await inHotel({ hotel_id: row.hotel_id }, (tx) => repository.changeMessage(tx, row.id, { attempt_started_at: null }));
  // Only the platform can repair this: one alert is raised, and another one only after it has been resolved.
  if (retry === 'later' && alert) await alerts.raise(row.hotel_id, reasons, code);
  throw new DeliveryPostponed('the provider did not take a message');
}

async function fail(
  { inHotel, events, clock, alerts, onFailed }: DeliveryDependencies,
  row: DeliveryRow,
  { problem = null, code = null, why, alert }: Failure,
): Promise<void> {
  const explanation = explainDelivery(problem, code);
  await inHotel({ hotel_id: row.hotel_id }, async (tx) => {
    await repository.changeMessage(tx, row.id, {
      delivery_status: 'failed',
      attempt_started_at: null,
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
