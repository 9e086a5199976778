import { useMemo, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { stayMessageNames } from '#renderer/components/stay-message-names.ts';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { BookingsContext } from '../bookings.context.ts';
import { useStayMessages } from '../stay-messages/stay-messages.queries.ts';
import { messageLines, wentOut } from '../stay-messages/stay-messages.rules.ts';
import styles from './stay-actions.module.css';

const SendMessageDialog = themedPart(
  async () => (await import('../stay-messages/send-message-dialog.tsx')).SendMessageDialog,
);

type Props = { hotelId: string; timezone: string; booking: Booking };

/** The five stay messages; one is sent after the dialog has shown what it does. */
export function ChooseMessage({ hotelId, timezone, booking }: Props) {
  const { t } = useTranslation();
  const scope = useMemo(() => ({ hotelId, timezone }), [hotelId, timezone]);
  const { data, error, refetch } = useStayMessages(hotelId, booking.id);
  const [type, setType] = useState<MessageType | null>(null);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={1} />;
  const lines = messageLines(data.pages.flatMap((page) => page.items));
  const again = (one: MessageType | null) => lines.some((line) => line.type === one && wentOut(line.entry));
  return (
    <BookingsContext value={scope}>
      <span className={styles['buttons']}>
        {lines.map((line) => {
          const name = t(stayMessageNames[line.type]);
          return (
            <Button key={line.type} size="small" onClick={() => setType(line.type)}>
              {again(line.type) ? t('Send again: {{type}}', { type: name }) : t('Send now: {{type}}', { type: name })}
            </Button>
          );
        })}
      </span>
      <SendMessageDialog booking={booking} type={type} again={again(type)} onClose={() => setType(null)} />
    </BookingsContext>
  );
}
