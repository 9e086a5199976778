import { useTranslation } from '#renderer/lib/translate.ts';
import { Skeleton } from '#renderer/components/plain/skeleton.tsx';
import styles from './states.module.css';

/** Skeleton rows. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles['rows']} role="status" aria-label={t('Loading')} data-loading>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton widths={['40%', '80%']} />
        </div>
      ))}
    </div>
  );
}
