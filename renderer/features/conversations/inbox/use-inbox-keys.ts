import { useEffect, useRef } from 'react';
import { useAssignDialog } from '../assign/assign.store.ts';
import { useViewsDialog } from '../views/views.store.ts';
import { shortcutOf, type ShortcutKey } from './inbox-keys.rules.ts';

/** Listens for the inbox's keys on the whole page while the inbox is on it. */
export function useInboxKeys(actions: Record<ShortcutKey, () => unknown>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The focus may be outside an open dialog, and the dialog's code may still be loading.
      if (useViewsDialog.getState().isOpen || useAssignDialog.getState().opened) return;
      if (document.querySelector('dialog[open], .ant-modal-wrap:not([style*="display: none"])')) return;
      const key = shortcutOf(event);
      if (!key) return;
      event.preventDefault();
      latest.current[key]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
