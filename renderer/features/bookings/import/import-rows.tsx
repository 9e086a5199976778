import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { BookingImportReport } from '#shared/features/bookings/booking-import.schema.ts';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { downloadText } from '#renderer/lib/download.ts';
import { fieldWords } from '#renderer/lib/field-words.ts';
import { ImportRow } from './import-row.tsx';
import { badRowsCsv } from './import.rules.ts';
import type { ImportState } from './use-import.ts';
import styles from './import.module.css';

/** Rows added per step, because rendering thousands at once blocks the page. */
const step = 100;

/** Result of each row, or its errors. */
export function ImportRows({ report, state }: { report: BookingImportReport; state: ImportState }) {
  const { t } = useTranslation();
  const [onlyBad, setOnlyBad] = useState(false);
  const [limit, setLimit] = useState(step);
  const rows = onlyBad && report.invalid > 0 ? report.rows.filter(({ ok }) => !ok) : report.rows;
  return (
    <section className={styles['section']}>
      <h3>{t('What each row becomes')}</h3>
      {report.invalid > 0 && (
        <div className={styles['badTools']}>
          <FilterChips label={t('Rows')}>
            <FilterChip pressed={onlyBad} onClick={() => setOnlyBad(!onlyBad)}>
              {t('Only bad rows')}
            </FilterChip>
          </FilterChips>
          <DownloadBadRows report={report} state={state} />
        </div>
      )}
      <ul className={styles['rows']}>
        {rows.slice(0, limit).map((row) => (
          <ImportRow key={row.row} row={row} onCorrect={state.correct} />
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

/** The bad rows with their errors, to correct in a spreadsheet and import again. */
function DownloadBadRows({ report, state }: { report: BookingImportReport; state: ImportState }) {
  const { t } = useTranslation();
  const name = `${(state.file?.name ?? 'bookings').replace(/\.[a-z]{1,4}$/i, '')}-${t('bad-rows')}.csv`;
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      onClick={() => downloadText(name, badRowsCsv(state.file?.csv ?? '', report, t('Problem'), fieldWords))}
    >
      {t('Download bad rows')}
    </Button>
  );
}
