import { BellOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#shared/features/notifications/notifications.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Floating } from '#renderer/components/plain/floating.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { dateTimeWords } from '#renderer/lib/dates.ts';
import { useInbox } from '../inbox/inbox.context.ts';
import { noticeType } from './notices.rules.ts';
import styles from './notices.module.css';

/** The hotel's pending notifications behind a bell; renders nothing if there are none. */
export function PendingNotifications() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const [open, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const pending = useQuery({
    queryKey: queryKeys.area(hotelId, 'notifications'),
    queryFn: ({ signal }) => client.notifications.list({ query: { hotel_id: hotelId, limit: 50 } }, { signal }),
  });
  const items = pending.data?.items ?? [];
  if (items.length === 0) return null;
  const label = t('Pending notifications ({{number}})', { number: items.length });
  return (
    <>
      <span className={styles['bellPlace']}>
        <Tip title={open ? '' : label}>
          <button
            ref={bell}
            type="button"
            className={styles['bell']}
            aria-label={label}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <BellOutlined aria-hidden />
          </button>
        </Tip>
        <span className={styles['badge']} aria-hidden>
          {items.length}
        </span>
      </span>
      {open && (
        <Floating anchor={bell} onLeave={() => setOpen(false)} role="dialog" aria-label={t('Pending notifications')}>
          <p className={styles['heading']} aria-hidden>
            {t('Pending notifications')}
          </p>
          <Notices items={items} />
        </Floating>
      )}
    </>
  );
}

function Notices({ items }: { items: Notification[] }) {
  return (
    <ul className={styles['notices']}>
      {items.map((item) => (
        <Notice key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Notice({ item }: { item: Notification }) {
  const { t, i18n } = useTranslation();
  const { hotelId, timezone } = useInbox();
  const queryClient = useQueryClient();
  const resolve = useMutation({
    mutationFn: () => client.notifications.resolve({ params: { id: item.id } }),
    onSuccess: () => notifySuccess(t('Notification resolved')),
    onError: (error) => notifyFailure(t('Failed to resolve notification.'), error),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'notifications') });
      void queryClient.invalidateQueries({ queryKey: queryKeys.notifications });
    },
  });
  return (
    <li>
      <p className={styles['type']}>
        {noticeType(item.type)} ·{' '}
        <time dateTime={item.created_at}>{dateTimeWords(item.created_at, i18n.language, timezone)}</time>
      </p>
      <p>{reasonWords(item.reasons, item.message)}</p>
      <Button size="small" loading={resolve.isPending} onClick={() => resolve.mutate()}>
        {t('Resolve')}
      </Button>
    </li>
  );
}
