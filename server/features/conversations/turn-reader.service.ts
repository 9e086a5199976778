import type { KnowledgeEntry, TurnContext, VerifiedBooking } from '#server/features/assistant/assistant.types.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as conversations from './conversations.repository.ts';
import * as repository from './turns.repository.ts';

export type TurnReaderDependencies = { knowledge: KnowledgeService; clock: Clock };

/** Everything a turn needs, read in one transaction. */
export type ReadTurn = {
  context: TurnContext;
  lastMessageId: string;
  messageCount: number;
  lastSid: string;
  /** The guest has been writing for so long that an answer must not wait for the end. */
  burstIsLong: boolean;
};

const messagesRead = 30;
const longestBurstMs = 20_000;
const failureMemoryMs = 6 * 3600_000;

/** Settings of a hotel that has not changed any (spec section 3, hotel_message_settings). */
export const defaultStyle: TurnContext['settings'] = {
  message_tone: 'friendly',
  brand_voice_description: null,
  include_emojis: true,
  message_length_preference: 'medium',
  custom_greeting_style: 'personalized',
  include_hotel_amenities: true,
  include_local_recommendations: false,
  signature_phrase: null,
};

/** Reads a turn that still waits; null when it was dealt with meanwhile. */
export async function readTurn({ knowledge, clock }: TurnReaderDependencies, tx: HotelTransaction, requestId: string): Promise<ReadTurn | null> {
  const request = await repository.waitingRequest(tx, requestId);
  if (!request) return null;
  const now = clock.now();
  const conversation = (await conversations.conversationById(tx, request.conversation_id))!;
  const recent = await repository.recentMessages(tx, conversation.id, messagesRead);
  const turn = recent.filter((message) => message.request_id === requestId && message.direction === 'in');
  const last = turn.at(-1);
  if (!last) return null;
  const hotel = await repository.hotelOf(tx);
  const booking = await repository.bookingOfSender(tx, conversation.identity_key, hotel.timezone, now);
  return {
    lastMessageId: last.id,
    messageCount: request.message_count,
    lastSid: last.provider_sid ?? '',
    burstIsLong: now.getTime() - request.created_at.getTime() > longestBurstMs,
    context: {
      hotel,
      settings: (await repository.messageSettings(tx)) ?? defaultStyle,
      entries: entriesOf(await knowledge.forAssistant(tx)),
      booking: booking ? verified(booking) : null,
      history: recent.filter((message) => !turn.includes(message)).map(({ author, content }) => ({ author, text: content })),
      messages: turn.map(({ content, attachments, location_lat, location_lng, location_address }) => ({
        text: content,
        attachments,
        location: location_lat === null || location_lng === null ? null : { lat: location_lat, lng: location_lng, address: location_address },
      })),
      guestName: conversation.guest_name,
      previousLanguage: conversation.language,
      owner: conversation.owner,
      optedOut: conversation.opted_out_at !== null,
      assistantEnabled: true,
      recentFailures: await repository.recentEscalations(tx, conversation.id, new Date(now.getTime() - failureMemoryMs)),
    },
  };
}

type Known = Awaited<ReturnType<KnowledgeService['forAssistant']>>;

/** What the hotel wrote, as entries that a reply may stand on. */
export function entriesOf({ faqs, items }: Known): KnowledgeEntry[] {
  return [
    ...faqs.map((faq) => ({ id: faq.id, kind: 'faq' as const, title: faq.question, text: faq.answer, language: faq.language, category: faq.category })),
    ...items.map((item) => ({ id: item.id, kind: 'knowledge' as const, title: item.question, text: item.answer, language: null, category: item.category })),
  ];
}

type BookingRow = NonNullable<Awaited<ReturnType<typeof repository.bookingOfSender>>>;

function verified(row: BookingRow): VerifiedBooking {
  const { guest_name, confirmation_number, check_in_date, check_out_date, status, room_type, number_of_guests, special_requests } = row;
  const total_amount = row.total_amount === null ? null : Number(row.total_amount);
  return { guest_name, confirmation_number, check_in_date, check_out_date, status, room_type, number_of_guests, special_requests, total_amount };
}
