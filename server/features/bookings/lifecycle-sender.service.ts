import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { templateFor } from '#shared/features/messaging/default-templates.ts';
import { renderTemplate } from '#shared/features/messaging/template.rules.ts';
import { templateVariables } from '#shared/features/messaging/whatsapp-template.rules.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { windowIsOpen } from '#server/features/conversations/conversations.rules.ts';
import type { OutboxService, OutgoingDraft } from '#server/features/conversations/outbox.service.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { MessagingService } from '#server/features/messaging/messaging.service.ts';
import { transportSuggestions } from '#server/features/messaging/transport.rules.ts';
import type { WhatsAppTemplatesService } from '#server/features/messaging/whatsapp-templates.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Weather } from '#server/ports/weather.ts';
import { bookingById, lockBooking } from './bookings.repository.ts';
import { obstacleTo, templateObstacle, type Obstacle } from './lifecycle-gates.rules.ts';
import { guestLanguage, templateValueOf, valuesOf, withoutEmojis } from './lifecycle-text.rules.ts';
import type { LifecycleWriterService } from './lifecycle-writer.service.ts';
import * as repository from './lifecycle.repository.ts';

type ConversationRow = { id: string; opted_out_at: Date | null; last_inbound_at: Date | null; reply_address: string; language: string | null };
type Address = { identity_key: string; reply_address: string; guest_phone: string | null; guest_name: string | null; guest_id: string | null; at: Date };

export type LifecycleSenderDependencies = {
  inHotel: InHotel;
  conversations: {
    of(tx: HotelTransaction, identityKey: string): Promise<ConversationRow | undefined>;
    /** Found or made, and locked. */
    for(tx: HotelTransaction, who: Address): Promise<ConversationRow>;
  };
  outbox: OutboxService;
  messaging: MessagingService;
  whatsappTemplates: WhatsAppTemplatesService;
  knowledge: KnowledgeService;
  writer: LifecycleWriterService;
  weather: Weather;
  events: Events;
  clock: Clock;
  practice: boolean;
};

/** A message that staff send by hand; `text`: their own words instead of the template. */
export type ByHand = { author_id: string; author_name: string };

/** The window must not close between the decision and the delivery. */
const marginMs = 60_000;
const longestValidity = 36_000;
/** A forecast that is not to be had now is asked for again; an approved template cannot leave its sentence out. */
const weatherAgainMs = 15 * 60_000;
/** Forecasts reach so far ahead. */
const forecastMs = 15 * 86_400_000;
/** A booking may change while its message is being written. */
const tries = 3;

/**
 * Sends one entry of the plan, or notes why not. Reading, writing the text and settling are three steps, so that nobody waits
 * for a model inside a transaction; only an entry that is still planned is settled, under locks: it goes out once, however
 * often and by however many this is called. Locks: booking, conversation, entry.
 */
export function createLifecycleSenderService(dependencies: LifecycleSenderDependencies) {
  const send = async (hotel_id: string, entry_id: string, byHand: ByHand | null): Promise<void> => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const read = await dependencies.inHotel({ hotel_id }, (tx) => readEntry(dependencies, tx, hotel_id, entry_id));
      if (!read) return;
      if (await submittedHere(dependencies, read)) continue;
      const written = await write(dependencies, read, byHand);
      if (await dependencies.inHotel({ hotel_id }, (tx) => settle(dependencies, tx, read, written, byHand))) return;
    }
  };
  return { send };
}
export type LifecycleSenderService = ReturnType<typeof createLifecycleSenderService>;

/** On the built-in guest phone a template is approved as soon as it is submitted: nobody needs to wait for the queue. */
async function submittedHere({ practice, whatsappTemplates }: LifecycleSenderDependencies, { whatsapp, booking }: Read): Promise<boolean> {
  if (!practice || !whatsapp || whatsapp.rejection_reason || whatsapp.approval_status !== 'unsubmitted') return false;
  await whatsappTemplates.submit({ hotel_id: booking.hotel_id, template_id: whatsapp.id });
  return true;
}

type Read = NonNullable<Awaited<ReturnType<typeof readEntry>>>;
type Written = { obstacle: Obstacle } | { postponed: number } | { draft: Pick<OutgoingDraft, 'content' | 'content_sid' | 'content_variables'> };

async function readEntry(dependencies: LifecycleSenderDependencies, tx: HotelTransaction, hotel_id: string, entryId: string) {
  const { conversations, messaging, whatsappTemplates, knowledge, clock } = dependencies;
  const entry = await repository.plannedEntry(tx, entryId);
  const booking = entry && (await bookingById(tx, entry.booking_id));
  if (!entry || !booking) return null;
  const hotel = await repository.hotelOf(tx);
  const conversation = await conversations.of(tx, booking.phone_key);
  const own = await messaging.templateOf(tx, entry.message_type);
  const guest = guestLanguage(booking, conversation, hotel.default_language);
  const template = templateFor(entry.message_type, own.fallback_template, hotel.default_language, guest);
  const open = windowIsOpen(conversation?.last_inbound_at ?? null, new Date(clock.now().getTime() + marginMs));
  const whatsapp = open ? null : ((await whatsappTemplates.find(tx, entry.message_type, template.language)) ?? (await whatsappTemplates.request(tx, hotel_id, entry.message_type, template.language, template.text)));
  const transport = transportSuggestions({ ...hotel, entries: await knowledge.forAssistant(tx) }, template.language);
  return { entry, booking, hotel, conversation, own, guest, template, open, whatsapp, transport, style: await messaging.styleOf(tx) };
}

