import { useTranslation } from '#renderer/lib/translate.ts';
import type { Health } from '#shared/features/platform/health.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Facts } from '#renderer/components/page/facts.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { ageWords, sizeWords } from './health.words.ts';
import styles from './health.module.css';

type Process = Health['processes'][number];

/** Milliseconds from which a clock that differs from the database's is a problem. */
const clockProblemMs = 2000;

/** Running processes: version, clock, database latency, and how their calls of providers end. */
export function HealthProcesses({ processes }: { processes: Process[] }) {
  const { t } = useTranslation();
  const versions = new Set(processes.filter(({ gone }) => !gone).map(({ version }) => version));
  return (
    <Panel title={t('Processes')}>
      {versions.size > 1 && <p className={styles['note']}>{t('Different versions are running.')}</p>}
      <DataTable
        label={t('Processes')}
        rows={processes}
        rowKey={({ id }) => id}
        columns={[
          { key: 'role', title: t('Part'), cell: ({ role, version }) => `${role} ${version}` },
          {
            key: 'state',
            title: t('Status'),
            cell: ({ gone }) => (
              <StatusTag tone={gone ? 'danger' : 'ok'}>{gone ? t('Silent') : t('Running')}</StatusTag>
            ),
          },
          { key: 'seen', title: t('Last seen'), cell: ({ seen_at }) => <TimeAgo at={seen_at} /> },
          { key: 'started', title: t('Started'), cell: ({ started_at }) => <TimeAgo at={started_at} /> },
          {
            key: 'clock',
            title: t('Clock ahead of the database'),
            align: 'end',
            cell: ({ clock_ahead_ms: ms }) => (
              <StatusTag tone={Math.abs(ms) >= clockProblemMs ? 'danger' : 'quiet'}>{`${ms} ms`}</StatusTag>
            ),
          },
          { key: 'database', title: t('Database'), align: 'end', cell: ({ database_ms: ms }) => `${ms} ms` },
          { key: 'providers', title: t('Providers'), cell: (process) => <Providers process={process} /> },
        ]}
      />
    </Panel>
  );
}

function Providers({ process }: { process: Process }) {
  const { t } = useTranslation();
  const { provider_calls: calls, whatsapp_rests_ms: rests } = process;
  return (
    <span className={styles['providers']}>
      {rests > 0 && (
        <StatusTag tone="danger">{t('WhatsApp rests for {{time}}', { time: ageWords(rests / 1000) })}</StatusTag>
      )}
      {Object.entries(calls).map(([provider, { ok, failed }]) => (
        <StatusTag key={provider} tone={failed > 0 ? 'amber' : 'quiet'}>
          {t('{{provider}}: {{ok}} ok, {{failed}} failed', { provider, ok, failed })}
        </StatusTag>
      ))}
      {rests === 0 && Object.keys(calls).length === 0 && '–'}
    </span>
  );
}

export function HealthDatabase({ database }: { database: Health['database'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Panel title={t('Database')}>
      <Facts
        facts={[
          { label: t('Size'), value: sizeWords(database.bytes, i18n.language) },
          { label: t('Connections'), value: `${database.connections} / ${database.most_connections}` },
        ]}
      />
    </Panel>
  );
}
