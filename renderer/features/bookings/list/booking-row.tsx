import { DeleteOutlined, EditOutlined, MoreOutlined } from '@ant-design/icons';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import { memo } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { nightsOf } from '#shared/lib/dates.ts';
import { stayMessageNames } from '#renderer/components/stay-message-names.ts';
import { ActionMenu, type MenuAction } from '#renderer/components/menus/action-menu.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { stayWords } from '#renderer/lib/dates.ts';
import { roomWords } from '#renderer/lib/room-words.ts';
import { rowLink } from '#renderer/lib/hooks/use-list-keys.ts';
import { useMoneyWords } from '#renderer/lib/session/money.ts';
import { BookingStatusMenu } from './booking-status-menu.tsx';
import { sourceWords } from '../booking-words.ts';
import { isUnreachable } from '../stay-messages/stay-messages.rules.ts';
import { UnreachableNote } from '../unreachable-note.tsx';
import styles from './booking-row.module.css';

export type BookingActions = {
  pathOf: (booking: Booking) => string;
  onEdit: (booking: Booking) => void;
  onDelete: (booking: Booking) => void;
};

/** One booking: who, when, where, what it costs, which messages went out, its status, and what can be done. */
export const BookingRow = memo(function BookingRow({
  booking,
  pathOf,
  ...actions
}: BookingActions & { booking: Booking }) {
  const { t, i18n } = useTranslation();
  const money = useMoneyWords();
  return (
    <article className={styles['row']} data-cancelled={booking.status === 'cancelled'}>
      <div className={styles['who']}>
        <Link to={pathOf(booking)} className={styles['name']!} dir="auto" {...rowLink}>
          {booking.guest_name}
        </Link>
        <span className={styles['second']}>{booking.guest_phone}</span>
        {isUnreachable(booking) && <UnreachableNote />}
      </div>
      <div className={styles['stay']}>
        <span>{stayWords(booking, i18n.language)}</span>
        <span className={styles['second']}>
          {t('Nights: {{number}}', { number: nightsOf(booking) })} · {booking.confirmation_number}
        </span>
      </div>
      <div className={styles['room']}>
        <span>{roomWords(booking, t) ?? t('No room type')}</span>
        <span className={styles['second']}>{t('Guests: {{number}}', { number: booking.number_of_guests })}</span>
      </div>
      <div className={styles['amount']}>
        <span>{booking.total_amount === null ? '–' : money(booking.total_amount)}</span>
        <span className={styles['second']}>{t(sourceWords(booking.booking_source))}</span>
      </div>
      <SentDots booking={booking} />
      <div className={styles['status']}>
        <BookingStatusMenu booking={booking} />
      </div>
      <RowActions booking={booking} {...actions} />
    </article>
  );
});

/** Five dots in the order of a stay, filled for sent messages. */
function SentDots({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const sent = messageTypes.filter((type) => booking[`${type}_message_sent`]);
  const names = sent.map((type) => t(stayMessageNames[type])).join(', ');
  const words = sent.length === 0 ? t('No message sent yet') : t('Sent: {{types}}', { types: names });
  return (
    <Tip title={words}>
      <span className={styles['dots']} role="img" aria-label={words}>
        {messageTypes.map((type) => (
          <span key={type} data-sent={booking[`${type}_message_sent`]} />
        ))}
      </span>
    </Tip>
  );
}

function RowActions({ booking, onEdit, onDelete }: Omit<BookingActions, 'pathOf'> & { booking: Booking }) {
  const { t } = useTranslation();
  const name = booking.guest_name;
  const more: MenuAction[] = [
    { key: 'edit', label: t('Edit'), icon: <EditOutlined aria-hidden />, onClick: () => onEdit(booking) },
    {
      key: 'delete',
      label: t('Delete'),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      onClick: () => onDelete(booking),
    },
  ];
  return (
    <div className={styles['actions']}>
      <Tip title={t('Edit')}>
        <Button
          className={styles['hover']!}
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('Edit the booking of {{name}}', { name })}
          onClick={() => onEdit(booking)}
        />
      </Tip>
      <ActionMenu
        actions={more}
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('More for the booking of {{name}}', { name })}
      />
    </div>
  );
}
