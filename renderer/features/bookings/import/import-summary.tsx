import { reasonWords } from '#renderer/lib/reasons.ts';
import { Radio } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { DecimalMark } from '#shared/features/bookings/amounts.rules.ts';
import type { BookingImportReport } from '#shared/features/bookings/booking-import.schema.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { needsDateOrder, needsDecimalMark } from './import.rules.ts';
import type { DateOrder, ImportState } from './use-import.ts';
import styles from './import.module.css';

type Props = {
  report: BookingImportReport;
  state: Pick<ImportState, 'file' | 'choices' | 'choose'>;
};

/** Summary of the file: the number of good rows, and problems of the whole file. */
export function ImportSummary({ report, state }: Props) {
  const { t } = useTranslation();
  const { dateOrder, decimalMark } = state.choices;
  return (
    <section className={styles['summary']}>
      <p role="status">
        <strong>{state.file?.name}</strong>{' '}
        <StatusTag tone="ok">{t('Good rows: {{number}}', { number: report.valid })}</StatusTag>{' '}
        {report.invalid > 0 && (
          <StatusTag tone="danger">{t('Bad rows: {{number}}', { number: report.invalid })}</StatusTag>
        )}
      </p>
      {report.problems.length > 0 && (
        <ul className={styles['problems']}>
          {report.problems.map((problem, index) => (
            <li key={problem}>{reasonWords(report.problem_reasons.slice(index, index + 1), problem)}</li>
          ))}
        </ul>
      )}
      {(needsDateOrder(report) || dateOrder !== null) && (
        <Radio.Group
          value={dateOrder}
          onChange={(event) => state.choose({ dateOrder: event.target.value as DateOrder })}
          options={[
            { value: 'dmy', label: t('Day first: 03/04 is 3 April') },
            { value: 'mdy', label: t('Month first: 03/04 is 4 March') },
          ]}
        />
      )}
      {(needsDecimalMark(report) || decimalMark !== null) && (
        <Radio.Group
          value={decimalMark}
          onChange={(event) => state.choose({ decimalMark: event.target.value as DecimalMark })}
          options={[
            { value: ',', label: t('Comma before the cents: 1.234,50') },
            { value: '.', label: t('Point before the cents: 1,234.50') },
          ]}
        />
      )}
    </section>
  );
}
