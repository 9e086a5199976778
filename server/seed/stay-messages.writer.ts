import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { Insertable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { BookingMessageLogs } from '#server/db/schema.generated.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { clockTime, dueOf, type Due } from '#server/features/stay-messages/due.rules.ts';
import type { Pen } from './house.writer.ts';
import { stayMessageTexts } from './hotels/stay-message-texts.seed.ts';
import type { HotelProfile, HotelSeed } from './seed.types.ts';
import type { StoredBooking } from './stays.writer.ts';
import { seededContentSid } from './templates.writer.ts';
import { outgoing, type Thread } from './threads.writer.ts';

type Log = Insertable<BookingMessageLogs> & { state: 'planned' | 'sent' | 'skipped' | 'cancelled' };
type TypedDue = Due & { type: MessageType };

/** The messages that accompanied the stays, in their guests' threads, and the plan of those to come. */
export async function writeStayMessages(
  tx: HotelTransaction,
  seed: HotelSeed,
  bookings: StoredBooking[],
  threads: Thread[],
  pen: Pen,
): Promise<Log[]> {
  const logs: Log[] = [];
  for (const booking of bookings) {
    const thread = threadFor(booking, threads, pen);
    const own = duesOf(booking, seed.profile, pen).map((due) => logOf(due, booking, thread, seed, pen));
    logs.push(...own);
    const sent = own
      .filter(({ state }) => state === 'sent')
      .map(({ message_type }) => [`${message_type}_message_sent`, true]);
    if (sent.length)
      await tx.updateTable('bookings').set(Object.fromEntries(sent)).where('id', '=', booking.id).execute();
  }
  return logs;
}

function threadFor({ guest, created_at }: StoredBooking, threads: Thread[], { ids }: Pen): Thread {
  const known = threads.find((thread) => thread.guest?.id === guest.id);
  if (known) return known;
  const thread: Thread = {
    id: ids(created_at),
    guest,
    address: guest.phone,
    name: guest.name,
    language: guest.seed.language,
    talk: null,
    opted_out_at: null,
    messages: [],
    requests: [],
  };
  threads.push(thread);
  return thread;
}

/** As the product plans them. What had passed when the booking was made, or imported, was never planned. */
function duesOf(
  { seed: { check_in, nights }, created_at }: StoredBooking,
  profile: HotelProfile,
  { times }: Pen,
): TypedDue[] {
  const stay = { check_in_date: times.day(check_in), check_out_date: times.day(check_in + nights) };
  return messageTypes.flatMap((type) => {
    const due = dueOf(type, stay, profile, null, { atOnce: created_at, ignoreQuiet: true });
    const past =
      due !== null &&
      (type === 'welcome' ? stay.check_in_date <= times.dayOf(created_at) : due.late_after <= created_at);
    return due && !past ? [{ type, ...due }] : [];
  });
}

function logOf(
  { type, due_at, late_after }: TypedDue,
  booking: StoredBooking,
  thread: Thread,
  seed: HotelSeed,
  pen: Pen,
): Log {
  const { guest, created_at, cancelled_at } = booking;
  const row = {
    id: pen.ids(new Date(created_at.getTime() + messageTypes.indexOf(type))),
    booking_id: booking.id,
    message_type: type,
    due_at,
    late_after,
    phone_number: guest.phone,
    created_at,
  };
  if (cancelled_at && due_at > cancelled_at)
    return {
      ...row,
      state: 'cancelled',
      reason: JSON.stringify(reason('booking_cancelled')),
      updated_at: cancelled_at,
    };
  if (due_at < created_at)
    return {
      ...row,
      state: 'skipped',
      reason: JSON.stringify(reason('due_before_change', { moment: pen.times.clock(due_at) })),
      updated_at: created_at,
    };
  if (due_at > pen.times.now) return { ...row, state: 'planned', updated_at: created_at };
  if (thread.opted_out_at && due_at > thread.opted_out_at)
    return { ...row, state: 'skipped', reason: JSON.stringify(reason('guest_opted_out')), updated_at: due_at };
  return {
    ...row,
    state: 'sent',
    message_id: addMessage(type, due_at, booking, thread, seed.profile, pen),
    updated_at: due_at,
  };
}

function addMessage(
  type: MessageType,
  at: Date,
  booking: StoredBooking,
  thread: Thread,
  profile: HotelProfile,
  pen: Pen,
): string {
  const language = booking.guest.seed.language in stayMessageTexts ? booking.guest.seed.language : 'en';
  const content = filled(stayMessageTexts[language]![type], booking, profile, language, pen);
  const content_sid = seededContentSid(type, language);
  const id = pen.ids(at);
  const old = pen.times.now.getTime() - at.getTime() > 6 * 3600_000;
  thread.messages.push({
    id,
    conversation_id: thread.id,
    author: 'system',
    content,
    content_sid,
    ...outgoing(at, old, booking.seed.undeliverable),
  });
  return id;
}

function filled(
  text: string,
  { guest, seed, confirmation_number }: StoredBooking,
  profile: HotelProfile,
  language: string,
  { times }: Pen,
): string {
  const values: Record<string, string> = {
    guest_name: guest.seed.first_name ?? guest.name ?? '',
    hotel_name: profile.name,
    hotel_address: profile.address,
    room_type: seed.room,
    confirmation_number,
    check_in_date: spoken(times.at(seed.check_in, '12:00'), language, profile.timezone),
    check_out_date: spoken(times.at(seed.check_in + seed.nights, '12:00'), language, profile.timezone),
    check_in_time: language === 'en' ? profile.check_in_time : clockTime(profile.check_in_time)!,
    check_out_time: language === 'en' ? profile.check_out_time : clockTime(profile.check_out_time)!,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function spoken(at: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(at);
}
