import { SyncOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useLiveConnection } from '#renderer/lib/live-events.ts';
import styles from './shell.module.css';

/** Says that what is on the screen may be out of date, while the live stream is down. */
export function LiveBanner() {
  const { t } = useTranslation();
  const state = useLiveConnection((connection) => connection.state);
  return (
    <div role="status">
      {state === 'reconnecting' && (
        <p className={styles['banner']}>
          <SyncOutlined spin aria-hidden />
          {t('Reconnecting…')}
        </p>
      )}
    </div>
  );
}
