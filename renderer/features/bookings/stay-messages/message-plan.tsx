import { Button } from 'antd';
import type { Translate } from '#renderer/lib/translate.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking, StayMessage, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';
import { stayMessageNames } from '#renderer/components/stay-message-names.ts';
import { fullTime } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { deliveryOf, wentOut, whyNothing, type MessageLine } from './stay-messages.rules.ts';
import { plannedWords } from './due-words.rules.ts';
import { useBookingsScope } from '../bookings.context.ts';
import styles from './stay-messages.module.css';

type Props = { booking: Booking; lines: MessageLine[]; onSend: (type: MessageType) => void };

/** The five messages in the order of a stay: sent, planned, or why not. */
export function MessagePlan({ booking, lines, onSend }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone } = useBookingsScope();
  const { language } = i18n;
  const now = useNow();
  return (
    <ol className={styles['plan']}>
      {lines.map(({ type, entry }) => {
        const name = t(stayMessageNames[type]);
        const again = wentOut(entry);
        return (
          <li key={type} data-state={markOf(entry)}>
            <span className={styles['mark']} aria-hidden />
            <div className={styles['words']}>
              <strong>{name}</strong>
              <span>
                {entry?.state === 'planned' && plannedWords(entry, { language, timezone, now }, t)}
                {entry && entry.state !== 'planned' && lineWords(entry, (at) => fullTime(at, language, timezone), t)}
                {!entry && t(whyNothing(type, booking, dayIn(timezone, now)))}
              </span>
            </div>
            <Button
              size="small"
              onClick={() => onSend(type)}
              aria-label={again ? t('Send again: {{type}}', { type: name }) : t('Send now: {{type}}', { type: name })}
            >
              {again ? t('Send again') : t('Send now')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

function markOf(entry: StayMessage | null): string {
  if (!entry) return 'none';
  if (entry.state === 'planned' && entry.reason) return 'skipped';
  return deliveryOf(entry.delivery_status)?.[0] === 'danger' ? 'failed' : entry.state;
}

/** When it was sent, or why not. */
function lineWords(entry: StayMessage, time: (at: string) => string, t: Translate): string {
  const why = entry.reason ? ` ${reasonWords(entry.reasons, entry.reason)}` : '';
  if (entry.state === 'skipped') return `${t('Was not sent.')}${why}`;
  if (entry.state === 'cancelled') return `${t('Will not go out.')}${why}`;
  const at = entry.sent_at ?? entry.failed_at ?? entry.created_at;
  const delivery = deliveryOf(entry.delivery_status);
  if (entry.state === 'failed') return `${time(at)} · ${t('Failed')}`;
  return `${time(at)} · ${t(delivery?.[1] ?? 'Sent')}`;
}
