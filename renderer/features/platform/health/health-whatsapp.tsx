import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Health } from '#shared/features/platform/health.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { paths } from '#renderer/lib/paths.ts';
import { senderStateWords } from '#renderer/lib/sender-words.ts';
import styles from './health.module.css';

const age = (at: string | null) => (at ? <TimeAgo at={at} /> : '–');

/** How many numbers are fine, and what the provider says of the others. */
export function HealthSenders({ senders: { all, fine, troubled } }: { senders: Health['senders'] }) {
  const { t, i18n } = useTranslation();
  const words = t('Online and of a good quality: {{number}} of {{all}}.', {
    number: countWords(fine, i18n.language),
    all: countWords(all, i18n.language),
  });
  return (
    <Panel title={t('WhatsApp numbers')} more={<Link to={`${paths.adminNumbers}?tab=all`}>{t('All numbers')}</Link>}>
      <p className={styles['note']}>{all === 0 ? t('No number has been looked up yet.') : words}</p>
      {troubled.length > 0 && (
        <DataTable
          label={t('WhatsApp numbers')}
          rows={troubled}
          rowKey={({ hotel_id }) => hotel_id}
          columns={[
            { key: 'hotel', title: t('Hotel'), cell: ({ hotel_name }) => hotel_name },
            { key: 'number', title: t('Number'), cell: ({ number }) => number },
            { key: 'status', title: t('Status'), cell: ({ status }) => (status ? senderStateWords(t, status) : '–') },
            { key: 'quality', title: t('Quality'), cell: ({ quality }) => quality ?? '–' },
            { key: 'limit', title: t('Daily limit'), cell: ({ messaging_limit }) => messaging_limit ?? '–' },
            { key: 'checked', title: t('Looked up'), cell: ({ checked_at }) => age(checked_at) },
            { key: 'webhook', title: t('Last message in'), cell: ({ webhook_at }) => age(webhook_at) },
          ]}
        />
      )}
    </Panel>
  );
}

/** Calls that were refused, and messages to numbers that no hotel has. */
export function HealthWebhooks({ webhooks }: { webhooks: Health['webhooks'] }) {
  const { t, i18n } = useTranslation();
  const { alive_at, refused_last_day, refused, unknown } = webhooks;
  return (
    <Panel title={t('Webhooks')}>
      <p className={styles['note']}>
        {t('Refused because of their signature in the last day: {{number}}.', {
          number: countWords(refused_last_day, i18n.language),
        })}{' '}
        {alive_at && (
          <>
            {t('Last look for messages:')} <TimeAgo at={alive_at} />
          </>
        )}
      </p>
      {refused.length > 0 && (
        <DataTable
          label={t('Refused webhooks')}
          rows={refused}
          rowKey={({ id }) => id}
          columns={[
            { key: 'path', title: t('Refused webhooks'), cell: ({ path }) => path },
            { key: 'ip', title: t('From address'), cell: ({ ip }) => ip ?? '–' },
            { key: 'at', title: t('When'), cell: ({ refused_at }) => <TimeAgo at={refused_at} /> },
          ]}
        />
      )}
      {unknown.length > 0 && (
        <DataTable
          label={t('Unknown numbers')}
          rows={unknown}
          rowKey={({ number }) => number}
          columns={[
            { key: 'number', title: t('Unknown numbers'), cell: ({ number }) => <bdi>{number}</bdi> },
            { key: 'messages', title: t('Messages'), align: 'end', cell: ({ messages }) => String(messages) },
            { key: 'at', title: t('When'), cell: ({ last_at }) => <TimeAgo at={last_at} /> },
          ]}
        />
      )}
      {unknown.length === 0 && <p className={styles['note']}>{t('No messages to numbers that no hotel has.')}</p>}
    </Panel>
  );
}

/** Messages to guests of the last hour, by status and error number. */
export function HealthDeliveries({ deliveries }: { deliveries: Health['deliveries'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Panel title={t('Messages of the last hour')}>
      {deliveries.length === 0 && <p className={styles['note']}>{t('None.')}</p>}
      <ul className={styles['deliveries']}>
        {deliveries.map(({ status, code, messages }) => (
          <li key={`${status} ${code}`}>
            <StatusTag tone={status === 'failed' || status === 'undelivered' ? 'danger' : 'quiet'}>
              {code === 'none' ? status : `${status} ${code}`}
            </StatusTag>{' '}
            {countWords(messages, i18n.language)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
