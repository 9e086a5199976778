import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { BookingImportReport, ImportField } from '#shared/features/bookings/booking-import.schema.ts';
import { columnsOf, importFieldWords } from './import.rules.ts';
import styles from './import.module.css';

type Props = { csv: string; report: BookingImportReport; onMatch: (column: string, field: ImportField) => void };

/** Field of each column; the suggestion is preselected. */
export function ImportColumns({ csv, report, onMatch }: Props) {
  const { t } = useTranslation();
  const columns = useMemo(() => columnsOf(csv), [csv]);
  const options = Object.entries(importFieldWords).map(([value, words]) => ({
    value: value as ImportField,
    label: t(words),
  }));
  return (
    <section className={styles['section']}>
      <h3>{t('What the columns hold')}</h3>
      <ul className={styles['columns']}>
        {columns.map(({ name, samples }) => (
          <li key={name} data-ignored={(report.mapping[name] ?? 'ignore') === 'ignore'}>
            <span className={styles['column']}>
              <strong>{name || t('(no heading)')}</strong>
              <span>{samples.join(' · ') || t('(empty)')}</span>
            </span>
            <Select
              value={report.mapping[name] ?? 'ignore'}
              options={options}
              onChange={(field) => onMatch(name, field)}
              showSearch={{ optionFilterProp: 'label' }}
              aria-label={t('Column “{{name}}” holds', { name })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
