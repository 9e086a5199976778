import type { Translate } from '#renderer/lib/translate.ts';
import type { BookingStatus } from '#shared/features/bookings/bookings.schema.ts';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { daysBetween } from '#shared/lib/dates.ts';
import { shortDayWords } from '#renderer/lib/dates.ts';

type Stay = NonNullable<ConversationListItem['stay']>;

export const stayStatusWords: Record<BookingStatus, string> = {
  confirmed: 'Confirmed',
  'checked-in': 'Checked in',
  'checked-out': 'Checked out',
  cancelled: 'Cancelled',
};

/** Stage of the stay by the hotel's local date: 'Arrives today', 'In house, leaves tomorrow'. */
export function stayWords(
  { check_in_date, check_out_date, status, today }: Stay,
  language: string,
  t: Translate,
): string {
  const arrives = daysBetween(today, check_in_date);
  const leaves = daysBetween(today, check_out_date);
  if (arrives > 1) return t('Arrives {{day}}', { day: shortDayWords(check_in_date, language) });
  if (arrives === 1) return t('Arrives tomorrow');
  if (arrives === 0 && status === 'confirmed') return t('Arrives today');
  if (leaves === 0) return t('Leaves today');
  if (leaves === 1) return t('In house, leaves tomorrow');
  return t('In house until {{day}}', { day: shortDayWords(check_out_date, language) });
}

type Dated = { check_in_date: string; check_out_date: string; status: string };

/** The stay of today first, then the next ones, then the past ones, the latest first; cancelled ones last. `today` as YYYY-MM-DD. */
export function staysNow<S extends Dated>(stays: readonly S[], today: string): S[] {
  const rank = (stay: Dated) =>
    stay.status === 'cancelled' ? 3 : stay.check_out_date < today ? 2 : stay.check_in_date > today ? 1 : 0;
  return [...stays].sort((one, other) => {
    const past = rank(one) >= 2 ? -1 : 1;
    return rank(one) - rank(other) || past * one.check_in_date.localeCompare(other.check_in_date);
  });
}
