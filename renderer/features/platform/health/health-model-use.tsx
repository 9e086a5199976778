import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Health } from '#shared/features/platform/health.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { paths } from '#renderer/lib/paths.ts';
import styles from './health.module.css';

/** Hotels close to the daily limit of the language model, and those that have reached it. */
export function HealthModelUse({ use: { limit, hotels } }: { use: Health['model_use'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Panel title={t('Language model today')} more={<Link to={paths.adminBudgets}>{t('Budgets of the month')}</Link>}>
      <p className={styles['note']}>
        {t('Each hotel may ask the language model {{number}} times a day.', {
          number: countWords(limit, i18n.language),
        })}{' '}
        {hotels.length === 0
          ? t('No hotel has used 80 % of it.')
          : t('At 100 % the assistant answers from the hotel’s knowledge alone; the reception is called as always.')}
      </p>
      {hotels.length > 0 && (
        <DataTable
          label={t('Language model today')}
          rows={hotels}
          rowKey={({ hotel_id }) => hotel_id}
          columns={[
            { key: 'hotel', title: t('Hotel'), cell: ({ hotel_name }) => hotel_name },
            {
              key: 'calls',
              title: t('Questions asked'),
              align: 'end',
              cell: ({ calls }) => countWords(calls, i18n.language),
            },
            {
              key: 'state',
              title: t('Status'),
              align: 'end',
              cell: ({ calls }) => <Used calls={calls} limit={limit} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}

function Used({ calls, limit }: { calls: number; limit: number }) {
  const { t } = useTranslation();
  if (calls >= limit) return <StatusTag tone="danger">{t('Used up')}</StatusTag>;
  return <StatusTag tone="amber">{t('{{percent}} % used', { percent: Math.floor((calls / limit) * 100) })}</StatusTag>;
}
