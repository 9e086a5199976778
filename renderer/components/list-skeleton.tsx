import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './states.module.css';

/** Rows in the shape of what comes. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles['rows']} role="status" aria-label={t('Loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '80%' }} />
        </div>
      ))}
    </div>
  );
}
