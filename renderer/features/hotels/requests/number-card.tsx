import { useTranslation } from '#renderer/lib/translate.ts';
import type { NumberRequest } from '#shared/features/hotels/number-requests.contract.ts';
import { Facts } from '#renderer/components/page/facts.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { senderStateWords } from '#renderer/lib/sender-words.ts';
import { stageNames, stageTones } from '../connection/connection.words.ts';
import { NumberAnswer } from './number-answer.tsx';
import { NumberChecklist } from './number-checklist.tsx';
import { NumberStep } from './number-step.tsx';
import { numberKindWords } from './number-requests.words.ts';
import styles from './number-requests.module.css';

/** One number of the queue: what the hotel said, what is checked, what comes next, and the answer. */
export function NumberCard({ item, isOpen }: { item: NumberRequest; isOpen: boolean }) {
  const { t } = useTranslation();
  const { stage, request } = item;
  return (
    <details className={styles['card']} open={isOpen}>
      <summary>
        <strong>{item.hotel_name}</strong>
        <span className={styles['number']}>{item.number}</span>
        <StatusTag tone={stageTones[stage]}>{stageNames(t)[stage]}</StatusTag>
        {request && <TimeAgo at={request.requested_at} />}
      </summary>
      <div className={styles['body']}>
        <Facts facts={useFacts(item)} />
        <NumberChecklist item={item} />
        <NumberStep item={item} />
        <NumberAnswer item={item} />
      </div>
    </details>
  );
}

function useFacts({ request, admins, assigned_to, sender, webhook_at, answered_at }: NumberRequest) {
  const { t } = useTranslation();
  return [
    { label: t('How the number is used today'), value: request && numberKindWords(t)[request.number_kind] },
    { label: t('Name that guests see'), value: request?.display_name },
    { label: t('Meta business portfolio'), value: request?.meta_business_id },
    { label: t('Admins'), value: admins.length > 0 ? admins.join(', ') : t('No admin yet') },
    { label: t('Also at another hotel'), value: assigned_to },
    { label: t('State at WhatsApp'), value: sender ? senderStateWords(t, sender.status) : t('Not registered') },
    { label: t('Name at WhatsApp'), value: sender?.display_name },
    { label: t('Review of the name'), value: sender?.name_status },
    { label: t('Quality'), value: sender?.quality },
    { label: t('Limit'), value: sender?.messaging_limit },
    { label: t('First message came in'), value: webhook_at && <TimeAgo at={webhook_at} /> },
    { label: t('First message was answered'), value: answered_at && <TimeAgo at={answered_at} /> },
  ];
}
