import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Directory } from '#shared/features/auth/directory.contract.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import styles from './company.module.css';

type Call = Directory['calls'][number];
type Shown = 'all' | 'refused';
/** HTTP status from which a call was refused. */
const firstRefusal = 400;

/** The last calls with their outcome: why a push of the directory fails. */
export function DirectoryCalls({ calls }: { calls: Call[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('all');
  const rows = calls.filter(({ status }) => shown === 'all' || status >= firstRefusal);
  const columns: Column<Call>[] = [
    { key: 'at', title: t('When'), cell: ({ at }) => <TimeAgo at={at} /> },
    {
      key: 'call',
      title: t('Call'),
      cell: ({ method, path }) => (
        <code className={styles['path']}>
          {method} {path}
        </code>
      ),
    },
    { key: 'outcome', title: t('Outcome'), cell: (call) => <Outcome call={call} /> },
  ];
  return (
    <div className={styles['domains']}>
      <h4>{t('Last calls')}</h4>
      {calls.length === 0 ? (
        <p className={styles['note']}>
          {t('No call with this token yet. If the company’s IT sees errors, its address or its token is not this one.')}
        </p>
      ) : (
        <SelectField<Shown>
          label={t('Show')}
          value={shown}
          onChoose={setShown}
          choices={[
            { value: 'all', label: t('All calls') },
            { value: 'refused', label: t('Refused calls only') },
          ]}
        />
      )}
      {calls.length > 0 && rows.length === 0 && <p className={styles['note']}>{t('No call was refused.')}</p>}
      {rows.length > 0 && (
        <div className={styles['calls']} role="group" aria-label={t('Last calls')} tabIndex={0}>
          <DataTable label={t('Last calls')} columns={columns} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
    </div>
  );
}

/** The reason is in English, as the directory was told it. */
function Outcome({ call: { status, detail } }: { call: Call }) {
  const { t } = useTranslation();
  return (
    <span className={styles['outcome']}>
      {status < firstRefusal ? (
        <StatusTag tone="ok">{t('Taken')}</StatusTag>
      ) : (
        <StatusTag tone="danger">{t('Refused')}</StatusTag>
      )}{' '}
      {status}
      {detail && <span lang="en">{detail}</span>}
    </span>
  );
}
