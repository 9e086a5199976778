import { useTranslation } from 'react-i18next';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';

/** Confirm dialogs before a super admin acts in a hotel or makes it inactive. `onConfirm` runs after a yes. */
export function useHotelConfirmations() {
  const { t } = useTranslation();
  return {
    askToAct: (hotel: string, onConfirm: () => void) =>
      askInDialog({
        title: t('Act in {{hotel}}?', { hotel }),
        text: t(
          'You see its guests and bookings and can change them as its admin until you end the session. The audit log records it.',
        ),
        yes: t('Act in this hotel'),
        no: t('Cancel'),
        isHarmless: true,
        onYes: onConfirm,
      }),
    askToDeactivate: (hotel: string, onConfirm: () => void) =>
      askInDialog({
        title: t('Make {{hotel}} inactive?', { hotel }),
        text: t(
          'The assistant stops answering its guests and no stay messages go out. Its team sees a banner. You can make it active again at any time.',
        ),
        yes: t('Make inactive'),
        no: t('Cancel'),
        onYes: onConfirm,
      }),
  };
}
