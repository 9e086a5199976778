import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useLocation } from 'react-router-dom';
import styles from './sidebar-drawer.module.css';
import { Sidebar } from './sidebar.tsx';
import { closeDrawer, useSidebar } from '../sidebar.store.ts';

/**
 * The sidebar of screens narrower than 768 px; it closes when a page has been chosen. The browser's own dialog, which
 * keeps the focus inside and gives it back.
 */
export function SidebarDrawer() {
  const { t } = useTranslation();
  const open = useSidebar((state) => state.drawer);
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(closeDrawer, [pathname]);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles['drawer']}
      aria-label={t('Menu')}
      onClose={closeDrawer}
      // Only what lies outside the drawer's content is the dialog itself: its backdrop.
      onClick={({ target, currentTarget }) => target === currentTarget && closeDrawer()}
    >
      {open && <Sidebar collapsed={false} inDrawer />}
    </dialog>
  );
}
