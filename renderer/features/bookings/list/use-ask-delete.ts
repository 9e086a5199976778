import { App } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { stayWords } from '#renderer/lib/dates.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useBookingsScope } from '../bookings.context.ts';
import { useRemoveBooking } from '../bookings.queries.ts';

/** Deletes a booking after asking (docs/product.md, section 8); `onDeleted` once it is gone. */
export function useAskDelete(onDeleted: () => void): (booking: Booking) => void {
  const { t, i18n } = useTranslation();
  const { modal } = App.useApp();
  const { hotelId } = useBookingsScope();
  const remove = useRemoveBooking(hotelId);
  const deleteNow = (booking: Booking) =>
    remove.mutateAsync(booking.id).then(
      () => {
        notifySuccess(t('Booking Deleted'));
        onDeleted();
      },
      (error: unknown) => notifyFailure(t('Failed to delete booking. Please try again.'), error),
    );
  return (booking) =>
    void modal.confirm({
      title: t('Delete this booking?'),
      content: t(
        'The booking of {{name}}, {{stay}}, is removed for good, and nothing that is planned for it goes out.',
        {
          name: booking.guest_name,
          stay: stayWords(booking, i18n.language),
        },
      ),
      okText: t('Delete booking'),
      okButtonProps: { danger: true },
      cancelText: t('Cancel'),
      onOk: () => deleteNow(booking),
    });
}
