import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { stayWords } from '#renderer/lib/dates.ts';
import { roomWords } from '#renderer/lib/room-words.ts';
import { BookingStatusTag } from './list/booking-status-tag.tsx';
import { useSomeBookings } from './bookings.queries.ts';
import styles from './guest-bookings.module.css';

/** Maximum bookings shown in a guest's panel (docs/product.md, section 9), and maximum counted. */
const shown = 5;
const counted = 200;

/** A guest's newest bookings, with a link to all of them. */
export function GuestBookings({ hotelId, guestId }: { hotelId: string; guestId: string }) {
  const { t, i18n } = useTranslation();
  const { data, isPending, error, refetch } = useSomeBookings(hotelId, { guest_id: guestId, limit: counted });
  if (isPending) return <ListSkeleton rows={2} />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const bookings = data.items;
  const more = bookings.length - shown;
  if (bookings.length === 0) return <p className={styles['none']}>{t('No bookings found')}</p>;
  return (
    <ul className={styles['bookings']}>
      {bookings.slice(0, shown).map((booking) => (
        <li key={booking.id}>
          <Link to={`${paths.bookings}?booking=${booking.id}`}>{booking.confirmation_number}</Link>
          <BookingStatusTag status={booking.status} />
          <span>{[stayWords(booking, i18n.language), roomWords(booking, t)].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={`${paths.bookings}?guest=${guestId}`}>
            {t('And {{number}} more bookings...', { number: data.next_cursor ? `${more}+` : more })}
          </Link>
        </li>
      )}
    </ul>
  );
}
