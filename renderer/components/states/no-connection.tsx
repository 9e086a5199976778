import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './states.module.css';

/** Shown instead of a page whose code could not be loaded; loading is retried. Does not use antd. */
export function NoConnection() {
  const { t } = useTranslation();
  return (
    <div className={styles['state']} role="status">
      <span className={styles['spinner']} aria-hidden />
      <h1 className={styles['title']}>{t('No connection, trying again')}</h1>
      <p className={styles['text']}>{t('This page appears as soon as the server can be reached.')}</p>
    </div>
  );
}
