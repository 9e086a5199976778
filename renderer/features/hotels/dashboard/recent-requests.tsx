import { MessageOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { GuestRequest } from '#shared/features/conversations/conversations.schema.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { PriorityTag, RequestStatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import styles from './dashboard.module.css';

type Props = { requests: GuestRequest[]; timezone: string | undefined; pathOf: (request: GuestRequest) => string };

/** The latest requests; each leads to its conversation. */
export function RecentRequests({ requests, timezone, pathOf }: Props) {
  const { t } = useTranslation();
  if (requests.length === 0) {
    return (
      <EmptyState
        icon={<MessageOutlined aria-hidden />}
        title={t('No requests yet')}
        text={t('They appear here as soon as a guest writes to your WhatsApp number.')}
      />
    );
  }
  return (
    <ul className={styles['recent']}>
      {requests.map((request) => (
        <li key={request.id}>
          <Link to={pathOf(request)} className={styles['request']} data-waits={request.human_required}>
            <span className={styles['requestTop']}>
              <strong>{request.guest_name || t('Anonymous Guest')}</strong>
              <PriorityTag priority={request.priority} />
              <RequestStatusTag status={request.status} />
              <span className={styles['age']}>
                <TimeAgo at={request.created_at} timezone={timezone} />
              </span>
            </span>
            <span className={styles['message']}>{request.message}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
