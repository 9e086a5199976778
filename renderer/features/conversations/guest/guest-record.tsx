import { DisconnectOutlined, StarFilled } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { knownName } from '#shared/features/guests/names.rules.ts';
import { paths } from '#renderer/lib/paths.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { StatusTag, type Tone } from '#renderer/components/status-tag.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Skeleton } from '#renderer/components/plain/skeleton.tsx';
import { client } from '#renderer/lib/api/api-client.ts';
import { loadCode } from '#renderer/lib/load-code.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useInbox } from '../inbox.context.ts';
import { useLinkBooking } from './link-booking.mutation.ts';
import { staysNow, stayStatusWords } from './stays.rules.ts';
import { dayIn } from '#shared/lib/dates.ts';
import { stayWords } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { roomWords } from '#renderer/lib/room-words.ts';
import styles from './guest.module.css';

/** Stays that the pane shows; the guest's page has the rest. */
const shownStays = 3;

/** The guest record, and the stays around today. */
export function GuestRecord({ conversation, guestId }: { conversation: Conversation; guestId: string }) {
  const { t } = useTranslation();
  const { hotelId, identity } = useInbox();
  const guest = useQuery({
    queryKey: queryKeys.area(hotelId, 'guests', 'one', guestId),
    queryFn: ({ signal }) => client.guests.get({ params: { hotel_id: hotelId, id: guestId } }, { signal }),
  });
  const stays = useQuery({
    queryKey: queryKeys.area(hotelId, 'bookings', 'list', { guest_id: guestId, limit: 20 }),
    queryFn: ({ signal }) =>
      client.bookings.list({ params: { hotel_id: hotelId }, query: { guest_id: guestId, limit: 20 } }, { signal }),
  });
  if (guest.isPending || stays.isPending) return <Skeleton widths={['40%', '100%', '100%', '60%']} />;
  if (!guest.data || !stays.data)
    return (
      <ErrorState
        error={guest.error ?? stays.error}
        onRetry={() => void Promise.all([guest.refetch(), stays.refetch()])}
      />
    );
  return (
    <>
      <Record guest={guest.data} conversation={conversation} />
      {identity?.(guestId)}
      <section className={styles['section']}>
        <h3>{t('Stays')}</h3>
        <Stays bookings={stays.data.items} guestId={guestId} />
      </section>
    </>
  );
}

function Record({ guest, conversation }: { guest: Guest; conversation: Conversation }) {
  const { t } = useTranslation();
  const otherNumber = useIsOfOtherNumber(guest, conversation);
  return (
    <section className={styles['section']}>
      <h3>
        {t('Guest record')}{' '}
        {guest.vip_status && (
          <span className={styles['vip']}>
            <StarFilled aria-hidden /> {t('VIP')}
          </span>
        )}
      </h3>
      <dl className={styles['facts']}>
        {otherNumber && (
          <>
            <dt>{t('Name')}</dt>
            <dd dir="auto">{knownName(guest) ?? t('Not known')}</dd>
            <dt>{t('Phone')}</dt>
            <dd>{guest.phone}</dd>
          </>
        )}
        <dt>{t('E-mail')}</dt>
        <dd>{guest.email ? <a href={`mailto:${guest.email}`}>{guest.email}</a> : t('Not known')}</dd>
        <dt>{t('Stays so far')}</dt>
        <dd>{guest.total_stays}</dd>
      </dl>
      {guest.preferences && <p className={styles['summary']}>{guest.preferences}</p>}
      {guest.notes && <p className={styles['summary']}>{guest.notes}</p>}
      {otherNumber && <RemoveLink conversationId={conversation.id} />}
    </section>
  );
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/**
 * Whether staff linked the conversation to a booking of another number. Two spellings of one number are told apart by
 * a library of 40 kB, which is loaded only where the digits differ.
 */
function useIsOfOtherNumber({ phone }: Guest, { guest_phone, whatsapp_id }: Conversation): boolean {
  const own = guest_phone ?? whatsapp_id;
  const differs = own !== null && digitsOf(own) !== digitsOf(phone);
  const { data: isOther } = useQuery({
    queryKey: ['other-number', own, phone],
    queryFn: async () => {
      const { phoneKey } = await loadCode(() => import('#shared/features/guests/phones.rules.ts'));
      return own !== null && phoneKey(own) !== phoneKey(phone);
    },
    enabled: differs,
    staleTime: Infinity,
  });
  return differs && isOther === true;
}

function RemoveLink({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const link = useLinkBooking(conversationId);
  return (
    <>
      <p className={styles['muted']}>{t('Linked by staff: this guest’s bookings name another number.')}</p>
      <span>
        <Button icon={<DisconnectOutlined aria-hidden />} loading={link.isPending} onClick={() => link.mutate(null)}>
          {t('Remove link')}
        </Button>
      </span>
    </>
  );
}

const tones: Record<Booking['status'], Tone> = {
  confirmed: 'quiet',
  'checked-in': 'teal',
  'checked-out': 'outline',
  cancelled: 'danger',
};

function Stays({ bookings, guestId }: { bookings: Booking[]; guestId: string }) {
  const { t, i18n } = useTranslation();
  const { timezone, stay } = useInbox();
  const today = dayIn(timezone, useNow(60_000));
  if (bookings.length === 0) return <p className={styles['muted']}>{t('No bookings found')}</p>;
  return (
    <ul className={styles['stays']}>
      {staysNow(bookings, today)
        .slice(0, shownStays)
        .map((booking) => (
          <li key={booking.id}>
            <span className={styles['stayWords']}>{stayWords(booking, i18n.language)}</span>
            <StatusTag tone={tones[booking.status]}>{t(stayStatusWords[booking.status])}</StatusTag>
            <span className={styles['stayFacts']}>
              {[roomWords(booking, t), booking.confirmation_number].filter(Boolean).join(' · ')}
            </span>
            {booking.special_requests && <span className={styles['stayFacts']}>{booking.special_requests}</span>}
            {stay?.(booking)}
          </li>
        ))}
      {bookings.length > shownStays && (
        <li>
          <Link to={`${paths.bookings}?guest=${guestId}`}>{t('All bookings')}</Link>
        </li>
      )}
    </ul>
  );
}
