import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { chosenInstant, snoozeChoices } from '../assign/snooze.rules.ts';
import { useInbox } from '../inbox.context.ts';
import type { HeldDraft } from './held-key.rules.ts';
import styles from './held-replies.module.css';

type Props = {
  conversation: Pick<Conversation, 'window_expires_at'>;
  onChoose: (how: HeldDraft) => void;
  onClose: () => void;
};

/** When the text of the reply box is sent, in the hotel's time. Says where WhatsApp would take no free text then. */
export function SendLater({ conversation: { window_expires_at: ends }, onChoose, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  const now = useNow();
  const [at, setAt] = useState<string | null>(null);
  const [cancels, setCancels] = useState(true);
  const time = (instant: string) => fullTime(instant, i18n.language, timezone);
  const isPast = at !== null && Date.parse(at) <= now;
  const isLate = !isPast && Boolean(at && ends && Date.parse(at) >= Date.parse(ends));
  const submit = () => {
    if (at && !isPast) onChoose({ send_at: at, cancel_if_guest_writes: cancels });
  };
  return (
    <section
      className={styles['later']}
      aria-label={t('Send later')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        // The form around it would send the text now.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        submit();
      }}
    >
      <When at={at} onChoose={setAt} />
      <label className={styles['check']}>
        <input type="checkbox" checked={cancels} onChange={() => setCancels(!cancels)} />
        {t('Do not send it if the guest writes first')}
      </label>
      {isPast && (
        <p className={styles['warning']} role="alert">
          {t('This time has passed. Choose a later one.')}
        </p>
      )}
      {isLate && ends && (
        <p className={styles['warning']} role="alert">
          {t('Free replies end {{time}}. It is sent later only if the guest writes again before.', {
            time: time(ends),
          })}
        </p>
      )}
      <p className={styles['buttons']}>
        <Button type="primary" disabled={!at || isPast} onClick={submit}>
          {at ? t('Send {{time}}', { time: time(at) }) : t('Choose a time')}
        </Button>
        <Button type="text" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </p>
    </section>
  );
}

type WhenProps = { at: string | null; onChoose: (at: string | null) => void };

/** The times that are offered, and a field for another one. */
function When({ at, onChoose }: WhenProps) {
  const { t } = useTranslation();
  const { timezone } = useInbox();
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState('');
  const words = { hour: t('In 1 hour'), three: t('In 3 hours'), tomorrow: t('Tomorrow'), week: t('In a week') };
  return (
    <>
      <div className={styles['choices']} role="group" aria-label={t('When')}>
        {snoozeChoices(now, timezone).map(({ key, until }) => (
          <Button
            key={key}
            size="small"
            type={at === until ? 'primary' : 'default'}
            aria-pressed={at === until}
            onClick={() => onChoose(until)}
          >
            {words[key]}
          </Button>
        ))}
      </div>
      <TextField
        name="send-at"
        type="datetime-local"
        label={t('Another time')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChoose(chosenInstant(target.value, timezone));
        }}
      />
    </>
  );
}
