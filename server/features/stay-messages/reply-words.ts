import type { ReplyValues } from '#shared/features/messaging/reply-variables.rules.ts';
import { splitName } from '#shared/features/guests/names.rules.ts';
import { templateLanguage } from '#shared/features/messaging/default-templates.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ConversationRecords } from '#server/features/conversations/conversation-records.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import { guestLanguage, valuesOf, type StayWords } from './texts.rules.ts';
import * as repository from './stay-messages.repository.ts';

export type ReplyWordsDependencies = { conversationRecords: Pick<ConversationRecords, 'byId'>; clock: Clock };

/**
 * Hotel, nearest stay and language of a conversation's guest, in the caller's transaction.
 * @throws AppError not_found
 */
export async function stayOf({ conversationRecords, clock }: ReplyWordsDependencies, tx: HotelTransaction, id: string) {
  const conversation = await conversationRecords.byId(tx, id);
  if (!conversation) throw notFound('conversation');
  const hotel = await repository.hotelRow(tx);
  const booking = await repository.nearestBooking(tx, conversation.identity_key, clock.now());
  const phone = conversation.guest_phone ?? '';
  const { language } = guestLanguage(
    booking ?? { language: null, guest_phone: phone },
    conversation,
    hotel.default_language,
  );
  const stay: Partial<StayWords> = booking ?? (conversation.guest_name ? { guest_name: conversation.guest_name } : {});
  return { hotel, language, stay, room_number: booking?.room_number?.trim() || null };
}

/** Values of the variables of saved replies, in the guest's language. Null where guest, booking and profile have none. */
export async function replyWords(dependencies: ReplyWordsDependencies, tx: HotelTransaction, id: string) {
  const { hotel, language, stay, room_number } = await stayOf(dependencies, tx, id);
  const { check_in_date, check_out_date, ...known } = valuesOf(stay, hotel, templateLanguage(language), {
    forecast: null,
    transport: null,
  });
  const { wifi_network, wifi_password } = hotel;
  const values: Omit<ReplyValues, 'staff_name' | 'faq'> = {
    guest_first_name: known.guest_name && splitName(known.guest_name).first_name,
    guest_name: known.guest_name,
    room: room_number,
    room_type: stay.room_type?.trim() || null,
    check_in: check_in_date,
    check_out: check_out_date,
    confirmation_number: known.confirmation_number,
    check_in_time: known.check_in_time,
    check_out_time: known.check_out_time,
    wifi: wifi_network && wifi_password ? `${wifi_network} / ${wifi_password}` : null,
    wifi_network,
    wifi_password,
    hotel_name: known.hotel_name,
    hotel_phone: hotel.phone,
    hotel_address: known.hotel_address,
  };
  return { language, values };
}
