import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { useAskOnce } from '#renderer/lib/use-ask-once.ts';
import { useAskDelete } from './use-ask-delete.ts';

/** `asked`: the booking whose deletion was asked for. `onAsk`: the question stands; the same booking may be asked for again. */
type Props = { asked: Booking | null; onAsk: () => void; onDeleted: () => void };

/** The question before a booking is deleted, as a part that is loaded on demand. */
export function DeleteQuestion({ asked, onAsk, onDeleted }: Props) {
  const askDelete = useAskDelete(onDeleted);
  useAskOnce(asked, (row) => {
    askDelete(row);
    onAsk();
  });
  return null;
}
