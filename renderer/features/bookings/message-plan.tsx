import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Booking, BookingMessage, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { dayIn } from '#renderer/lib/days.ts';
import { fullTime } from '#renderer/lib/format.ts';
import { deliveryOf, wentOut, whyNothing, type MessageLine } from './booking-messages.rules.ts';
import { messageWords } from './booking-words.ts';
import { serverSentence } from './server-sentences.rules.ts';
import { useBookingsScope } from './bookings.context.ts';
import styles from './booking-messages.module.css';

type Props = { booking: Booking; lines: MessageLine[]; onSend: (type: MessageType) => void };

/** The five messages in the order of a stay: what went out, what will, and why one will not. */
export function MessagePlan({ booking, lines, onSend }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone } = useBookingsScope();
  return (
    <ol className={styles['plan']}>
      {lines.map(({ type, entry }) => {
        const name = t(messageWords[type].label);
        const again = wentOut(entry);
        return (
          <li key={type} data-state={markOf(entry)}>
            <span className={styles['mark']} aria-hidden />
            <div className={styles['words']}>
              <strong>{name}</strong>
              <span>
                {entry
                  ? lineWords(entry, (at) => fullTime(at, i18n.language, timezone), t)
                  : t(whyNothing(type, booking, dayIn(timezone)))}
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

function markOf(entry: BookingMessage | null): string {
  if (!entry) return 'none';
  return deliveryOf(entry.delivery_status)?.[0] === 'danger' ? 'failed' : entry.state;
}

/** In plain words: when it goes out, when it went, or why not. */
function lineWords(entry: BookingMessage, time: (at: string) => string, t: TFunction): string {
  const { key, values } = serverSentence(entry.reason ?? '');
  const why = key ? ` ${t(key, values)}` : '';
  if (entry.state === 'planned') {
    if (!entry.due_at) return t('Goes out in a moment.');
    return Date.parse(entry.due_at) <= Date.now()
      ? t('Goes out in a moment.')
      : t('Goes out {{time}}.', { time: time(entry.due_at) });
  }
  if (entry.state === 'skipped') return `${t('Was not sent.')}${why}`;
  if (entry.state === 'cancelled') return `${t('Will not go out.')}${why}`;
  const at = entry.sent_at ?? entry.failed_at ?? entry.created_at;
  const delivery = deliveryOf(entry.delivery_status);
  if (entry.state === 'failed') return `${time(at)} · ${t('Failed')}`;
  return `${time(at)} · ${t(delivery?.[1] ?? 'Sent')}`;
}
