import { useTranslation } from '#renderer/lib/translate.ts';
import { Facts } from '#renderer/components/page/facts.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { useDirectoryState } from './directory.queries.ts';
import styles from './company.module.css';

/** Whether the directory of the company keeps the people of a group, for its admins. The super admin connects it. */
export function DirectoryState({ groupId }: { groupId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDirectoryState(groupId);
  if (data === undefined)
    return error ? (
      <ErrorState title={t('The directory could not be loaded')} error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={2} />
    );
  if (!data)
    return <p className={styles['note']}>{t('No directory is connected. The people who run the platform do that.')}</p>;
  const when = (at: string | null) => (at ? <TimeAgo at={at} /> : t('Never'));
  return (
    <Facts
      facts={[
        { label: t('Connected'), value: when(data.made_at) },
        { label: t('Last call'), value: when(data.used_at) },
        { label: t('Last refused call'), value: when(data.refused_at) },
        { label: t('People in the directory'), value: String(data.people) },
        { label: t('Groups of the directory'), value: String(data.groups) },
      ]}
    />
  );
}
