import { App } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { knownName } from '#shared/features/guests/names.rules.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useRemoveGuest } from './guests.queries.ts';

/** Deletes a guest after confirmation; calls `onDeleted` afterwards. */
export function useAskDelete(hotelId: string, onDeleted: () => void): (guest: Guest) => void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const remove = useRemoveGuest(hotelId);
  const deleteNow = (guest: Guest) =>
    remove.mutateAsync(guest.id).then(
      () => {
        notifySuccess(t('Guest deleted successfully'));
        onDeleted();
      },
      (error: unknown) => notifyFailure(t('Failed to delete guest'), error),
    );
  return (guest) =>
    void modal.confirm({
      title: t('Delete {{name}}?', { name: knownName(guest) ?? guest.phone }),
      content: t(
        'Are you sure you want to delete this guest? This action cannot be undone. This will not delete their booking history.',
      ),
      okText: t('Delete guest'),
      okButtonProps: { danger: true },
      cancelText: t('Cancel'),
      onOk: () => deleteNow(guest),
    });
}
