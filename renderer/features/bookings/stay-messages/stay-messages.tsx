import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { PanelSection } from '#renderer/components/page/facts.tsx';
import { useStayMessages } from './stay-messages.queries.ts';
import { historyOf, isUnreachable, messageLines, wentOut } from './stay-messages.rules.ts';
import { MessageEntry } from './message-entry.tsx';
import { MessagePlan } from './message-plan.tsx';
import { SendMessageDialog } from './send-message-dialog.tsx';
import { UnreachableNote } from '../unreachable-note.tsx';
import { useBookingsScope } from '../bookings.context.ts';
import styles from './stay-messages.module.css';

/** The five stay messages with their next step, and the log below. */
export function StayMessagesForBookings({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { hotelId } = useBookingsScope();
  const messages = useStayMessages(hotelId, booking.id);
  const [sending, setSending] = useState<MessageType | null>(null);
  if (messages.isPending) return <ListSkeleton rows={3} />;
  if (messages.isError)
    return (
      <ErrorState
        title={t('The messages could not be loaded')}
        error={messages.error}
        onRetry={() => void messages.refetch()}
      />
    );
  const entries = messages.data.pages.flatMap((page) => page.items);
  const lines = messageLines(entries);
  const history = historyOf(entries);
  return (
    <>
      <PanelSection title={t('Messages of this stay')}>
        {isUnreachable(booking) && <UnreachableNote />}
        <MessagePlan booking={booking} lines={lines} onSend={setSending} />
      </PanelSection>
      <PanelSection title={t('Message history')}>
        {history.length === 0 && <p className={styles['none']}>{t('Nothing has been sent yet.')}</p>}
        <ul className={styles['history']}>
          {history.map((entry) => (
            <MessageEntry key={entry.id} entry={entry} onSendAgain={setSending} />
          ))}
        </ul>
        {messages.hasNextPage && (
          <Button block loading={messages.isFetchingNextPage} onClick={() => void messages.fetchNextPage()}>
            {t('Show more')}
          </Button>
        )}
      </PanelSection>
      <SendMessageDialog
        booking={booking}
        type={sending}
        again={lines.some(({ type, entry }) => type === sending && wentOut(entry))}
        onClose={() => setSending(null)}
      />
    </>
  );
}
