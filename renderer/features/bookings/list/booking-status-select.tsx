import { Select } from 'antd';
import { bookingStatuses } from '#shared/features/bookings/bookings.values.ts';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { BookingStatusTag } from './booking-status-tag.tsx';
import { useBookingsScope } from '../bookings.context.ts';
import { useChangeStatus } from '../bookings.queries.ts';

/** Editable status: staff may set any (docs/product.md, section 4). The choice is shown at once. */
export function BookingStatusSelect({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { hotelId } = useBookingsScope();
  const change = useChangeStatus(hotelId);
  const choose = (status: Booking['status']) =>
    change.mutate(
      { id: booking.id, status },
      {
        onSuccess: () => notifySuccess(t('Status Updated')),
        onError: (error) => notifyFailure(t('Failed to update booking status.'), error),
      },
    );
  return (
    <Select
      variant="borderless"
      size="small"
      value={change.isPending ? change.variables.status : booking.status}
      options={bookingStatuses.map((value) => ({ value, label: <BookingStatusTag status={value} /> }))}
      onChange={choose}
      popupMatchSelectWidth={false}
      aria-label={t('Status of the booking of {{name}}', { name: booking.guest_name })}
    />
  );
}
