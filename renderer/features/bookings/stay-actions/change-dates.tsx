import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { useChangeStay } from './stay-actions.queries.ts';
import styles from './stay-actions.module.css';

type Props = { hotelId: string; booking: Booking; onClose: () => void };
type Dates = { check_in_date: string; check_out_date: string };

/** Arrival and departure of a stay; planned messages move with them. */
export function ChangeDates({ hotelId, booking, onClose }: Props) {
  const { t } = useTranslation();
  const change = useChangeStay(hotelId);
  const { id, version } = booking;
  const save = (dates: Dates) =>
    // The hook tells of a failure; the form stays open then.
    void change.mutateAsync({ id, change: { ...dates, version } }).then(onClose, () => undefined);
  return (
    <div className={styles['form']}>
      <GuardedForm<Dates> name={`dates-${id}`} busy={change.isPending} failed={change.isError} onSubmit={save}>
        <div className={styles['dates']}>
          <TextField
            name="check_in_date"
            type="date"
            label={t('Check-in')}
            defaultValue={booking.check_in_date}
            autoFocus
            missing={t('Enter the day.')}
            mistyped={t('Enter the day.')}
          />
          <TextField
            name="check_out_date"
            type="date"
            label={t('Check-out')}
            defaultValue={booking.check_out_date}
            missing={t('Enter the day.')}
            mistyped={t('Enter the day.')}
          />
        </div>
        <span className={styles['buttons']}>
          <Button htmlType="submit" type="primary" size="small" loading={change.isPending}>
            {t('Save dates')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </span>
      </GuardedForm>
    </div>
  );
}
