import { useTranslation } from '#renderer/lib/translate.ts';
import { SkeletonBlock } from '#renderer/components/plain/skeleton.tsx';
import styles from './page-skeleton.module.css';

const rows = ['title', 'first', 'second', 'third', 'fourth'];

/** What stands until a page can be shown: its title and rows, on a wide screen also the sidebar that comes with it. */
export function PageSkeleton({ sidebar = false }: { sidebar?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['place']} data-sidebar={sidebar} role="status" aria-label={t('Loading')}>
      {sidebar && (
        <div className={styles['sidebar']}>
          {rows.map((row) => (
            <SkeletonBlock key={row} style={{ height: 20 }} />
          ))}
        </div>
      )}
      <div className={styles['page']}>
        {rows.map((row) => (
          <SkeletonBlock key={row} style={row === 'title' ? { width: '40%', height: 28 } : { height: 64 }} />
        ))}
      </div>
    </div>
  );
}
