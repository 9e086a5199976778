import { useTranslation } from '#renderer/lib/translate.ts';
import { isDated, isValidOn } from '#shared/features/knowledge/entry-dates.rules.ts';
import { dayIn } from '#shared/lib/dates.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { dayWords } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { useHotel } from '#renderer/lib/session/session.ts';
import { weekdayNames, type Dates } from './entry-dates.rules.ts';

/** When an entry is valid, whether it is valid today, and whether it is time to review it. */
export function EntryDatesTag(dates: Dates) {
  const { t, i18n } = useTranslation();
  const today = dayIn(useHotel()?.timezone ?? 'UTC', useNow(60_000));
  const { valid_from, valid_until, weekdays, review_on } = dates;
  const names = weekdayNames(i18n.language);
  const words = [
    valid_from && t('from {{day}}', { day: dayWords(valid_from, i18n.language) }),
    valid_until && t('until {{day}}', { day: dayWords(valid_until, i18n.language) }),
    [...weekdays]
      .sort()
      .map((one) => names[one - 1])
      .join(', '),
  ];
  return (
    <>
      {isDated(dates) && <StatusTag tone="quiet">{words.filter(Boolean).join(' · ')}</StatusTag>}
      {!isValidOn(dates, today) && <StatusTag tone="amber">{t('Not valid today')}</StatusTag>}
      {review_on && review_on <= today && <StatusTag tone="amber">{t('To be reviewed')}</StatusTag>}
    </>
  );
}
