import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingImportReport, BookingImportRow } from '#shared/features/bookings/booking-import.schema.ts';
import { FilterChip, FilterChips } from '#renderer/components/filter-chip.tsx';
import { stayWords } from '#renderer/lib/days.ts';
import { BookingStatusTag } from './booking-status-tag.tsx';
import { importFieldWords } from './import.rules.ts';
import { serverSentence } from './server-sentences.rules.ts';
import styles from './import.module.css';

/** Rows that are added with each step: thousands at once would stand still. */
const step = 100;

/** What each row becomes, or why it cannot. */
export function ImportRows({ report }: { report: BookingImportReport }) {
  const { t } = useTranslation();
  const [onlyBad, setOnlyBad] = useState(false);
  const [limit, setLimit] = useState(step);
  const rows = onlyBad && report.invalid > 0 ? report.rows.filter(({ ok }) => !ok) : report.rows;
  return (
    <section className={styles['section']}>
      <h3>{t('What each row becomes')}</h3>
      {report.invalid > 0 && (
        <FilterChips label={t('Rows')}>
          <FilterChip pressed={onlyBad} onClick={() => setOnlyBad(!onlyBad)}>
            {t('Only bad rows')}
          </FilterChip>
        </FilterChips>
      )}
      <ul className={styles['rows']}>
        {rows.slice(0, limit).map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </ul>
      {rows.length > limit && (
        <Button block onClick={() => setLimit(limit + step)}>
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}

function Row({ row: { row, ok, booking, errors } }: { row: BookingImportRow }) {
  const { t, i18n } = useTranslation();
  const sentence = (message: string) => {
    const { key, values } = serverSentence(message);
    return t(key, values);
  };
  return (
    <li data-ok={ok}>
      <span className={styles['number']}>{row}</span>
      {ok ? (
        <CheckCircleFilled aria-label={t('Good')} role="img" />
      ) : (
        <CloseCircleFilled aria-label={t('Bad')} role="img" />
      )}
      <div>
        {booking && (
          <span className={styles['booking']}>
            <strong>{booking.guest_name}</strong> <span>{booking.guest_phone}</span>{' '}
            <span>{stayWords(booking, i18n.language)}</span> {booking.room_type && <span>{booking.room_type}</span>}{' '}
            {booking.status !== 'confirmed' && <BookingStatusTag status={booking.status} />}
          </span>
        )}
        {errors.map(({ path, message }) => (
          <p key={`${path} ${message}`}>
            {path in importFieldWords && `${t(importFieldWords[path as keyof typeof importFieldWords])}: `}
            {sentence(message)}
          </p>
        ))}
      </div>
    </li>
  );
}
