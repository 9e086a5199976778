import { reason } from '#shared/reasons/reasons.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { templateFor } from '#shared/features/messaging/default-templates.ts';
import { renderTemplate } from '#shared/features/messaging/template.rules.ts';
import { templateVariables } from '#shared/features/messaging/whatsapp-template.rules.ts';
import { dayMs } from '#shared/lib/dates.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ConversationRecords } from '#server/features/conversations/conversation-records.service.ts';
import { windowIsOpen } from '#server/features/conversations/conversations.rules.ts';
import type { OutgoingDraft } from '#server/features/conversations/delivery/outbox.service.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { MessagingService } from '#server/features/messaging/messaging.service.ts';
import { transportSuggestions } from '#server/features/messaging/transport.rules.ts';
import type { WhatsAppTemplatesService } from '#server/features/messaging/whatsapp-templates.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import type { Weather } from '#server/ports/weather.ts';
import type { BookingRecordsService } from '#server/features/bookings/booking-records.service.ts';
import { obstacleTo, templateObstacle, tooLate, type Obstacle } from './obstacles.rules.ts';
import { heldUntil } from './due.rules.ts';
import { guestLanguage, templateValueOf, valuesOf, withoutEmojis } from './texts.rules.ts';
import type { StayMessageWriter } from './writer.service.ts';
import * as repository from './stay-messages.repository.ts';

export type StayMessageDependencies = {
  bookingRecords: Pick<BookingRecordsService, 'byId' | 'lock'>;
  conversationRecords: Pick<ConversationRecords, 'ofIdentity' | 'forAddress'>;
  messaging: MessagingService;
  whatsappTemplates: WhatsAppTemplatesService;
  knowledge: KnowledgeService;
  writer: StayMessageWriter;
  weather: Weather;
  clock: Clock;
  whatsapp: WhatsApp;
};

/** Safety margin: the window must not close between the decision and the delivery. */
const marginMs = 60_000;
/** Delay before the next attempt if the forecast is unavailable; an approved template cannot omit its sentence. */
const weatherAgainMs = 15 * 60_000;
/** Maximum range of a forecast. */
const forecastMs = 15 * dayMs;

/** All data for one message, read in one transaction. */
export type ReadMessage = NonNullable<Awaited<ReturnType<typeof readMessage>>>;
export type WrittenMessage =
  | { obstacle: Obstacle }
  | { postponed: number }
  | { held: Date }
  | { draft: Pick<OutgoingDraft, 'content' | 'template_handle' | 'template_variables'> };

/** Null if there is nothing to send. */
export async function readMessage(
  dependencies: StayMessageDependencies,
  tx: HotelTransaction,
  hotel_id: string,
  entryId: string,
) {
  const { bookingRecords, conversationRecords, messaging, whatsappTemplates, knowledge, clock } = dependencies;
  const entry = await repository.plannedEntry(tx, entryId);
  const booking = entry && (await bookingRecords.byId(tx, entry.booking_id));
  if (!entry || !booking) return null;
  const hotel = await repository.hotelRow(tx);
  const conversation = await conversationRecords.ofIdentity(tx, booking.phone_key);
  const own = await messaging.templateOf(tx, entry.message_type);
  const guest = guestLanguage(booking, conversation, hotel.default_language);
  const template = templateFor(
    entry.message_type,
    { text: own.fallback_template, translations: own.translations },
    hotel.default_language,
    guest,
  );
  const open = windowIsOpen(conversation?.last_inbound_at ?? null, new Date(clock.now().getTime() + marginMs));
  const whatsapp = open
    ? null
    : ((await whatsappTemplates.find(tx, entry.message_type, template.language)) ??
      (await whatsappTemplates.request(tx, hotel_id, entry.message_type, template.language, template.text)));
  const transport = transportSuggestions({ ...hotel, entries: await knowledge.forEverybody(tx) }, template.language);
  return {
    entry,
    booking,
    hotel,
    conversation,
    own,
    guest,
    template,
    open,
    whatsapp,
    transport,
    style: await messaging.styleOf(tx),
  };
}

/** Writes the text, or returns what prevents it. Runs outside a transaction because of model and weather calls. */
export async function writeMessage(
  { clock, weather, writer, whatsapp: provider }: StayMessageDependencies,
  read: ReadMessage,
  manual: boolean,
): Promise<WrittenMessage> {
  const { entry, booking, hotel, conversation, own, template, open, whatsapp, transport } = read;
  const { message_type, late_after } = entry;
  const obstacle = obstacleTo({
    message_type,
    late_after,
    booking,
    hotel,
    conversation,
    is_active: own.is_active,
    now: clock.now(),
    manual,
    can_send: provider.senderOf({ ...hotel, hotel_id: hotel.id }) !== null,
  });
  if (obstacle) return { obstacle };
  const morning = manual || !entry.due_at ? null : heldUntil(entry.due_at, hotel, clock.now());
  if (morning) return late_after && morning > late_after ? { obstacle: tooLate(late_after, hotel) } : { held: morning };
  const place =
    hotel.latitude === null || hotel.longitude === null
      ? null
      : { latitude: hotel.latitude, longitude: hotel.longitude };
  const forecast =
    place && usesWeather(message_type, template.text) ? await weather.forecast(place, booking.check_in_date) : null;
  const values = valuesOf(booking, hotel, template.language, { forecast, transport });
  if (!open && entry.custom_message)
    return { obstacle: { state: 'failed', reason: reason('own_text_outside_window') } };
  if (!open) {
    const unusable = templateObstacle(whatsapp, { message_type, late_after, timezone: hotel.timezone });
    if (unusable || !whatsapp) return { obstacle: unusable ?? { state: 'failed', reason: reason('no_template') } };
    const needsWeather = whatsapp.variables.some((name) => name === 'weather_forecast' || name === 'temperature');
    if (
      needsWeather &&
      place &&
      !forecast &&
      !manual &&
      maySucceedLater(booking.check_in_date, late_after, clock.now())
    )
      return { postponed: weatherAgainMs };
    const filled = templateVariables(whatsapp.body, whatsapp.variables, templateValueOf(values, whatsapp.language));
    if (filled.problem) return { obstacle: { state: 'failed', reason: filled.problem } };
    return {
      draft: { content: filled.text, template_handle: whatsapp.content_sid, template_variables: filled.values },
    };
  }
  if (entry.custom_message) return { draft: { content: renderTemplate(entry.custom_message, values) } };
  return { draft: { content: await composedText(writer, read, values) } };
}

/** The model's text if it passes the checks, otherwise the hotel's template. */
async function composedText(
  writer: StayMessageWriter,
  { entry, hotel, own, guest, template, style }: ReadMessage,
  values: ReturnType<typeof valuesOf>,
): Promise<string> {
  const text = renderTemplate(template.text, values);
  const fallback = template.is_default && !style.include_emojis ? withoutEmojis(text) : text;
  const composed = await writer.write({
    hotel_id: hotel.id,
    type: entry.message_type,
    language: guest.language,
    fallback,
    values,
    amenities: [...(hotel.amenities ?? []), ...(hotel.special_services ?? [])],
    settings: style,
    custom_prompt: own.custom_prompt,
  });
  return composed ?? fallback;
}

const usesWeather = (type: MessageType, text: string): boolean =>
  type === 'pre_arrival' || /weather_forecast|temperature/.test(text);

function maySucceedLater(checkIn: string, lateAfter: Date | null, now: Date): boolean {
  return (
    Date.parse(checkIn) - now.getTime() < forecastMs &&
    lateAfter !== null &&
    lateAfter.getTime() - now.getTime() > 2 * weatherAgainMs
  );
}
