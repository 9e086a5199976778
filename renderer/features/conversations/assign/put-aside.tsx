import { ClockCircleOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useThread } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { useSnooze } from './assign.queries.ts';
import { closeAssign } from './assign.store.ts';
import { chosenInstant, snoozeChoices } from './snooze.rules.ts';
import styles from './assign.module.css';

/** Times at which the conversation comes back, in the hotel's time. */
export function PutAside({ conversationId }: { conversationId: string }) {
  const { t, i18n } = useTranslation();
  const { hotelId, timezone } = useInbox();
  const isAside = Boolean(useThread(hotelId, conversationId).data?.conversation.snoozed_until);
  const snooze = useSnooze(conversationId);
  const [typed, setTyped] = useState('');
  const [now] = useState(() => Date.now());
  const chosen = chosenInstant(typed, timezone);
  const words = { hour: t('In 1 hour'), three: t('In 3 hours'), tomorrow: t('Tomorrow'), week: t('In a week') };
  const put = (until: string | null) =>
    snooze.mutate(until, {
      onSuccess: () => {
        notifySuccess(until ? t('Put aside') : t('Back in the list'));
        closeAssign();
      },
      onError: (error) => notifyFailure(t('It could not be put aside'), error),
    });
  return (
    <>
      <ul className={styles['choices']}>
        {snoozeChoices(now, timezone).map(({ key, until }) => (
          <li key={key}>
            <button type="button" disabled={snooze.isPending} onClick={() => put(until)}>
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
        <Button disabled={!chosen} loading={snooze.isPending} onClick={() => put(chosen)}>
          {t('Put aside')}
        </Button>
      </div>
      {isAside && <Button onClick={() => put(null)}>{t('Bring back now')}</Button>}
      <p className={styles['hint']}>{t('It comes back at that time, or as soon as the guest writes.')}</p>
    </>
  );
}
