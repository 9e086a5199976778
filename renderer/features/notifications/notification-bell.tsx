import { BellOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Notification } from '#shared/features/notifications/notifications.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Floating } from '#renderer/components/menus/floating.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { dateTimeWords } from '#renderer/lib/dates.ts';
import { paths } from '#renderer/lib/paths.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { isNumberRequest, notificationType } from './notification-type.rules.ts';
import { useHotelNotifications, useResolveNotification } from './notifications.queries.ts';
import styles from './notification-bell.module.css';

type Props = { hotelId: string; timezone: string };

/** The hotel's pending notifications behind a bell; renders nothing if there are none. */
export function NotificationBell({ hotelId, timezone }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const pending = useHotelNotifications(hotelId);
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
          <ul className={styles['notices']}>
            {items.map((item) => (
              <Notice key={item.id} item={item} timezone={timezone} />
            ))}
          </ul>
        </Floating>
      )}
    </>
  );
}

function Notice({ item, timezone }: { item: Notification; timezone: string }) {
  const { t, i18n } = useTranslation();
  const resolve = useResolveNotification();
  return (
    <li>
      <p className={styles['type']}>
        {notificationType(item.type)} ·{' '}
        <time dateTime={item.created_at}>{dateTimeWords(item.created_at, i18n.language, timezone)}</time>
      </p>
      <p>{reasonWords(item.reasons, item.message)}</p>
      {isNumberRequest(item.type) ? (
        <Link to={paths.whatsapp}>{t('See how far it is')}</Link>
      ) : (
        <Button size="small" loading={resolve.isPending} onClick={() => resolve.mutate(item)}>
          {t('Resolve')}
        </Button>
      )}
    </li>
  );
}
