import { AuditOutlined } from '@ant-design/icons';
import { useTranslation, type Translate } from '#renderer/lib/translate.ts';
import type { AuditEntry } from '#shared/features/platform/audit.schema.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { dateTimeWords, fullTime } from '#renderer/lib/dates.ts';
import { auditActions, auditDetails, auditEntities, auditWord } from './audit-words.rules.ts';
import { useAuditEntries, type AuditFilters } from './audit.queries.ts';
import styles from './audit.module.css';

/** The log, newest first. */
export function AuditList({ filters, timezone }: { filters: AuditFilters; timezone: string }) {
  const { t } = useTranslation();
  const log = useAuditEntries(filters, timezone);
  const entries = log.data?.pages.flatMap((page) => page.items) ?? [];
  const columns = useColumns(timezone);
  if (log.isPending) return <ListSkeleton />;
  if (log.isError && entries.length === 0) {
    return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
  }
  if (entries.length === 0) {
    const filtered = Object.values(filters).some(Boolean);
    return (
      <EmptyState
        icon={<AuditOutlined aria-hidden />}
        title={filtered ? t('No entries match your filters') : t('Nothing has been done yet')}
        {...(filtered ? { text: t('Try a longer period, or clear the filters.') } : {})}
      />
    );
  }
  return (
    <>
      <DataTable label={t('Audit Logs')} columns={columns} rows={entries} rowKey={(entry) => entry.id} />
      {log.hasNextPage && (
        <Button
          block
          className={styles['more']}
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function useColumns(timezone: string): Column<AuditEntry>[] {
  const { t, i18n } = useTranslation();
  return [
    {
      key: 'when',
      title: t('When'),
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={fullTime(created_at, i18n.language, timezone)} className={styles['when']}>
          {dateTimeWords(created_at, i18n.language, timezone)}
        </time>
      ),
    },
    { key: 'who', title: t('Who'), cell: (entry) => <Who entry={entry} /> },
    {
      key: 'what',
      title: t('Action'),
      cell: ({ action, entity }) => (
        <span className={styles['action']}>
          <strong>{t(auditWord(auditEntities, entity))}</strong>
          <span>{t(auditWord(auditActions, action))}</span>
        </span>
      ),
    },
    { key: 'hotel', title: t('Hotel'), cell: (entry) => <HotelOf entry={entry} /> },
    { key: 'details', title: t('Details'), plain: true, cell: (entry) => <Details entry={entry} /> },
  ];
}

const whoDid = ({ user_email, api_key_name }: AuditEntry, t: Translate): string =>
  user_email ?? (api_key_name === null ? t('The platform itself') : t('API key {{name}}', { name: api_key_name }));

function Who({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  return (
    <span className={styles['who']}>
      <span>{whoDid(entry, t)}</span>
      {entry.acting_session_id && <StatusTag tone="teal">{t('Acting')}</StatusTag>}
    </span>
  );
}

function HotelOf({ entry: { hotel_id, hotel_name } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  if (hotel_name) return hotel_name;
  return <span className={styles['quiet']}>{hotel_id ? t('Deleted hotel') : t('Platform')}</span>;
}

function Details({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const pairs = auditDetails(entry.details);
  if (pairs.length === 0 && !entry.entity_id) return null;
  return (
    <details className={styles['details']}>
      <summary>{pairs[0] ? `${pairs[0].name}: ${pairs[0].value}` : t('Show')}</summary>
      <dl>
        {[...pairs, ...(entry.entity_id ? [{ name: 'id', value: entry.entity_id }] : [])].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
