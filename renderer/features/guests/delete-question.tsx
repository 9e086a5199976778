import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { useAskOnce } from '#renderer/lib/use-ask-once.ts';
import { useAskDelete } from './use-ask-delete.ts';

/** `asked`: the guest whose deletion was asked for. `onAsk`: the question stands; the same guest may be asked for again. */
type Props = { hotelId: string; asked: Guest | null; onAsk: () => void; onDeleted: () => void };

/** The question before a guest is deleted, as a part that is loaded on demand. */
export function DeleteQuestion({ hotelId, asked, onAsk, onDeleted }: Props) {
  const askDelete = useAskDelete(hotelId, onDeleted);
  useAskOnce(asked, (row) => {
    askDelete(row);
    onAsk();
  });
  return null;
}
