import { useTranslation } from '#renderer/lib/translate.ts';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { FailedJobs } from '#renderer/features/platform/failed/failed-jobs.tsx';
import { FailedMessages } from '#renderer/features/platform/failed/failed-messages.tsx';
import { HealthCircuits, HealthEndpoints } from '#renderer/features/platform/health/health-circuits.tsx';
import { HealthDatabase, HealthProcesses } from '#renderer/features/platform/health/health-processes.tsx';
import { HealthModelUse } from '#renderer/features/platform/health/health-model-use.tsx';
import { HealthQueues } from '#renderer/features/platform/health/health-queues.tsx';
import {
  HealthDeliveries,
  HealthSenders,
  HealthWebhooks,
} from '#renderer/features/platform/health/health-whatsapp.tsx';
import { SendingPauses } from '#renderer/features/platform/sending/sending-pauses.tsx';
import { HotelPicker } from '#renderer/features/hotels/hotel-picker.tsx';
import { useHealth } from '#renderer/features/platform/health/health.queries.ts';
import styles from '#renderer/features/platform/health/health.module.css';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';

/** The state of the platform for the super admin. */
export default function AdminHealthPage() {
  const me = useMe().data;
  if (!me) return null;
  return me.is_super_admin ? <PlatformHealth /> : <AccessDenied home={paths.dashboard} />;
}

function PlatformHealth() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useHealth();
  return (
    <Page>
      <PageHeader title={t('Health')} text={t('Queues, providers, numbers and processes. Read every 10 seconds.')} />
      {isPending && <ListSkeleton rows={8} />}
      {error && <ErrorState title={t('The state could not be read')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles['page']}>
          <SendingPauses chooseHotel={(value, onChange) => <HotelPicker value={value} onChange={onChange} />} />
          <HealthQueues queues={data.queues} />
          <FailedMessages />
          <FailedJobs stuck={data.stuck} />
          <HealthCircuits processes={data.processes} readAt={data.read_at} />
          <HealthEndpoints endpoints={data.endpoints} />
          <div className={styles['pair']}>
            <HealthDeliveries deliveries={data.deliveries} />
            <HealthDatabase database={data.database} />
          </div>
          <HealthModelUse use={data.model_use} />
          <HealthProcesses processes={data.processes} />
          <HealthSenders senders={data.senders} />
          <HealthWebhooks webhooks={data.webhooks} />
        </div>
      )}
    </Page>
  );
}
