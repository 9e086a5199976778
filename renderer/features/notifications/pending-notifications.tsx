import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Notification } from '#shared/features/notifications/notifications.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { dateTimeWords } from '#renderer/lib/dates.ts';
import { paths } from '#renderer/lib/paths.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { isNumberRequest, notificationType } from './notification-type.rules.ts';
import { usePendingNotifications, useResolveNotification } from './notifications.queries.ts';
import styles from './notifications.module.css';

/** Notifications from hotels and the platform for the super admin. */
export function PendingNotifications({ timezone }: { timezone: string }) {
  const { t } = useTranslation();
  const pending = usePendingNotifications();
  const items = pending.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel title={t('Pending notifications')}>
      {pending.isPending && <ListSkeleton rows={1} />}
      {pending.isError && items.length === 0 && (
        <ErrorState error={pending.error} onRetry={() => void pending.refetch()} />
      )}
      {pending.isSuccess && items.length === 0 && <p className={styles['none']}>{t('Nothing is waiting for you.')}</p>}
      {items.length > 0 && <p className={styles['none']}>{t('Times are in the zone {{timezone}}.', { timezone })}</p>}
      {items.length > 0 && (
        <ul className={styles['list']}>
          {items.map((item) => (
            <Item key={item.id} item={item} timezone={timezone} />
          ))}
        </ul>
      )}
      {pending.hasNextPage && (
        <Button block loading={pending.isFetchingNextPage} onClick={() => void pending.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </Panel>
  );
}

function Item({ item, timezone }: { item: Notification; timezone: string }) {
  const { t, i18n } = useTranslation();
  const resolve = useResolveNotification();
  return (
    <li>
      <div className={styles['words']}>
        <p className={styles['about']}>
          <strong>{notificationType(item.type)}</strong>
          <span>{item.hotel_name}</span>
          <time dateTime={item.created_at} title={timezone}>
            {dateTimeWords(item.created_at, i18n.language, timezone)}
          </time>
        </p>
        <p>{reasonWords(item.reasons, item.message)}</p>
      </div>
      {isNumberRequest(item.type) ? (
        <Link to={`${paths.adminNumbers}?hotel=${item.hotel_id}`}>{t('Open the request')}</Link>
      ) : (
        <Button
          loading={resolve.isPending}
          aria-label={t('Resolve: {{message}}', { message: reasonWords(item.reasons, item.message) })}
          onClick={() => resolve.mutate(item)}
        >
          {t('Resolve')}
        </Button>
      )}
    </li>
  );
}
