import type { TFunction } from 'i18next';
import type { BookingStatus } from '#shared/features/bookings/bookings.schema.ts';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { readerLocale } from '#renderer/lib/reader-locale.ts';

type Stay = NonNullable<ConversationListItem['stay']>;

export const stayStatusWords: Record<BookingStatus, string> = {
  confirmed: 'Confirmed',
  'checked-in': 'Checked in',
  'checked-out': 'Checked out',
  cancelled: 'Cancelled',
};

const dayMs = 86_400_000;
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const daysBetween = (from: string, to: string) => Math.round((asDate(to).getTime() - asDate(from).getTime()) / dayMs);

/** Where the guest stands in the stay, on the hotel's calendar: 'Arrives today', 'In house, leaves tomorrow'. */
export function stayWords(
  { check_in_date, check_out_date, status, today }: Stay,
  language: string,
  t: TFunction,
): string {
  const arrives = daysBetween(today, check_in_date);
  const leaves = daysBetween(today, check_out_date);
  if (arrives > 1) return t('Arrives {{day}}', { day: shortDay(check_in_date, language) });
  if (arrives === 1) return t('Arrives tomorrow');
  if (arrives === 0 && status === 'confirmed') return t('Arrives today');
  if (leaves === 0) return t('Leaves today');
  if (leaves === 1) return t('In house, leaves tomorrow');
  return t('In house until {{day}}', { day: shortDay(check_out_date, language) });
}

const shortDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(readerLocale(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    asDate(day),
  );
