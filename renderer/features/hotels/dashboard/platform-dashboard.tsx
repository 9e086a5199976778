import { useTranslation } from '#renderer/lib/translate.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { QuickActions, type QuickAction } from '#renderer/components/quick-actions.tsx';
import styles from './dashboard.module.css';
import { usePlatformCounts } from '../hotels.queries.ts';
import { RecentHotels } from './recent-hotels.tsx';
import { StatCards } from '#renderer/components/stat-cards.tsx';
import { paths } from '#renderer/lib/paths.ts';

/** Maximum number of hotels in the list (docs/product.md, section 9). */
const recentHotels = 3;

type Props = {
  actions: QuickAction[];
  choosing: boolean;
  onChoose: (hotelId: string) => void;
};

/** Variant a of the dashboard: the super admin's platform. */
export function PlatformDashboard({ actions, choosing, onChoose }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = usePlatformCounts();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const stats = [
    { label: t('Total Hotels'), hint: t('On the platform'), value: data?.total, to: paths.hotels },
    {
      label: t('Active Hotels'),
      hint: t('Serving guests'),
      value: data?.active,
      to: `${paths.hotels}?status=active`,
    },
    { label: t('Setup Complete'), hint: t('Guests are answered'), value: data?.setupComplete, to: paths.hotels },
  ];
  return (
    <>
      <StatCards stats={stats} />
      <div className={styles['columns']}>
        <Panel title={t('Recent Hotels')}>
          {data ? (
            <RecentHotels hotels={data.items.slice(0, recentHotels)} disabled={choosing} onChoose={onChoose} />
          ) : (
            <ListSkeleton rows={recentHotels} />
          )}
        </Panel>
        <Panel title={t('Quick Actions')}>
          <QuickActions actions={actions} />
        </Panel>
      </div>
    </>
  );
}
