import { SyncOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useLiveConnection } from '#renderer/lib/live-connection.store.ts';
import styles from './shell.module.css';

/** Says that what is on the screen may be out of date, while the live stream is down. */
export function LiveBanner() {
  const { t, i18n } = useTranslation();
  const { state, knownAt } = useLiveConnection();
  const time = knownAt === null ? '' : new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(knownAt);
  return (
    <div role="status">
      {state === 'reconnecting' && (
        <p className={styles['banner']}>
          <SyncOutlined spin aria-hidden />
          {t('Reconnecting…')}
          {time && <span>{t('You see what was known at {{time}}.', { time })}</span>}
        </p>
      )}
    </div>
  );
}
