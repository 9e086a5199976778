import { dayIn, daysBetween } from '#shared/lib/dates.ts';
import type { PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import { readerTimezone } from '#renderer/lib/reader-locale.ts';

export type DayOfChat = { day: string; at: string; messages: PhoneMessage[] };

const dayOf = (at: string | Date) => dayIn(readerTimezone(), at);

/** Messages by calendar day of this phone, oldest first. */
export function byDay(messages: PhoneMessage[]): DayOfChat[] {
  const days = new Map<string, DayOfChat>();
  for (const message of messages) {
    const day = dayOf(message.created_at);
    const known = days.get(day) ?? { day, at: message.created_at, messages: [] };
    known.messages.push(message);
    days.set(day, known);
  }
  return [...days.values()];
}

/** 'today', 'yesterday', the weekday within a week, else the date. */
export function dayLabel(at: string, language: string, now = new Date()): string {
  const days = daysBetween(dayOf(at), dayOf(now));
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  if (days < 7) return new Date(at).toLocaleDateString(language, { weekday: 'long' });
  return new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });
}

export function clock(at: string, language: string): string {
  return new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}

/** For the list of chats: the time today, else the day. */
export function listTime(at: string, language: string): string {
  return dayOf(at) === dayOf(new Date()) ? clock(at, language) : dayLabel(at, language);
}
