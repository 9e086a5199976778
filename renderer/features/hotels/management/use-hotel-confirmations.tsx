import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Confirm dialogs before a super admin acts in a hotel or makes it inactive. `onConfirm` runs after a yes. */
export function useHotelConfirmations() {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return {
    askToAct: (hotel: string, onConfirm: () => void) =>
      void modal.confirm({
        title: t('Act in {{hotel}}?', { hotel }),
        content: t(
          'You see its guests and bookings and can change them as its admin until you end the session. The audit log records it.',
        ),
        okText: t('Act in this hotel'),
        cancelText: t('Cancel'),
        onOk: onConfirm,
      }),
    askToDeactivate: (hotel: string, onConfirm: () => void) =>
      void modal.confirm({
        title: t('Make {{hotel}} inactive?', { hotel }),
        content: t(
          'The assistant stops answering its guests and no stay messages go out. Its team sees a banner. You can make it active again at any time.',
        ),
        okText: t('Make inactive'),
        okButtonProps: { danger: true },
        cancelText: t('Cancel'),
        onOk: onConfirm,
      }),
  };
}
