import type { SavedView } from '#shared/features/conversations/saved-views.contract.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ViewLink } from './view-link.tsx';
import styles from './views.module.css';

/** The saved views above the list, in one line that scrolls. */
export function ViewsRow({ views }: { views: SavedView[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['row']} aria-label={t('Saved views')}>
      {views.map((view) => (
        <ViewLink key={view.id} view={view} className={styles['chip']!} />
      ))}
    </nav>
  );
}
