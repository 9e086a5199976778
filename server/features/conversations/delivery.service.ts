import type { Logger } from 'pino';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import { explainDeliveryError } from '#shared/features/conversations/delivery-errors.rules.ts';
import type { AsPlatform, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { WhatsAppError, type OutgoingMessage, type SubmittedMessage, type WhatsApp } from '#server/ports/whatsapp.ts';
import type { DeliveryStatusService } from './delivery-status.service.ts';
import * as repository from './delivery.repository.ts';
import type { DeliveryRow } from './delivery.repository.ts';

export type DeliveryDependencies = {
  inHotel: InHotel;
  /** The provider's answers are stored where status callbacks, which know no hotel, can meet them. */
  asPlatform: AsPlatform;
  whatsapp: WhatsApp;
  statuses: DeliveryStatusService;
  events: Events;
  clock: Clock;
  log: Logger;
  /** The built-in guest phone reaches a hotel without a number by its id. */
  practice: boolean;
  /** Told in the same transaction of a message that the provider refused, for the booking's log. */
  onFailed?: (tx: HotelTransaction, message: { id: string; hotel_id: string }) => Promise<void>;
};

/** While one process may still be waiting for the provider's answer, no other one tries. */
const attemptLeaseMs = 30_000;
/** After a day the window has closed and the text is no longer an answer: tell staff instead. */
const giveUpAfterMs = 24 * 3600_000;

/** Thrown to make the queue try again later, with growing delays. */
export class DeliveryPostponed extends Error {}

/**
 * Hands a conversation's stored messages to the provider: in their order, each once. The order of writes is what makes it
 * once: an attempt is noted *before* the call; whoever finds a message with an earlier attempt (a timeout, a 5xx, a
 * process that was killed) looks at the provider's list before sending again.
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

async function next({ asPlatform, clock }: DeliveryDependencies, conversationId: string): Promise<DeliveryRow | null> {
  const now = clock.now();
  const row = await asPlatform((db) =>
    repository.beginAttempt(db, conversationId, now, new Date(now.getTime() - attemptLeaseMs)),
  );
  if (row === 'busy') throw new DeliveryPostponed('another attempt may still be under way');
  return row;
}

/** True where the conversation has more to send. */
async function attempt(dependencies: DeliveryDependencies, row: DeliveryRow): Promise<boolean> {
  const { whatsapp, practice, asPlatform, statuses, clock } = dependencies;
  const message = outgoing(row, practice);
  if (!message) {
    await fail(
      dependencies,
      row,
      null,
      'This hotel has no WhatsApp number. Enter it in the hotel profile, then send again.',
    );
    return true;
  }
  try {
    const { provider_sid, status } =
      (await acceptedBefore(dependencies, row, message)) ?? (await whatsapp.send(message));
    const { early, more } = await asPlatform((db) =>
      repository.recordAccepted(db, row, provider_sid, status, clock.now()),
    );
    if (early) await statuses.applyEarly(provider_sid);
    return more;
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    await settleFailure(dependencies, row, error);
    return true;
  }
}

function outgoing(row: DeliveryRow, practice: boolean): OutgoingMessage | null {
  const from = row.whatsapp_number ?? (practice ? `practice-${row.hotel_id}` : null);
  if (!from) return null;
  return {
    from,
    to: row.reply_address,
    ...(row.content_sid
      ? { content_sid: row.content_sid, content_variables: row.content_variables ?? {} }
      : { body: row.content }),
    ...(row.validity_seconds ? { validity_seconds: row.validity_seconds } : {}),
  };
}

/** A message that ended without arriving is no reason not to send. */
const ended: ReadonlySet<DeliveryStatus> = new Set(['failed', 'undelivered', 'canceled']);

/** After any earlier attempt: is the message among what the provider accepted? Its clock may differ from ours. */
async function acceptedBefore(
  { whatsapp, inHotel }: DeliveryDependencies,
  row: DeliveryRow,
  message: OutgoingMessage,
): Promise<SubmittedMessage | null> {
  if (!row.tried_at) return null;
  const since = new Date(row.tried_at.getTime() - 60_000);
  const remembered = await whatsapp.sentSince({ from: message.from, to: message.to, since });
  const alike = remembered.filter(
    ({ body, status }) => !ended.has(status) && (message.body === undefined || body === message.body),
  );
  const known = await inHotel({ hotel_id: row.hotel_id }, (tx) =>
    repository.knownSids(
      tx,
      alike.map((candidate) => candidate.provider_sid),
    ),
  );
  return alike.find((candidate) => !known.has(candidate.provider_sid)) ?? null;
}

async function settleFailure(
  dependencies: DeliveryDependencies,
  row: DeliveryRow,
  error: WhatsAppError,
): Promise<void> {
  const { inHotel, clock, log } = dependencies;
  log.warn(
    { message_id: row.id, kind: error.kind, code: error.code, err: error },
    'the provider did not take a message',
  );
  if (error.kind === 'refused') return fail(dependencies, row, error.code, null);
  if (clock.now().getTime() - row.created_at.getTime() > giveUpAfterMs) {
    return fail(
      dependencies,
      row,
      error.code,
      'WhatsApp could not be reached for a whole day. Contact the guest another way, or send it again.',
      'WhatsApp could not be reached for a whole day, so messages to guests were given up.',
    );
  }
  // This attempt is over; that there was one stays noted (first_attempt_at), so that the next one looks first.
  await inHotel({ hotel_id: row.hotel_id }, (tx) => repository.changeMessage(tx, row.id, { attempt_started_at: null }));
  throw new DeliveryPostponed(error.message);
}

async function fail(
  { inHotel, events, clock, statuses, onFailed }: DeliveryDependencies,
  row: DeliveryRow,
  code: number | null,
  words: string | null,
  alert: string | null = null,
): Promise<void> {
  const explanation = explainDeliveryError(code);
  await inHotel({ hotel_id: row.hotel_id }, async (tx) => {
    await repository.changeMessage(tx, row.id, {
      delivery_status: 'failed',
      attempt_started_at: null,
      error_code: code,
      error_message: words ?? `${explanation.reason} ${explanation.remedy}`,
      failed_at: clock.now(),
    });
    if (code === 21610) await repository.optOut(tx, row.conversation_id, clock.now());
    await onFailed?.(tx, row);
    await events.publish(tx, {
      type: 'message.updated',
      hotel_id: row.hotel_id,
      conversation_id: row.conversation_id,
      message_id: row.id,
    });
  });
  const ours = alert ?? (explanation.alert && code !== null ? explanation.reason : null);
  if (ours) await statuses.alert(row.hotel_id, code, ours);
}
