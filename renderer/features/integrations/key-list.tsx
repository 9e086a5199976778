import { KeyOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ApiKey } from '#shared/features/integrations/api-keys.schema.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { dateWords } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { useScopeWords } from './integration-words.ts';
import { useApiKeys, useRevokeKey } from './integrations.queries.ts';
import styles from './integrations.module.css';

const KeyDialog = themedPart(
  async () => (await import('./key-dialog.tsx')).KeyDialog,
  () => <OpeningMark />,
);

type Props = { hotelId: string; timezone: string };

/** API keys of the hotel, and a dialog that makes one. */
export function KeyList({ hotelId, timezone }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useApiKeys(hotelId);
  const columns = useColumns({ hotelId, timezone });
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useOnceOpen(isOpen);
  const make = (
    <Button size="small" onClick={() => setOpen(true)}>
      {t('Create key')}
    </Button>
  );
  return (
    <Panel title={t('API keys')} more={make}>
      <p className={styles['lead']}>
        {t('Another system, such as a property management system, reads and changes this hotel’s data with a key.')}
      </p>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {data?.items.length === 0 && <EmptyState icon={<KeyOutlined aria-hidden />} title={t('There are no keys yet')} />}
      {data && data.items.length > 0 && (
        <DataTable label={t('API keys')} columns={columns} rows={data.items} rowKey={({ id }) => id} />
      )}
      {wasOpen && <KeyDialog hotelId={hotelId} open={isOpen} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function useColumns({ hotelId, timezone }: Props): Column<ApiKey>[] {
  const { t } = useTranslation();
  const askRevoke = useAskRevoke(hotelId);
  return [
    {
      key: 'name',
      title: t('Name'),
      cell: ({ name, prefix }) => (
        <span className={styles['named']}>
          <span dir="auto">{name}</span>
          <code>{prefix}…</code>
        </span>
      ),
    },
    { key: 'scopes', title: t('May do'), cell: ({ scopes }) => <Scopes scopes={scopes} /> },
    {
      key: 'used',
      title: t('Last used'),
      cell: ({ last_used_at }) => (last_used_at ? <TimeAgo at={last_used_at} timezone={timezone} /> : t('Never')),
    },
    { key: 'expires', title: t('Valid'), cell: (key) => <Validity apiKey={key} timezone={timezone} /> },
    {
      key: 'revoke',
      title: t('Actions'),
      plain: true,
      align: 'end',
      cell: (key) =>
        !key.revoked_at && (
          <Button size="small" aria-label={t('Revoke key {{name}}', { name: key.name })} onClick={() => askRevoke(key)}>
            {t('Revoke')}
          </Button>
        ),
    },
  ];
}

function Scopes({ scopes }: Pick<ApiKey, 'scopes'>) {
  const words = useScopeWords().flatMap((group) => group.scopes);
  const known = new Map(words);
  return (
    <ul className={styles['scopes']}>
      {scopes.map((scope) => (
        <li key={scope}>{known.get(scope) ?? scope}</li>
      ))}
    </ul>
  );
}

function Validity({ apiKey: { revoked_at, expires_at }, timezone }: { apiKey: ApiKey; timezone: string }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  if (revoked_at) return <StatusTag tone="quiet">{t('Revoked')}</StatusTag>;
  if (!expires_at) return t('Without end');
  if (Date.parse(expires_at) <= now) return <StatusTag tone="danger">{t('Expired')}</StatusTag>;
  return t('until {{day}}', { day: dateWords(expires_at, i18n.language, timezone) });
}

function useAskRevoke(hotelId: string): (key: ApiKey) => void {
  const { t } = useTranslation();
  const revoke = useRevokeKey(hotelId);
  const words = new Map(useScopeWords().flatMap((group) => group.scopes));
  return ({ id, name, scopes }) =>
    askInDialog({
      title: t('Revoke key {{name}}?', { name }),
      text: t('The system that uses it is refused at once and can no longer: {{what}}. This cannot be undone.', {
        what: scopes.map((scope) => words.get(scope) ?? scope).join(', '),
      }),
      yes: t('Revoke key'),
      no: t('Cancel'),
      onYes: () => revoke.mutateAsync(id).catch(() => undefined),
    });
}
