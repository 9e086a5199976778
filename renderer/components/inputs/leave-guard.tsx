import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useLocation } from 'react-router-dom';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { guardLeaving } from '#renderer/lib/console-history.ts';

/** Asks before a form with unsaved changes is left, by a link or by closing the window. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation();
  const { pathname: here } = useLocation();
  useEffect(() => {
    if (!when) return;
    return guardLeaving((pathname, proceed) => {
      if (pathname === here) return false;
      askInDialog({
        title: t('Leave without saving?'),
        text: t('Your changes will be lost.'),
        yes: t('Leave'),
        no: t('Stay'),
        onYes: proceed,
      });
      return true;
    });
  }, [when, here, t]);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return null;
}
