import type { Reason } from '#shared/reasons/reasons.ts';
import { allInEnglish } from '#shared/reasons/english-sentences.ts';
import type { StayMessage, StayMessageDraft } from '#shared/features/bookings/bookings.schema.ts';
import { once } from '#server/db/once.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { ConversationRecords } from '#server/features/conversations/conversation-records.service.ts';
import { windowIsOpen } from '#server/features/conversations/conversations.rules.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import * as log from './log.repository.ts';
import type { BookingRecordsService } from '#server/features/bookings/booking-records.service.ts';
import type { BookingRow } from '#server/features/bookings/bookings.rules.ts';
import { obstacleTo } from './obstacles.rules.ts';
import type { StayMessageSender } from './sender.service.ts';
import { claimMs } from './plan.service.ts';
import * as repository from './stay-messages.repository.ts';

export type StayMessagesDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  clock: Clock;
  bookingRecords: Pick<BookingRecordsService, 'byId'>;
  sender: StayMessageSender;
  conversationRecords: Pick<ConversationRecords, 'ofIdentity'>;
  whatsapp: WhatsApp;
};

/** Time limit for WhatsApp to deliver a message sent by staff. */
const byHandMs = 3600_000;

/** Log and plan of stay messages. */
export function createStayMessagesService(dependencies: StayMessagesDependencies) {
  const { inHotel, audit, bookingRecords, sender } = dependencies;
  return {
    list: (scope: HotelScope, bookingId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
      inHotel(scope, async (tx) => {
        const booking = await bookingRecords.byId(tx, bookingId);
        if (!booking) throw notFound('booking');
        const before = decodeBefore(cursor);
        const rows = await log.listEntries(tx, bookingId, before, limit + 1);
        const entries = await withObstacles(dependencies, tx, booking, rows.map(asEntry));
        return toPage(entries, limit, cursorOf);
      }),

    /**
     * Sends a message now, even if it was sent before. Returns its log entry, with the reason if it could not be sent.
     * @throws AppError conflict if the guest has opted out or this message is being sent by another process;
     * window_closed for a custom text outside the 24-hour window.
     */
    send: async (scope: HotelScope, bookingId: string, draft: StayMessageDraft): Promise<StayMessage> => {
      // A repeated call settles the same entry, which is sent only while it is planned.
      const entryId = await once(inHotel, scope, async (tx) => {
        const booking = await bookingRecords.byId(tx, bookingId);
        if (!booking) throw notFound('booking');
        await refuse(dependencies, tx, booking, draft);
        const id = await takeUp(dependencies, tx, booking, draft);
        await audit.write(tx, scope.caller, {
          action: 'send',
          entity: 'booking_message',
          entity_id: id,
          hotel_id: scope.hotel_id,
          details: { booking_id: bookingId, message_type: draft.message_type },
        });
        return id;
      });
      await sender.send(scope.hotel_id, entryId, { author_id: scope.caller.user_id, author_name: scope.caller.name });
      const entry = await inHotel(scope, (tx) => log.entryById(tx, entryId));
      if (!entry) throw notFound('booking');
      return asEntry(entry);
    },
  };
}

/** Adds to planned entries in `reason` what currently prevents sending. */
async function withObstacles(
  { conversationRecords, clock, whatsapp }: StayMessagesDependencies,
  tx: HotelTransaction,
  booking: BookingRow,
  entries: StayMessage[],
): Promise<StayMessage[]> {
  if (!entries.some(({ state }) => state === 'planned')) return entries;
  const hotel = await repository.hotelRow(tx);
  const conversation = await conversationRecords.ofIdentity(tx, booking.phone_key);
  const inactive = await repository.inactiveTypes(tx);
  return entries.map((entry) => {
    const { message_type } = entry;
    if (entry.state !== 'planned') return entry;
    const obstacle = obstacleTo({
      message_type,
      late_after: null,
      booking: { ...booking, [`${message_type}_message_sent`]: false },
      hotel,
      conversation,
      is_active: !inactive.has(message_type),
      now: clock.now(),
      manual: false,
      can_send: whatsapp.senderOf({ ...hotel, hotel_id: hotel.id }) !== null,
    });
    return obstacle ? { ...entry, ...explained([obstacle.reason]) } : entry;
  });
}

async function refuse(
  { conversationRecords, clock }: StayMessagesDependencies,
  tx: HotelTransaction,
  booking: BookingRow,
  { custom_message }: StayMessageDraft,
): Promise<void> {
  const conversation = await conversationRecords.ofIdentity(tx, booking.phone_key);
  if (conversation?.opted_out_at) throw new AppError('conflict', 'guest_opted_out');
  if (custom_message && !windowIsOpen(conversation?.last_inbound_at ?? null, clock.now())) {
    throw new AppError('window_closed', 'own_text_outside_window');
  }
}

/** The planned entry, or a new one. It is claimed, so that the scheduler does not send it too. */
async function takeUp(
  { clock }: StayMessagesDependencies,
  tx: HotelTransaction,
  booking: BookingRow,
  { message_type, custom_message }: StayMessageDraft,
): Promise<string> {
  const now = clock.now();
  const claim = {
    custom_message,
    claimed_until: new Date(now.getTime() + claimMs),
    late_after: new Date(now.getTime() + byHandMs),
    updated_at: now,
  };
  const planned = await repository.plannedOf(tx, booking.id, message_type);
  if (planned?.claimed_until && planned.claimed_until > now) throw new AppError('conflict', 'being_sent');
  if (!planned) {
    const [made] = await repository.insertEntries(tx, [
      { booking_id: booking.id, message_type, due_at: now, created_at: now, ...claim },
    ]);
    return made!.id;
  }
  await repository.changePlanned(tx, planned.id, { due_at: now, ...claim });
  return planned.id;
}

/** An entry's reason in English, and as a code. */
const explained = (reasons: Reason[] | null) => ({ reason: allInEnglish(reasons), reasons });

const gaveUp = new Set(['failed', 'undelivered', 'canceled']);

/** A sent entry counts as failed if its message has failed, because the delivery status is stored in the message. */
function asEntry(row: Awaited<ReturnType<typeof log.listEntries>>[number]): StayMessage {
  const state = row.state === 'sent' && gaveUp.has(row.delivery_status ?? '') ? 'failed' : row.state;
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  return {
    ...row,
    delivery_problem: row.delivery_problem as StayMessage['delivery_problem'],
    ...explained(row.reason && [row.reason]),
    error_message: allInEnglish(row.error_reasons),
    state,
    status: state,
    due_at: iso(row.due_at),
    sent_at: iso(row.sent_at),
    delivered_at: iso(row.delivered_at),
    failed_at: iso(row.failed_at),
    created_at: row.created_at.toISOString(),
  };
}
