import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { paths } from '#renderer/lib/paths.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { languageWords } from '#renderer/lib/language-words.ts';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Facts, PanelSection } from '#renderer/components/page/facts.tsx';
import { SidePanel } from '#renderer/components/page/side-panel.tsx';
import { nightsOf } from '#shared/lib/dates.ts';
import { useMoneyWords } from '#renderer/lib/session/money.ts';
import { fullTime, stayWords } from '#renderer/lib/dates.ts';
import { StayMessagesForBookings } from './stay-messages/stay-messages.tsx';
import { BookingStatusSelect } from './list/booking-status-select.tsx';
import { sourceWords } from './booking-words.ts';
import { useBookingsScope } from './bookings.context.ts';
import { useBooking } from './bookings.queries.ts';

type Props = {
  /** The booking that is open; null while the panel is closed. */
  id: string | null;
  onClose: () => void;
  onEdit: (booking: Booking) => void;
  onDelete: (booking: Booking) => void;
};

/** One booking in full, with what was sent to the guest and what will be. */
export function BookingPanel({ id, onClose, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { hotelId } = useBookingsScope();
  const { data: booking, error, isPending, refetch } = useBooking(hotelId, id);
  const actions = booking && (
    <>
      <Tooltip title={t('Edit')}>
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('Edit booking')}
          onClick={() => onEdit(booking)}
        />
      </Tooltip>
      <Tooltip title={t('Delete')}>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('Delete booking')}
          onClick={() => onDelete(booking)}
        />
      </Tooltip>
    </>
  );
  return (
    <SidePanel
      open={id !== null}
      title={<span dir="auto">{booking?.guest_name ?? t('Booking')}</span>}
      actions={actions}
      onClose={onClose}
    >
      {booking && <Details booking={booking} />}
      {booking && <StayMessagesForBookings key={booking.id} booking={booking} />}
      {!booking && error && (
        <ErrorState title={t('The booking could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!booking && isPending && <ListSkeleton rows={4} />}
    </SidePanel>
  );
}

function Details({ booking }: { booking: Booking }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useBookingsScope();
  const money = useMoneyWords();
  const shown = i18n.language;
  const { guest_phone: phone, guest_email: email, total_amount: amount } = booking;
  return (
    <PanelSection
      title={t('Booking {{number}}', { number: booking.confirmation_number })}
      more={<BookingStatusSelect booking={booking} />}
    >
      <Facts
        facts={[
          { label: t('Stay'), value: stayWords(booking, shown) },
          { label: t('Nights'), value: nightsOf(booking) },
          { label: t('Room type'), value: booking.room_type },
          { label: t('Room number'), value: booking.room_number },
          { label: t('Number of guests'), value: booking.number_of_guests },
          { label: t('Phone'), value: <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> },
          { label: t('Email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
          { label: t('Language'), value: booking.language && languageWords(booking.language, shown) },
          { label: t('Total amount'), value: amount === null ? null : money(amount) },
          { label: t('Booking source'), value: t(sourceWords(booking.booking_source)) },
          { label: t('Special requests'), value: booking.special_requests },
          { label: t('Guest preferences'), value: booking.guest_preferences },
          { label: t('Added'), value: fullTime(booking.created_at, shown, timezone) },
          {
            label: t('Guest'),
            value: booking.guest_id && (
              <Link to={`${paths.guests}?guest=${booking.guest_id}`}>{t('Guest record')}</Link>
            ),
          },
        ]}
      />
    </PanelSection>
  );
}