async function write({ clock, weather, writer, practice }: LifecycleSenderDependencies, read: Read, byHand: ByHand | null): Promise<Written> {
  const { entry, booking, hotel, conversation, own, guest, template, open, whatsapp, transport, style } = read;
  const manual = byHand !== null;
  const { message_type, late_after } = entry;
  const obstacle = obstacleTo({ message_type, late_after, booking, hotel, conversation, is_active: own.is_active, now: clock.now(), manual, practice });
  if (obstacle) return { obstacle };
  const place = hotel.latitude === null || hotel.longitude === null ? null : { latitude: hotel.latitude, longitude: hotel.longitude };
  const forecast = place && usesWeather(message_type, template.text) ? await weather.forecast(place, booking.check_in_date) : null;
  const values = valuesOf(booking, hotel, template.language, { forecast, transport });
  if (!open) {
    const unusable = templateObstacle(whatsapp, { message_type, late_after, timezone: hotel.timezone });
    if (unusable || !whatsapp) return { obstacle: unusable ?? { state: 'failed', reason: 'There is no template for this message.' } };
    const needsWeather = whatsapp.variables.some((name) => name === 'weather_forecast' || name === 'temperature');
    if (needsWeather && place && !forecast && !manual && maySucceedLater(booking.check_in_date, late_after, clock.now())) return { postponed: weatherAgainMs };
    const filled = templateVariables(whatsapp.body, whatsapp.variables, templateValueOf(values, whatsapp.language));
    if (filled.problem) return { obstacle: { state: 'failed', reason: filled.problem } };
    return { draft: { content: filled.text, content_sid: whatsapp.content_sid, content_variables: filled.values } };
  }
  if (entry.custom_message) return { draft: { content: renderTemplate(entry.custom_message, values) } };
  const text = renderTemplate(template.text, values);
  const fallback = template.is_default && !style.include_emojis ? withoutEmojis(text) : text;
  const amenities = [...(hotel.amenities ?? []), ...(hotel.special_services ?? [])];
  const composed = await writer.write({ type: message_type, language: guest.language, fallback, values, amenities, settings: style, custom_prompt: own.custom_prompt });
  return { draft: { content: composed ?? fallback } };
}

const usesWeather = (type: MessageType, text: string): boolean => type === 'pre_arrival' || /weather_forecast|temperature/.test(text);

function maySucceedLater(checkIn: string, lateAfter: Date | null, now: Date): boolean {
  return Date.parse(checkIn) - now.getTime() < forecastMs && lateAfter !== null && lateAfter.getTime() - now.getTime() > 2 * weatherAgainMs;
}

/** False where the booking or the conversation changed meanwhile, so that it must be written anew. */
async function settle(dependencies: LifecycleSenderDependencies, tx: HotelTransaction, read: Read, written: Written, byHand: ByHand | null): Promise<boolean> {
  const { conversations, outbox, clock } = dependencies;
  const now = clock.now();
  const booking = await lockBooking(tx, read.booking.id);
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
  const { phone_key: identity_key, guest_phone, guest_name, guest_id } = booking;
  const conversation = await conversations.for(tx, { identity_key, reply_address: guest_phone, guest_phone, guest_name, guest_id, at: now });
  if (conversation.opted_out_at || (!written.draft.content_sid && !windowIsOpen(conversation.last_inbound_at, now))) return false;
  const entry = await repository.lockPlannedEntry(tx, read.entry.id);
  if (!entry) return true;
  if (!byHand && booking[`${entry.message_type}_message_sent`]) return false;
  const author = byHand && entry.custom_message ? { author: 'staff' as const, ...byHand } : { author: 'system' as const };
  const message = await outbox.send(tx, booking.hotel_id, conversation.id, { ...author, ...written.draft, validity_seconds: validity(entry.late_after, now) });
  await repository.setSentFlag(tx, booking.id, entry.message_type, true);
  return noted(dependencies, tx, read, { state: 'sent', reason: null, message_id: message.id, phone_number: conversation.reply_address });
}

type Settled = { state: 'sent' | 'skipped' | 'failed' | 'cancelled'; reason: string | null; message_id?: string; phone_number?: string };

async function noted({ events, clock }: LifecycleSenderDependencies, tx: HotelTransaction, { entry, booking }: Read, change: Settled): Promise<boolean> {
  const changed = await repository.changePlanned(tx, entry.id, { ...change, claimed_until: null, updated_at: clock.now() });
  if (changed) await events.publish(tx, { type: 'booking_message.updated', hotel_id: booking.hotel_id, booking_id: booking.id });
  return true;
}

/** A note that WhatsApp could deliver only when it is of no use any more is given up. Seconds. */
function validity(lateAfter: Date | null, now: Date): number {
  const left = lateAfter ? Math.floor((lateAfter.getTime() - now.getTime()) / 1000) : longestValidity;
  return Math.max(60, Math.min(longestValidity, left));
}
