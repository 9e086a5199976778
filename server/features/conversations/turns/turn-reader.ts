import type { TurnContext, VerifiedBooking } from '#server/features/assistant/assistant.types.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './turns.repository.ts';

export type TurnReaderDependencies = { knowledge: KnowledgeService; clock: Clock };

/** All data of a turn, read in one transaction. */
export type ReadTurn = {
  context: TurnContext;
  lastMessageId: string;
  messageCount: number;
  lastSid: string;
  /** The guest has been writing for so long that the answer must not wait any longer. */
  burstIsLong: boolean;
};

const messagesRead = 30;
const longestBurstMs = 20_000;
const hourMs = 3600_000;
const failureMemoryMs = 6 * hourMs;

/** Default settings (docs/product.md, section 3, hotel_message_settings). */
const defaultStyle: TurnContext['settings'] = {
  message_tone: 'friendly',
  brand_voice_description: null,
  include_emojis: true,
  message_length_preference: 'medium',
  custom_greeting_style: 'personalized',
  include_hotel_amenities: true,
  include_local_recommendations: false,
  answers_without_model: false,
  signature_phrase: null,
};

/** Reads a waiting turn; null if it has been settled. */
export async function readTurn(
  { knowledge, clock }: TurnReaderDependencies,
  tx: HotelTransaction,
  requestId: string,
  limits: PlatformSettings['limits'],
): Promise<ReadTurn | null> {
  const now = clock.now();
  const waiting = await repository.waitingTurn(tx, requestId, new Date(now.getTime() - failureMemoryMs));
  if (!waiting) return null;
  const recent = await repository.recentMessages(tx, waiting.id, messagesRead);
  const turn = recent.filter((message) => message.request_id === requestId && message.direction === 'in');
  const last = turn.at(-1);
  if (!last) return null;
  const written = await writtenSince(tx, waiting.id, recent, new Date(now.getTime() - hourMs));
  const said = await withLastReply(tx, waiting, recent);
  const booking = await repository.bookingOfSender(tx, waiting.identity_key, waiting.hotel.timezone, now);
  return {
    lastMessageId: last.id,
    messageCount: waiting.message_count,
    lastSid: last.provider_sid ?? '',
    burstIsLong: now.getTime() - waiting.created_at.getTime() > longestBurstMs,
    context: {
      hotel_id: waiting.hotel.id,
      hotel: waiting.hotel,
      settings: waiting.settings ?? defaultStyle,
      entries: await knowledge.forAssistant(tx),
      booking: booking ? verified(booking) : null,
      history: said
        .filter((message) => !turn.includes(message))
        .map(({ author, content, created_at }) => ({ author, text: content, at: created_at })),
      messages: turn.map(({ content, attachments, location_lat, location_lng, location_address }) => ({
        text: content,
        attachments,
        location:
          (location_lat === null || location_lng === null) && location_address === null
            ? null
            : { lat: location_lat, lng: location_lng, address: location_address },
      })),
      guestName: waiting.guest_name,
      previousLanguage: waiting.language,
      owner: waiting.owner,
      optedOut: waiting.opted_out_at !== null,
      assistantEnabled: written <= limits.guest_messages_per_hour,
      recentFailures: waiting.escalations ?? 0,
      awaitsStaff: Boolean(waiting.awaits_staff),
    },
  };
}

type WaitingTurn = NonNullable<Awaited<ReturnType<typeof repository.waitingTurn>>>;
type RecentMessage = Awaited<ReturnType<typeof repository.recentMessages>>[number];

/**
 * Number of the guest's messages since then; queries the database only if the loaded messages do not go back far
 * enough.
 */
async function writtenSince(
  tx: HotelTransaction,
  conversationId: string,
  recent: RecentMessage[],
  since: Date,
): Promise<number> {
  const oldest = recent[0];
  if (recent.length === messagesRead && oldest && oldest.created_at > since)
    return repository.countInbound(tx, conversationId, since);
  return recent.filter(({ direction, created_at }) => direction === 'in' && created_at > since).length;
}

/** An inactive hotel has spoken once; however much the guest has written since, it must be seen that it has. */
async function withLastReply(
  tx: HotelTransaction,
  { id, hotel }: WaitingTurn,
  recent: RecentMessage[],
): Promise<RecentMessage[]> {
  if (hotel.status !== 'inactive' || recent.some(({ direction }) => direction === 'out')) return recent;
  const last = await repository.lastReply(tx, id);
  return last ? [last, ...recent] : recent;
}

type BookingRow = NonNullable<Awaited<ReturnType<typeof repository.bookingOfSender>>>;

function verified(row: BookingRow): VerifiedBooking {
  const {
    guest_name,
    confirmation_number,
    check_in_date,
    check_out_date,
    status,
    room_type,
    number_of_guests,
    special_requests,
  } = row;
  const total_amount = row.total_amount === null ? null : Number(row.total_amount);
  return {
    guest_name,
    confirmation_number,
    check_in_date,
    check_out_date,
    status,
    room_type,
    number_of_guests,
    special_requests,
    total_amount,
  };
}
