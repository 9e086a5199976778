import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { ChangeDates } from './change-dates.tsx';
import { ChooseMessage } from './choose-message.tsx';
import { actionsOf, type StayAction } from './stay-actions.rules.ts';
import { useChangeStay } from './stay-actions.queries.ts';
import styles from './stay-actions.module.css';

type Props = { hotelId: string; timezone: string; booking: Booking };

/** What reception does with a stay beside the conversation: check in or out, other dates, a stay message. */
export function StayActions({ hotelId, timezone, booking }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<StayAction | null>(null);
  const change = useChangeStay(hotelId);
  const { id, version, confirmation_number: number } = booking;
  const actions = actionsOf(booking, dayIn(timezone, useNow(60_000)));
  if (actions.length === 0) return null;
  const words: Record<StayAction, string> = {
    check_in: t('Check in'),
    check_out: t('Check out'),
    undo_check_in: t('Undo check-in'),
    dates: t('Change dates'),
    message: t('Send a message'),
  };
  const statuses: Partial<Record<StayAction, Booking['status']>> = {
    check_in: 'checked-in',
    check_out: 'checked-out',
    undo_check_in: 'confirmed',
  };
  const act = (action: StayAction) => {
    const status = statuses[action];
    if (status) change.mutate({ id, change: { status, version } });
    else setOpen(open === action ? null : action);
  };
  return (
    <div className={styles['actions']} role="group" aria-label={t('Booking {{number}}', { number })}>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          {...(action === 'check_in' ? { type: 'primary' as const } : {})}
          {...(statuses[action] ? { loading: change.isPending } : { 'aria-expanded': open === action })}
          onClick={() => act(action)}
        >
          {words[action]}
        </Button>
      ))}
      {open === 'dates' && (
        <ChangeDates key={version} hotelId={hotelId} booking={booking} onClose={() => setOpen(null)} />
      )}
      {open === 'message' && <ChooseMessage hotelId={hotelId} timezone={timezone} booking={booking} />}
    </div>
  );
}
