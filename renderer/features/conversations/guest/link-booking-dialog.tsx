import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Skeleton } from '#renderer/components/plain/skeleton.tsx';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { usePaused } from '#renderer/lib/hooks/use-paused.ts';
import { useInbox } from '../inbox.context.ts';
import { useLinkBooking } from './link-booking.mutation.ts';
import { stayStatusWords } from './stays.rules.ts';
import { stayWords } from '#renderer/lib/dates.ts';
import { roomWords } from '#renderer/lib/room-words.ts';
import styles from './link-booking.module.css';

/** Bookings that the dialog offers; a longer search text finds the others. */
const most = 8;

/** Search for a booking, and its link to the conversation. */
export function LinkBookingDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const link = useLinkBooking(conversationId);
  const change = (text: string) => {
    setSearch(text);
    setChosen(null);
  };
  return (
    <Modal
      open
      title={t('Link to booking')}
      okText={t('Link to this booking')}
      okButtonProps={{ disabled: chosen === null }}
      cancelText={t('Cancel')}
      confirmLoading={link.isPending}
      onOk={() => link.mutate(chosen, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>
        <SearchField
          id="link-booking-search"
          label={t('Name, phone, room or confirmation number')}
          search={search}
          onSearch={change}
        />
        <Found search={usePaused(search.trim())} chosen={chosen} onChoose={setChosen} />
        <p className={styles['consequence']}>
          {t(
            'The guest of the booking becomes the guest of this conversation, with record and stays. The assistant still tells about a stay only the phone number in its booking.',
          )}
        </p>
      </div>
    </Modal>
  );
}

type FoundProps = { search: string; chosen: string | null; onChoose: (id: string) => void };

function Found({ search, chosen, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const query = { ...(search ? { search } : {}), limit: most };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.area(hotelId, 'bookings', 'list', 'link', search),
    queryFn: ({ signal }) => client.bookings.list({ params: { hotel_id: hotelId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton widths={['60%', '90%', '80%']} />
    );
  if (data.items.length === 0) return <p role="status">{t('No bookings found')}</p>;
  return (
    <>
      <Radio.Group
        className={styles['found']!}
        aria-label={t('Bookings')}
        aria-busy={isFetching}
        value={chosen}
        onChange={(event) => onChoose(String(event.target.value))}
      >
        {data.items.map((booking) => (
          <Radio key={booking.id} value={booking.id}>
            <BookingWords booking={booking} />
          </Radio>
        ))}
      </Radio.Group>
      {data.next_cursor && <p className={styles['more']}>{t('There are more: type more of the name or number.')}</p>}
    </>
  );
}

function BookingWords({ booking }: { booking: Booking }) {
  const { t, i18n } = useTranslation();
  const facts = [
    booking.guest_phone,
    roomWords(booking, t),
    booking.confirmation_number,
    t(stayStatusWords[booking.status]),
  ];
  return (
    <span className={styles['words']}>
      <strong dir="auto">{booking.guest_name}</strong>
      <span>{stayWords(booking, i18n.language)}</span>
      <span className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
