import type { Reason } from '#shared/reasons/reasons.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { windowIsOpen } from '#server/features/conversations/conversations.rules.ts';
import type { OutboxService } from '#server/features/conversations/delivery/outbox.service.ts';
import type { Events } from '#server/ports/events.ts';
import {
  readMessage,
  writeMessage,
  type StayMessageDependencies,
  type ReadMessage,
  type WrittenMessage,
} from './content.ts';
import { heldUntil } from './due.rules.ts';
import * as repository from './stay-messages.repository.ts';

export type SenderDependencies = StayMessageDependencies & {
  inHotel: InHotel;
  outbox: OutboxService;
  events: Events;
};

/** A message that staff send by hand; `text`: their own words instead of the template. */
export type ByHand = { author_id: string | null; author_name: string };

const longestValidity = 36_000;
/** A booking may change while its message is being written. */
const tries = 3;

/**
 * Sends one entry of the plan, or stores the reason why not. Reading, writing the text and settling are three steps, so
 * that no transaction waits for a model. Only an entry that is still planned is settled, under locks, so it is sent once
 * even if several processes run this at the same time. Lock order: booking, conversation, entry.
 */
export function createStayMessageSender(dependencies: SenderDependencies) {
  const send = async (hotel_id: string, entry_id: string, byHand: ByHand | null): Promise<void> => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const read = await dependencies.inHotel({ hotel_id }, (tx) => readMessage(dependencies, tx, hotel_id, entry_id));
      if (!read) return;
      if (await submittedHere(dependencies, read)) continue;
      const written = await writeMessage(dependencies, read, byHand !== null);
      if (await dependencies.inHotel({ hotel_id }, (tx) => settle(dependencies, tx, read, written, byHand))) return;
    }
  };
  return { send };
}
export type StayMessageSender = ReturnType<typeof createStayMessageSender>;

/** On the built-in guest phone a template is approved at once, so the queue is not needed. */
async function submittedHere(
  { whatsapp, whatsappTemplates }: SenderDependencies,
  { whatsapp: template, booking }: ReadMessage,
): Promise<boolean> {
  if (!whatsapp.approvesAtOnce) return false;
  if (!template || template.rejection_reasons || template.approval_status !== 'unsubmitted') return false;
  await whatsappTemplates.submit({ hotel_id: booking.hotel_id, template_id: template.id });
  return true;
}

/** Returns false if the booking or the conversation changed meanwhile: the text must be written again. */
async function settle(
  dependencies: SenderDependencies,
  tx: HotelTransaction,
  read: ReadMessage,
  written: WrittenMessage,
  byHand: ByHand | null,
): Promise<boolean> {
  const { bookingRecords, conversationRecords, outbox, clock } = dependencies;
  const now = clock.now();
  const booking = await bookingRecords.lock(tx, read.booking.id);
  if (!booking) return true;
  if (booking.version !== read.booking.version) return false;
  if ('obstacle' in written) {
    const { state, reason } = written.obstacle;
    return noted(dependencies, tx, read, { state, reason });
  }
  if ('postponed' in written) {
    await repository.changePlanned(tx, read.entry.id, { claimed_until: new Date(now.getTime() + written.postponed) });
    return true;
  }
  if ('held' in written) return moved(dependencies, tx, read, written.held);
  if (!byHand && read.entry.due_at && heldUntil(read.entry.due_at, read.hotel, now)) return false;
  const { phone_key: identity_key, guest_phone, guest_name, guest_id } = booking;
  const conversation = await conversationRecords.forAddress(tx, {
    identity_key,
    reply_address: guest_phone,
    guest_phone,
    guest_name,
    guest_id,
    at: now,
  });
  if (conversation.opted_out_at || (!written.draft.template_handle && !windowIsOpen(conversation.last_inbound_at, now)))
    return false;
  const entry = await repository.lockPlannedEntry(tx, read.entry.id);
  if (!entry) return true;
  if (!byHand && booking[`${entry.message_type}_message_sent`]) return false;
  const author =
    byHand && entry.custom_message ? { author: 'staff' as const, ...byHand } : { author: 'system' as const };
  const message = await outbox.send(tx, booking.hotel_id, conversation.id, {
    ...author,
    ...written.draft,
    validity_seconds: validity(entry.late_after, now),
  });
  await repository.setSentFlag(tx, booking.id, entry.message_type, true);
  return noted(dependencies, tx, read, {
    state: 'sent',
    reason: null,
    message_id: message.id,
    phone_number: conversation.reply_address,
  });
}

type Settled = {
  state: 'sent' | 'skipped' | 'failed' | 'cancelled';
  reason: Reason | null;
  message_id?: string;
  phone_number?: string;
};

async function noted(
  { events, clock }: SenderDependencies,
  tx: HotelTransaction,
  { entry, booking }: ReadMessage,
  change: Settled,
): Promise<boolean> {
  const changed = await repository.changePlanned(tx, entry.id, {
    ...change,
    reason: change.reason && JSON.stringify(change.reason),
    claimed_until: null,
    updated_at: clock.now(),
  });
  if (changed)
    await events.publish(tx, { type: 'booking_message.updated', hotel_id: booking.hotel_id, booking_id: booking.id });
  return true;
}

async function moved(
  { events, clock }: SenderDependencies,
  tx: HotelTransaction,
  { entry, booking }: ReadMessage,
  due_at: Date,
): Promise<boolean> {
  if (await repository.changePlanned(tx, entry.id, { due_at, claimed_until: null, updated_at: clock.now() }))
    await events.publish(tx, { type: 'booking_message.updated', hotel_id: booking.hotel_id, booking_id: booking.id });
  return true;
}

/** Seconds after which WhatsApp must not deliver the message any more. */
function validity(lateAfter: Date | null, now: Date): number {
  const left = lateAfter ? Math.floor((lateAfter.getTime() - now.getTime()) / 1000) : longestValidity;
  return Math.max(60, Math.min(longestValidity, left));
}
