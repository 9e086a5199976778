import { useEffect, useEffectEvent, useRef } from 'react';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { useAskDelete } from './use-ask-delete.ts';

/** `asked`: the booking whose deletion was asked for. `onAsk`: the question stands; the same booking may be asked for again. */
type Props = { asked: Booking | null; onAsk: () => void; onDeleted: () => void };

/** The question before a booking is deleted, as a part that is loaded on demand. */
export function DeleteQuestion({ asked, onAsk, onDeleted }: Props) {
  const askDelete = useAskDelete(onDeleted);
  const last = useRef<Booking | null>(null);
  const ask = useEffectEvent(() => {
    // React's strict mode runs effects twice.
    if (asked === last.current) return;
    last.current = asked;
    if (!asked) return;
    askDelete(asked);
    onAsk();
  });
  useEffect(() => ask(), [asked]);
  return null;
}
