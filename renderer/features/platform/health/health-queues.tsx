import { useTranslation } from '#renderer/lib/translate.ts';
import type { Health } from '#shared/features/platform/health.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { useRetryJob } from './health.queries.ts';
import { ageWords, isLate, queueWords } from './health.words.ts';
import styles from './health.module.css';

/** Queues with their depth and the age of the oldest row. */
export function HealthQueues({ queues }: { queues: Health['queues'] }) {
  const { t, i18n } = useTranslation();
  const sorted = queues.toSorted(
    (one, other) => other.oldest_seconds - one.oldest_seconds || one.queue.localeCompare(other.queue),
  );
  return (
    <Panel title={t('Queues')}>
      <DataTable
        label={t('Queues')}
        narrow="scroll"
        rows={sorted}
        rowKey={({ queue }) => queue}
        columns={[
          { key: 'queue', title: t('Queue'), cell: ({ queue }) => t(queueWords[queue] ?? queue) },
          { key: 'jobs', title: t('Due'), align: 'end', cell: ({ jobs }) => countWords(jobs, i18n.language) },
          {
            key: 'age',
            title: t('Oldest'),
            align: 'end',
            cell: ({ jobs, oldest_seconds: age }) =>
              jobs === 0 ? '–' : <StatusTag tone={isLate(age) ? 'danger' : 'quiet'}>{ageWords(age)}</StatusTag>,
          },
        ]}
      />
    </Panel>
  );
}

/** Jobs that failed for good or were tried several times. */
export function HealthStuck({ stuck }: { stuck: Health['stuck'] }) {
  const { t } = useTranslation();
  const retry = useRetryJob();
  return (
    <Panel title={t('Stuck jobs')}>
      {stuck.length === 0 && <p className={styles['note']}>{t('No job is stuck.')}</p>}
      {stuck.length > 0 && (
        <DataTable
          label={t('Stuck jobs')}
          rows={stuck}
          rowKey={({ id }) => id}
          columns={[
            { key: 'queue', title: t('Queue'), cell: ({ queue }) => t(queueWords[queue] ?? queue) },
            {
              key: 'state',
              title: t('Status'),
              cell: ({ state }) => (
                <StatusTag tone={state === 'failed' ? 'danger' : 'amber'}>
                  {state === 'failed' ? t('Failed') : t('Being tried again')}
                </StatusTag>
              ),
            },
            { key: 'attempts', title: t('Attempts'), align: 'end', cell: ({ attempts }) => String(attempts) },
            { key: 'error', title: t('Last error'), cell: ({ error }) => error ?? '–' },
            { key: 'since', title: t('Since'), cell: ({ created_at }) => <TimeAgo at={created_at} /> },
            {
              key: 'retry',
              title: t('Actions'),
              plain: true,
              align: 'end',
              cell: ({ id }) => (
                <Button
                  size="small"
                  loading={retry.isPending && retry.variables === id}
                  onClick={() => retry.mutate(id)}
                >
                  {t('Try again now')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
