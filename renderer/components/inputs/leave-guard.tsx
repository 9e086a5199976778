import { useTranslation } from '#renderer/lib/translate.ts';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { useLeaveGuard } from '#renderer/lib/hooks/use-leave-guard.ts';

/**
 * Asks before a form with unsaved changes is left, by a link or by closing the window. A function is called when the form
 * is left.
 */
export function LeaveGuard({ when }: { when: boolean | (() => boolean) }) {
  const { t } = useTranslation();
  useLeaveGuard(
    () => (typeof when === 'function' ? when() : when),
    (leave) =>
      askInDialog({
        title: t('Leave without saving?'),
        text: t('Your changes will be lost.'),
        yes: t('Leave'),
        no: t('Stay'),
        onYes: leave,
      }),
  );
  return null;
}
