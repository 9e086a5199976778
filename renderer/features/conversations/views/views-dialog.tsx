import { Modal } from 'antd';
import type { KeyboardEvent } from 'react';
import type { SavedView } from '#shared/features/conversations/saved-views.contract.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useCan } from '#renderer/lib/session/session.ts';
import { useInbox } from '../inbox.context.ts';
import { SaveView } from './save-view.tsx';
import { useSavedViews } from './saved-views.queries.ts';
import { ViewItem } from './view-item.tsx';
import { closeViews } from './views.store.ts';
import styles from './views.module.css';

/** Saves what the list shows under a name, and opens, renames, orders and deletes what is saved. */
export function ViewsDialog() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const views = useSavedViews(hotelId);
  return (
    <Modal open onCancel={closeViews} footer={null} width={460} title={t('Saved views')}>
      <SaveView />
      {views.data && <Groups views={views.data} />}
      {!views.data && views.error && <ErrorState error={views.error} onRetry={() => void views.refetch()} />}
      {views.isPending && <ListSkeleton rows={3} />}
    </Modal>
  );
}

function Groups({ views }: { views: SavedView[] }) {
  const { t } = useTranslation();
  const isAdmin = useCan('hotelAdmin');
  const groups = [
    { title: t('For the whole hotel'), items: views.filter(({ shared }) => shared), canEdit: isAdmin },
    { title: t('For me'), items: views.filter(({ shared }) => !shared), canEdit: true },
  ];
  return (
    <div onKeyDown={walk}>
      {groups.map(
        ({ title, items, canEdit }) =>
          items.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className={styles['group']}>{title}</h3>
              <ul className={styles['list']}>
                {items.map((view, place) => (
                  <ViewItem
                    key={view.id}
                    view={view}
                    group={items}
                    place={place}
                    canEdit={canEdit}
                    canShare={isAdmin}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {views.length === 0 && (
        <p className={styles['hint']}>{t('Nothing is saved yet. Saved views stand above the list, one click away.')}</p>
      )}
    </div>
  );
}

/** Arrow keys lead from view to view. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLAnchorElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-view]')];
  event.preventDefault();
  links[links.indexOf(event.target) + step]?.focus();
}
