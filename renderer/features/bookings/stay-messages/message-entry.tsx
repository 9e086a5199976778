import { Button } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { StayMessage, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { stayMessageNames } from '#renderer/components/stay-message-names.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { deliveryOf, failureOf, stateOf } from './stay-messages.rules.ts';
import { useBookingsScope } from '../bookings.context.ts';
import styles from './stay-messages.module.css';

type Props = { entry: StayMessage; onSendAgain: (type: MessageType) => void };

/** One entry of the log: type, status, delivery, number, text, times, and what went wrong. */
export function MessageEntry({ entry, onSendAgain }: Props) {
  const { t } = useTranslation();
  const delivery = deliveryOf(entry.delivery_status);
  const [stateTone, stateWord] = stateOf(entry);
  const failure = failureOf(entry);
  return (
    <li className={styles['entry']}>
      <div className={styles['top']}>
        <strong>{t(stayMessageNames[entry.message_type])}</strong>
        <StatusTag tone={stateTone}>{t(stateWord)}</StatusTag>
        {delivery && delivery[1] !== stateWord && <StatusTag tone={delivery[0]}>{t(delivery[1])}</StatusTag>}
        {entry.phone_number && <span className={styles['phone']}>{entry.phone_number}</span>}
      </div>
      {entry.content && (
        <p className={styles['content']} dir="auto">
          {entry.content}
        </p>
      )}
      {!failure && entry.reason && <p className={styles['reason']}>{reasonWords(entry.reasons, entry.reason)}</p>}
      <Times entry={entry} />
      {failure && (
        <AlertBox tone="danger">
          <span>{failure}</span>
          <Button size="small" onClick={() => onSendAgain(entry.message_type)}>
            {t('Send again')}
          </Button>
        </AlertBox>
      )}
    </li>
  );
}

function Times({ entry }: { entry: StayMessage }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useBookingsScope();
  const went = [
    [t('Sent'), entry.sent_at],
    [t('Delivered'), entry.delivered_at],
    [t('Failed'), entry.failed_at],
  ] as const;
  const known = went.filter(([, at]) => at !== null);
  const shown = known.length > 0 ? known : ([[t('Recorded'), entry.created_at]] as const);
  return (
    <dl className={styles['times']}>
      {shown.map(([label, at]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{at && fullTime(at, i18n.language, timezone)}</dd>
        </div>
      ))}
    </dl>
  );
}
