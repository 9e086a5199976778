import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { WebhookDelivery } from '#shared/features/integrations/webhooks.schema.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { useKindWords } from './integration-words.ts';
import { useEventAction, useEvents, type EventAction } from './integrations.queries.ts';
import styles from './integrations.module.css';

type Shown = 'all' | 'waiting' | 'taken' | 'skipped';
type Props = { hotelId: string; endpointId: string; timezone: string };

const stateOf = ({ finished_at, skipped }: WebhookDelivery): Exclude<Shown, 'all'> => {
  if (skipped) return 'skipped';
  return finished_at ? 'taken' : 'waiting';
};

/** The last 50 events of an endpoint with the answers to them. */
export function EventLog({ hotelId, endpointId, timezone }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEvents(hotelId, endpointId);
  const action = useEventAction(hotelId, endpointId);
  const [shown, setShown] = useState<Shown>('all');
  const columns = useColumns(timezone, (wanted) => action.mutate(wanted));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const rows = data.items.filter((event) => shown === 'all' || stateOf(event) === shown);
  return (
    <div>
      <div className={styles['tools']}>
        <SelectField<Shown>
          label={t('Show')}
          value={shown}
          onChoose={setShown}
          choices={[
            { value: 'all', label: t('All events') },
            { value: 'waiting', label: t('Not taken yet') },
            { value: 'taken', label: t('Taken') },
            { value: 'skipped', label: t('Skipped') },
          ]}
        />
        <Replay busy={action.isPending} onReplay={(from) => action.mutate({ kind: 'replay', from })} />
      </div>
      {rows.length === 0 && <p className={styles['lead']}>{t('No events here.')}</p>}
      {rows.length > 0 && <DataTable label={t('Log')} columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </div>
  );
}

/** The time is in the zone of this computer. */
function Replay({ busy, onReplay }: { busy: boolean; onReplay: (from: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [from, setFrom] = useState('');
  return (
    <div className={styles['moment']}>
      <label htmlFor={id}>{t('Send again from (time of this computer)')}</label>
      <div className={styles['actions']}>
        <input id={id} type="datetime-local" value={from} onChange={(event) => setFrom(event.target.value)} />
        <Button disabled={!from} loading={busy} onClick={() => onReplay(new Date(from).toISOString())}>
          {t('Send again')}
        </Button>
      </div>
    </div>
  );
}

function useColumns(timezone: string, act: (action: EventAction) => void): Column<WebhookDelivery>[] {
  const { t } = useTranslation();
  const wordsOf = useKindWords();
  return [
    { key: 'kind', title: t('Event'), cell: ({ kind }) => wordsOf(kind) },
    { key: 'at', title: t('Time'), cell: ({ created_at }) => <TimeAgo at={created_at} timezone={timezone} /> },
    { key: 'state', title: t('Status'), cell: (event) => <State event={event} /> },
    { key: 'attempts', title: t('Attempts'), align: 'end', cell: ({ attempts }) => String(attempts) },
    {
      key: 'answer',
      title: t('Answer'),
      cell: ({ status, answer }) => (
        <span className={styles['answer']} dir="auto">
          {[status, answer].filter(Boolean).join(' ') || '–'}
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('Actions'),
      plain: true,
      align: 'end',
      cell: (event) =>
        stateOf(event) === 'waiting' ? (
          <Button size="small" onClick={() => act({ kind: 'skip', eventId: event.id })}>
            {t('Skip')}
          </Button>
        ) : (
          <Button size="small" onClick={() => act({ kind: 'again', eventId: event.id })}>
            {t('Send again')}
          </Button>
        ),
    },
  ];
}

function State({ event }: { event: WebhookDelivery }) {
  const { t } = useTranslation();
  const state = stateOf(event);
  if (state === 'taken') return <StatusTag tone="ok">{t('Taken')}</StatusTag>;
  if (state === 'skipped') return <StatusTag tone="quiet">{t('Skipped')}</StatusTag>;
  return <StatusTag tone="amber">{t('Not taken yet')}</StatusTag>;
}
