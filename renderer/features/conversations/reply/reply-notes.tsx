import { useTranslation } from '#renderer/lib/translate.ts';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { useShortAge } from './use-short-age.ts';
import styles from './reply.module.css';

type WarningProps = { message: Message; onSend: () => void; onKeep: () => void };

/** 'Ana answered 10 s ago. Send anyway?': a guest should not get two answers. */
export function ColleagueWarning({ message, onSend, onKeep }: WarningProps) {
  const { t } = useTranslation();
  const time = useShortAge(message.created_at);
  const name = message.author_name ?? t('A colleague');
  return (
    <div className={styles['note']} data-tone="amber" role="alert">
      <p>
        <strong>{t('{{name}} answered {{time}} ago. Send anyway?', { name, time })}</strong>{' '}
        <bdi>“{message.content}”</bdi>
      </p>
      <p className={styles['choices']}>
        <Button size="small" onClick={onSend}>
          {t('Send anyway')}
        </Button>
        <Button size="small" type="text" onClick={onKeep}>
          {t('Keep writing')}
        </Button>
      </p>
    </div>
  );
}

/** Why a text cannot be sent: a variable of a saved reply that has no value. */
export function GapNote({ gaps }: { gaps: string[] }) {
  const { t } = useTranslation();
  if (gaps.length === 0) return null;
  return (
    <p className={styles['note']} data-tone="amber" role="alert">
      {t('No value for {{names}}. Replace it in the text, then send.', {
        names: gaps.map((name) => `{{${name}}}`).join(', '),
      })}
    </p>
  );
}
