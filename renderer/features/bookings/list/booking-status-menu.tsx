import { DownOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { bookingStatuses } from '#shared/features/bookings/bookings.values.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { ChoiceMenu } from '#renderer/components/menus/choice-menu.tsx';
import { statusWords } from '../booking-words.ts';
import { BookingStatusTag } from './booking-status-tag.tsx';
import { useStatusChoice } from './use-status-choice.ts';
import styles from './booking-row.module.css';

/** The status of a booking in the list as an editable tag. Made without antd. */
export function BookingStatusMenu({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { status, choose } = useStatusChoice(booking);
  return (
    <ChoiceMenu
      className={styles['statusButton']}
      value={status}
      choices={bookingStatuses.map((key) => ({ key, label: t(statusWords[key][1]) }))}
      onChoose={(next) => next !== status && choose(next)}
      aria-label={`${t('Status of the booking of {{name}}', { name: booking.guest_name })}: ${t(statusWords[status][1])}`}
    >
      <BookingStatusTag status={status} />
      <DownOutlined aria-hidden />
    </ChoiceMenu>
  );
}
