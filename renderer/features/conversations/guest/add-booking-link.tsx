import { CalendarOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';

/** Leads to the booking form with the guest's name and number filled in; a hidden number is left to staff. */
export function AddBookingLink({ name, phone }: { name: string | null; phone: string | null }) {
  const { t } = useTranslation();
  const search = new URLSearchParams({ add: 'booking', ...(phone ? { phone } : {}), ...(name ? { name } : {}) });
  return (
    <Link to={`${paths.bookings}?${search}`}>
      <CalendarOutlined aria-hidden /> {t('Add Booking')}
    </Link>
  );
}
