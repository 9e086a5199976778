import { useTranslation } from '#renderer/lib/translate.ts';
import type { Health } from '#shared/features/platform/health.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { ageWords, isLate, queueWords } from './health.words.ts';

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
