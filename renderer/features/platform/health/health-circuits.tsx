import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Circuit, Health } from '#shared/features/platform/health.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { hotelManagePath } from '#renderer/lib/paths.ts';
import { errorWords } from '../failed/failed.words.ts';
import { useRetryEndpoint } from './health.queries.ts';
import styles from './health.module.css';

type Row = Circuit & { key: string; process: string };

/** What each running process knows of its providers; those with a problem first. */
export function HealthCircuits({ processes, readAt }: { processes: Health['processes']; readAt: string }) {
  const { t } = useTranslation();
  const names: Record<Circuit['provider'], string> = {
    whatsapp: 'WhatsApp',
    model: t('Language model'),
    mail: t('Mails'),
    push: t('Notices on devices'),
  };
  const rows = processes
    .filter(({ gone }) => !gone)
    .flatMap(({ id, role, circuits }): Row[] =>
      circuits.map((circuit) => ({
        ...circuit,
        key: `${id} ${circuit.provider} ${circuit.account ?? ''}`,
        process: `${role} ${id.slice(0, SHOWN)}`,
      })),
    )
    .toSorted((one, other) => Number(one.state === 'closed') - Number(other.state === 'closed'));
  return (
    <Panel title={t('Connections to providers')}>
      {rows.length === 0 && <p className={styles['note']}>{t('No process has reported yet.')}</p>}
      {rows.length > 0 && (
        <DataTable
          label={t('Connections to providers')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'provider', title: t('Provider'), cell: (row) => nameOf(names[row.provider], row) },
            { key: 'process', title: t('Process'), cell: ({ process }) => process },
            { key: 'state', title: t('Status'), cell: ({ state }) => <CircuitState state={state} /> },
            { key: 'since', title: t('Since'), cell: ({ since }) => (since ? <TimeAgo at={since} /> : '–') },
            {
              key: 'why',
              title: t('Why'),
              cell: ({ state, problem }) => (state === 'closed' ? '–' : errorWords(t, problem)),
            },
            { key: 'next', title: t('Next try'), cell: (circuit) => <NextTry circuit={circuit} readAt={readAt} /> },
          ]}
        />
      )}
    </Panel>
  );
}

/** Characters of a process's id, and the last ones of an account's. */
const SHOWN = 4;
const nameOf = (name: string, { account }: Circuit) => (account ? `${name} …${account.slice(-SHOWN)}` : name);

function CircuitState({ state }: Pick<Circuit, 'state'>) {
  const { t } = useTranslation();
  if (state === 'open') return <StatusTag tone="danger">{t('Calls held back')}</StatusTag>;
  if (state === 'failing') return <StatusTag tone="amber">{t('Failing')}</StatusTag>;
  return <StatusTag tone="ok">{t('Working')}</StatusTag>;
}

function NextTry({ circuit: { state, next_at }, readAt }: { circuit: Circuit; readAt: string }) {
  const { t } = useTranslation();
  if (state === 'closed') return '–';
  return next_at && next_at > readAt ? <TimeAgo at={next_at} /> : t('With the next call');
}

/** Hotels' receivers of events that do not take them. Each has a breaker of its own, in the database. */
export function HealthEndpoints({ endpoints }: { endpoints: Health['endpoints'] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('Receivers of events')}>
      {endpoints.length === 0 && <p className={styles['note']}>{t('All receivers take their events.')}</p>}
      {endpoints.length > 0 && (
        <DataTable
          label={t('Receivers of events')}
          rows={endpoints}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'hotel',
              title: t('Hotel'),
              cell: ({ hotel_id, hotel_name }) => <Link to={hotelManagePath(hotel_id)}>{hotel_name}</Link>,
            },
            { key: 'host', title: t('Server'), cell: ({ host }) => host },
            {
              key: 'state',
              title: t('Status'),
              cell: ({ stopped_at }) => (
                <StatusTag tone={stopped_at ? 'danger' : 'amber'}>{stopped_at ? t('Stopped') : t('Failing')}</StatusTag>
              ),
            },
            {
              key: 'since',
              title: t('Since'),
              cell: ({ failing_since, stopped_at }) => <Since at={failing_since ?? stopped_at} />,
            },
            {
              key: 'why',
              title: t('Why'),
              cell: ({ status }) => (status === null ? t('No answer') : t('Answer {{status}}', { status })),
            },
            { key: 'waiting', title: t('Events that wait'), align: 'end', cell: ({ waiting }) => String(waiting) },
            {
              key: 'next',
              title: t('Next try'),
              cell: ({ stopped_at, next_at }) => (stopped_at ? t('None') : <Since at={next_at} />),
            },
            {
              key: 'retry',
              title: t('Actions'),
              plain: true,
              align: 'end',
              cell: ({ id }) => <RetryEndpoint id={id} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}

function RetryEndpoint({ id }: { id: string }) {
  const { t } = useTranslation();
  const retry = useRetryEndpoint();
  return (
    <Button size="small" loading={retry.isPending} onClick={() => retry.mutate(id)}>
      {t('Try again now')}
    </Button>
  );
}

const Since = ({ at }: { at: string | null }) => (at ? <TimeAgo at={at} /> : '–');
