import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Health } from '#shared/features/platform/health.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { hotelManagePath } from '#renderer/lib/paths.ts';
import { useJobs } from '../health/health.queries.ts';
import { queueWords } from '../health/health.words.ts';
import { FailedCard } from './failed-card.tsx';
import { errorWords } from './failed.words.ts';
import styles from './failed.module.css';

type Job = Health['stuck'][number];
type Group = Pick<Job, 'queue' | 'error'> & { jobs: Job[] };

/** Jobs that failed for good or were tried several times, by queue and last error. */
export function FailedJobs({ stuck }: { stuck: Job[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('Stuck jobs')}>
      {stuck.length === 0 && <p className={styles['note']}>{t('No job is stuck.')}</p>}
      <div className={styles['list']}>
        {groupsOf(stuck).map((group) => (
          <JobCard key={`${group.queue} ${group.error}`} group={group} />
        ))}
      </div>
    </Panel>
  );
}

function groupsOf(stuck: Job[]): Group[] {
  const groups = new Map<string, Group>();
  for (const job of stuck) {
    const { queue, error } = job;
    const key = JSON.stringify([queue, error]);
    const group = groups.get(key) ?? { queue, error, jobs: [] };
    groups.set(key, group);
    group.jobs.push(job);
  }
  return [...groups.values()];
}

function JobCard({ group: { queue, error, jobs } }: { group: Group }) {
  const { t, i18n } = useTranslation();
  const { retryAll, setAllAside } = useJobs();
  const name = t(queueWords[queue] ?? queue);
  const why = errorWords(t, error);
  return (
    <FailedCard
      title={`${name}: ${why}`}
      count={countWords(jobs.length, i18n.language)}
      oldest={jobs[0]!.created_at}
      isBusy={retryAll.isPending || setAllAside.isPending}
      onRetryAll={() => retryAll.mutate({ queue, error })}
      onSetAsideAll={() => setAllAside.mutate({ queue, error })}
    >
      <DataTable
        label={`${name}: ${why}`}
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'hotel',
            title: t('Hotel'),
            cell: ({ hotel }) => (hotel ? <Link to={hotelManagePath(hotel.id)}>{hotel.name}</Link> : '–'),
          },
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
          { key: 'since', title: t('Since'), cell: ({ created_at }) => <TimeAgo at={created_at} /> },
          { key: 'actions', title: t('Actions'), plain: true, align: 'end', cell: ({ id }) => <JobActions id={id} /> },
        ]}
      />
    </FailedCard>
  );
}

function JobActions({ id }: { id: string }) {
  const { t } = useTranslation();
  const { retry, setAside } = useJobs();
  return (
    <span className={styles['actions']}>
      <Button size="small" loading={retry.isPending} onClick={() => retry.mutate(id)}>
        {t('Try again now')}
      </Button>
      <Button size="small" loading={setAside.isPending} onClick={() => setAside.mutate(id)}>
        {t('Set aside')}
      </Button>
    </span>
  );
}
