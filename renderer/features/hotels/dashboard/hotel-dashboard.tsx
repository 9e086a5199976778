import { lazy, Suspense } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { GuestRequest } from '#shared/features/conversations/conversations.schema.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { QuickActions, type QuickAction } from '#renderer/components/quick-actions.tsx';
import styles from './dashboard.module.css';
import { useDashboard, useFirstSteps } from '../hotels.queries.ts';
import { RecentRequests } from './recent-requests.tsx';
import { ConnectionHint } from '../connection/connection-hint.tsx';
import { StatCards } from '#renderer/components/stat-cards.tsx';

/** Link targets of the numbers. */
export type DashboardLinks = { requests: string; waiting: string; completed: string; staff: string };
type Props = {
  hotelId: string;
  timezone: string;
  links: DashboardLinks;
  actions: QuickAction[];
  pathOf: (request: GuestRequest) => string;
};

const FirstSteps = lazy(() => import('./first-steps.tsx'));

/** What keeps guests away, and the first steps of a new hotel until all are done. */
function Beginning({ hotelId }: { hotelId: string }) {
  const steps = useFirstSteps(hotelId).data;
  return (
    <>
      <ConnectionHint hotelId={hotelId} />
      {steps && Object.values(steps).includes(false) && (
        <Suspense>
          <FirstSteps steps={steps} />
        </Suspense>
      )}
    </>
  );
}

/** Variant b of the dashboard: the hotel's numbers, its latest requests, and what to do next. */
export function HotelDashboard({ hotelId, timezone, links, actions, pathOf }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDashboard(hotelId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const stats = [
    { label: t('Total Requests'), hint: t('All time'), value: data?.total_requests, to: links.requests },
    { label: t('Active Staff'), hint: t('In your team'), value: data?.active_staff, to: links.staff },
    {
      label: t('Pending Requests'),
      hint: t('Awaiting response'),
      value: data?.pending_requests,
      to: links.waiting,
      amber: true,
    },
    {
      label: t('Completed Today'),
      hint: t('Successfully resolved'),
      value: data?.completed_today,
      to: links.completed,
    },
  ];
  return (
    <>
      <Beginning hotelId={hotelId} />
      <StatCards stats={stats} />
      <div className={styles['columns']}>
        <Panel title={t('Recent Requests')} more={links.requests && <Link to={links.requests}>{t('See all')}</Link>}>
          {data ? (
            <RecentRequests requests={data.recent_requests} timezone={timezone} pathOf={pathOf} />
          ) : (
            <ListSkeleton />
          )}
        </Panel>
        {actions.length > 0 && (
          <Panel title={t('Quick Actions')}>
            <QuickActions actions={actions} />
          </Panel>
        )}
      </div>
    </>
  );
}
