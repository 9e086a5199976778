import { useTranslation } from '#renderer/lib/translate.ts';
import type { Room } from '#shared/features/hotels/rooms/rooms.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useSaveRoom, type RoomFields } from './rooms.queries.ts';
import styles from './rooms.module.css';

type Props = { hotelId: string; room: Room | null; onClose: () => void };

/** Number, type and floor of a room; null: a new one. */
export function RoomForm({ hotelId, room, onClose }: Props) {
  const { t } = useTranslation();
  const save = useSaveRoom(hotelId);
  const submit = (fields: RoomFields) =>
    void save
      .mutateAsync({ id: room?.id ?? null, ...fields })
      .then(() => {
        notifySuccess(t('Room saved'));
        onClose();
      })
      .catch((error: unknown) => notifyFailure(t('The room could not be saved'), error));
  return (
    <GuardedForm<RoomFields>
      name={`room-${room?.id ?? 'new'}`}
      busy={save.isPending}
      failed={save.isError}
      onSubmit={submit}
    >
      <div className={styles['form']}>
        <TextField
          name="number"
          label={t('Room number')}
          defaultValue={room?.number ?? ''}
          maxLength={20}
          autoFocus
          autoComplete="off"
          missing={t('Enter a room number of at most 20 characters.')}
        />
        <TextField
          name="room_type"
          label={t('Room type (optional)')}
          defaultValue={room?.room_type ?? ''}
          maxLength={100}
        />
        <TextField name="floor" label={t('Floor (optional)')} defaultValue={room?.floor ?? ''} maxLength={40} />
        <span className={styles['actions']}>
          <Button htmlType="submit" type="primary" loading={save.isPending}>
            {t('Save room')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </span>
      </div>
    </GuardedForm>
  );
}
