import { explainDelivery, failureReasons } from '#shared/features/conversations/delivery-problems.rules.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import type { DeliveryStatus, Message } from '#shared/features/conversations/conversations.schema.ts';

/** Delivery icon of an outbound message, and its label. */
export type Tick = { sign: 'clock' | 'one' | 'two' | 'read' | 'failed'; label: string; word?: string };

const clock: Tick = { sign: 'clock', label: 'Waiting to be sent' };
/** Shown with its word, because it does not pass by itself. */
const paused: Tick = { ...clock, word: 'Paused' };
const failed: Tick = { sign: 'failed', label: 'Not delivered' };

const ticks: Record<DeliveryStatus, Tick | null> = {
  queued: clock,
  accepted: clock,
  scheduled: clock,
  sending: clock,
  sent: { sign: 'one', label: 'Sent' },
  delivered: { sign: 'two', label: 'Delivered' },
  read: { sign: 'read', label: 'Read' },
  failed,
  undelivered: failed,
  canceled: { sign: 'failed', label: 'Cancelled' },
  received: null,
};

/** An event of the conversation; not sent to the guest. */
export function isEvent(message: Pick<Message, 'author' | 'direction' | 'delivery_status'>): boolean {
  return message.author === 'system' && (message.direction === 'in' || message.delivery_status === 'received');
}

/** The ticks of a message; null for what the guest wrote and for events. `isPaused`: nothing is sent at present. */
export function tickOf(message: Pick<Message, 'direction' | 'delivery_status'>, isPaused = false): Tick | null {
  if (message.direction !== 'out') return null;
  return isPaused && message.delivery_status === 'queued' ? paused : ticks[message.delivery_status];
}

type Sent = Pick<
  Message,
  'direction' | 'delivery_status' | 'delivery_problem' | 'error_code' | 'error_message' | 'error_reasons'
>;

/**
 * Why a message did not arrive, and whether a retry can succeed. Null if it did not fail.
 * `words` are the server's, which name the remedy; without them the code's own explanation.
 */
export function failureOf(message: Sent): { words: string; canSendAgain: boolean } | null {
  if (tickOf(message)?.sign !== 'failed') return null;
  const explained = explainDelivery(message.delivery_problem, message.error_code);
  const hopeless = message.delivery_problem !== null && (explained.retry === 'no' || explained.retry === 'until_start');
  const words = reasonWords(message.error_reasons ?? failureReasons(explained), message.error_message ?? failed.label);
  return { words, canSendAgain: !hopeless };
}
