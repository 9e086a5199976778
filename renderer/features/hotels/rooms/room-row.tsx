import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Room } from '#shared/features/hotels/rooms/rooms.schema.ts';
import { roomStates } from '#shared/features/hotels/rooms/rooms.values.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { dayWords } from '#renderer/lib/dates.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { paths } from '#renderer/lib/paths.ts';
import { RoomForm } from './room-form.tsx';
import { roomStateWords } from './room.words.ts';
import { useRemoveRoom, useSetRoomState } from './rooms.queries.ts';
import styles from './rooms.module.css';

type Props = { hotelId: string; room: Room; canChange: boolean };

export function RoomRow({ hotelId, room, canChange }: Props) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const setState = useSetRoomState(hotelId);
  if (isChanging)
    return (
      <li>
        <RoomForm hotelId={hotelId} room={room} onClose={() => setChanging(false)} />
      </li>
    );
  return (
    <li className={styles['room']} data-state={room.state}>
      <strong>{room.number}</strong>
      <span className={styles['facts']}>
        {[room.room_type, room.floor && t('Floor {{floor}}', { floor: room.floor })].filter(Boolean).join(' · ') || '–'}
      </span>
      <span className={styles['stay']}>
        <Stay room={room} />
      </span>
      <Select
        aria-label={t('State of room {{number}}', { number: room.number })}
        value={room.state}
        choices={roomStates.map((value) => ({ value, label: t(roomStateWords[value]) }))}
        onChoose={(state) =>
          setState.mutate(
            { id: room.id, state },
            { onError: (error) => notifyFailure(t('The room could not be saved'), error) },
          )
        }
      />
      {canChange && <Actions hotelId={hotelId} room={room} onChange={() => setChanging(true)} />}
    </li>
  );
}

function Stay({ room: { stay } }: { room: Room }) {
  const { t, i18n } = useTranslation();
  if (!stay) return t('Free today');
  const until = dayWords(stay.check_out_date, i18n.language);
  return (
    <>
      <Link to={`${paths.bookings}?booking=${stay.booking_id}`} dir="auto">
        {stay.guest_name}
      </Link>{' '}
      {stay.status === 'checked-in' ? t('until {{day}}', { day: until }) : t('arrives today or is late')}
    </>
  );
}

function Actions({ hotelId, room: { id, number }, onChange }: { hotelId: string; room: Room; onChange: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveRoom(hotelId);
  const [isAsking, setAsking] = useState(false);
  const removeNow = () => remove.mutate(id, { onError: (error) => notifyFailure(t('It could not be removed'), error) });
  if (isAsking)
    return (
      <span className={styles['actions']}>
        <Button danger loading={remove.isPending} onClick={removeNow}>
          {t('Remove room {{number}}', { number })}
        </Button>
        <Button onClick={() => setAsking(false)}>{t('Keep it')}</Button>
      </span>
    );
  return (
    <span className={styles['actions']}>
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={t('Change room {{number}}', { number })}
        onClick={onChange}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('Remove room {{number}}', { number })}
        onClick={() => setAsking(true)}
      />
    </span>
  );
}
