import { useTranslation } from '#renderer/lib/translate.ts';
import type { NumberRequest } from '#shared/features/hotels/number-requests.contract.ts';
import { Facts } from '#renderer/components/page/facts.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { senderStateWords } from '#renderer/lib/sender-words.ts';
import { NumberAnswer } from './number-answer.tsx';
import { NumberChecklist } from './number-checklist.tsx';
import { NumberStep } from './number-step.tsx';
import { nameStateWords, numberKindWords } from './number-requests.words.ts';
import styles from './number-requests.module.css';

/** What the hotel said, what is checked, what comes next, and the answer. */
export function NumberBody({ item }: { item: NumberRequest }) {
  return (
    <div className={styles['body']}>
      <Facts facts={useFacts(item)} />
      {item.open && <NumberChecklist item={item} />}
      <NumberStep item={item} />
      <NumberAnswer item={item} />
    </div>
  );
}

function useFacts({ request, admins, assigned_to, sender, webhook_at, answered_at }: NumberRequest) {
  const { t } = useTranslation();
  return [
    { label: t('How the number is used today'), value: request && numberKindWords(t)[request.number_kind] },
    { label: t('Name that guests see'), value: request?.display_name },
    { label: t('Meta business portfolio'), value: request?.meta_business_id },
    { label: t('Note of the hotel'), value: request?.note },
    { label: t('Admins'), value: admins.length > 0 ? admins.join(', ') : t('No admin yet') },
    { label: t('Also at another hotel'), value: assigned_to },
    { label: t('State at WhatsApp'), value: sender ? senderStateWords(t, sender.status) : t('Not registered') },
    { label: t('Name at WhatsApp'), value: sender?.display_name },
    { label: t('Review of the name'), value: sender?.name_status && nameStateWords(t, sender.name_status) },
    { label: t('Why it is switched off'), value: sender?.offline_code && <ErrorPage code={sender.offline_code} /> },
    { label: t('Quality'), value: sender?.quality },
    { label: t('Limit'), value: sender?.messaging_limit },
    { label: t('First message came in'), value: webhook_at && <TimeAgo at={webhook_at} /> },
    { label: t('First message was answered'), value: answered_at && <TimeAgo at={answered_at} /> },
  ];
}

/** The provider's page about an error, which says what to do. */
function ErrorPage({ code }: { code: number }) {
  const { t } = useTranslation();
  return (
    <a href={`https://www.twilio.com/docs/api/errors/${code}`} target="_blank" rel="noreferrer">
      {t('Error {{code}} at Twilio', { code })}
    </a>
  );
}
