import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BookingImportReport } from '#shared/features/bookings/booking-import.schema.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { needsDateOrder } from './import.rules.ts';
import type { DateOrder } from './use-import.ts';
import styles from './import.module.css';

type Props = {
  report: BookingImportReport;
  name: string;
  dateOrder: DateOrder | null;
  onDateOrder: (order: DateOrder) => void;
};

/** How the file stands: how many rows are good, and what concerns all of them. */
export function ImportSummary({ report, name, dateOrder, onDateOrder }: Props) {
  const { t } = useTranslation();
  const asks = needsDateOrder(report) || dateOrder !== null;
  return (
    <section className={styles['summary']}>
      <p role="status">
        <strong>{name}</strong> <StatusTag tone="ok">{t('Good rows: {{number}}', { number: report.valid })}</StatusTag>{' '}
        {report.invalid > 0 && (
          <StatusTag tone="danger">{t('Bad rows: {{number}}', { number: report.invalid })}</StatusTag>
        )}
      </p>
      {report.problems.length > 0 && (
        <ul className={styles['problems']}>
          {report.problems.map((problem) => (
            <li key={problem}>{t(problem)}</li>
          ))}
        </ul>
      )}
      {asks && (
        <Radio.Group
          value={dateOrder}
          onChange={(event) => onDateOrder(event.target.value as DateOrder)}
          options={[
            { value: 'dmy', label: t('Day first: 03/04 is 3 April') },
            { value: 'mdy', label: t('Month first: 03/04 is 4 March') },
          ]}
        />
      )}
    </section>
  );
}
