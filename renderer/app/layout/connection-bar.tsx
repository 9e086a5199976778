import { useSyncExternalStore } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useLiveConnection } from '#renderer/lib/live/live-connection.store.ts';
import styles from './connection-bar.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser knows of a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Bar on every page while the connection is lost. Pages with a live stream have their own, more precise bar. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const online = useOnline();
  const isLive = useLiveConnection(({ state }) => state !== 'off');
  return (
    <div role="status" className={styles['place']}>
      {!online && !isLive && <p className={styles['bar']}>{t('No connection, trying again')}</p>}
    </div>
  );
}
