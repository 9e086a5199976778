import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './states.module.css';

/** A whole page that waits. */
export function CentredSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']} role="status" aria-label={t('Loading')}>
      <Spin size="large" />
    </div>
  );
}
