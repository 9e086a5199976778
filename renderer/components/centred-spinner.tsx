import { useTranslation } from 'react-i18next';
import styles from './states.module.css';

/** A whole page that waits. Made without antd: it is what stands while antd is loaded. */
export function CentredSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']} role="status" aria-label={t('Loading')}>
      <span className={styles['spinner']} aria-hidden />
    </div>
  );
}
