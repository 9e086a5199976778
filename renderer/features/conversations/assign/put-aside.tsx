import { ClockCircleOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { useThread } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { chosenInstant, snoozeChoices } from './snooze.rules.ts';
import styles from './assign.module.css';

type Props = { conversationId?: string; isBusy: boolean; onPut: (until: string | null) => void };

/** Times at which the conversation comes back, in the hotel's time. */
export function PutAside({ conversationId, isBusy, onPut }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  const [typed, setTyped] = useState('');
  const [now] = useState(() => Date.now());
  const chosen = chosenInstant(typed, timezone);
  const words = { hour: t('In 1 hour'), three: t('In 3 hours'), tomorrow: t('Tomorrow'), week: t('In a week') };
  return (
    <>
      <ul className={styles['choices']}>
        {snoozeChoices(now, timezone).map(({ key, until }) => (
          <li key={key}>
            <button type="button" disabled={isBusy} onClick={() => onPut(until)}>
              <ClockCircleOutlined aria-hidden /> <span>{words[key]}</span>
              <time dateTime={until}>{fullTime(until, i18n.language, timezone)}</time>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['own']}>
        <TextField
          name="until"
          type="datetime-local"
          label={t('Another time')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button disabled={!chosen} loading={isBusy} onClick={() => onPut(chosen)}>
          {t('Put aside')}
        </Button>
      </div>
      {conversationId && <BringBack conversationId={conversationId} onPut={onPut} />}
      <p className={styles['hint']}>{t('It comes back at that time, or as soon as the guest writes.')}</p>
    </>
  );
}

function BringBack({ conversationId, onPut }: { conversationId: string; onPut: Props['onPut'] }) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const isAside = Boolean(useThread(hotelId, conversationId).data?.conversation.snoozed_until);
  return isAside && <Button onClick={() => onPut(null)}>{t('Bring back now')}</Button>;
}
