import { Select } from 'antd';
import { bookingStatuses } from '#shared/features/bookings/bookings.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { BookingStatusTag } from './booking-status-tag.tsx';
import { useStatusChoice } from './use-status-choice.ts';

/** The status of a booking in its panel, which holds the focus: the list's menu would stand outside of it. */
export function BookingStatusSelect({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { status, choose } = useStatusChoice(booking);
  return (
    <Select
      variant="borderless"
      size="small"
      value={status}
      options={bookingStatuses.map((value) => ({ value, label: <BookingStatusTag status={value} /> }))}
      onChange={choose}
      popupMatchSelectWidth={false}
      aria-label={t('Status of the booking of {{name}}', { name: booking.guest_name })}
    />
  );
}
