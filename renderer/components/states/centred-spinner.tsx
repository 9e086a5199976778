import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './states.module.css';

/** A loading page. Does not use antd, because it is shown while antd is loading. */
export function CentredSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']} role="status" aria-label={t('Loading')}>
      <span className={styles['spinner']} aria-hidden />
    </div>
  );
}
