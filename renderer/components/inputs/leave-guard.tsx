import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';

/** Asks before a form with unsaved changes is left, by a link or by closing the window. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    askInDialog({
      title: t('Leave without saving?'),
      text: t('Your changes will be lost.'),
      yes: t('Leave'),
      no: t('Stay'),
      onYes: () => blocker.proceed(),
      onNo: () => blocker.reset(),
    });
  }, [blocker, t]);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return null;
}
