import { useTranslation } from '#renderer/lib/translate.ts';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import styles from './bubble.module.css';

type Props = { quoted: NonNullable<Message['quoted']>; guestName: string };

/** The id of a message on the page, where a quotation leads to. */
export const messageElementId = (id: string): string => `message-${id}`;

/** The message that this one answers; a click shows it. */
export function Quote({ quoted, guestName }: Props) {
  const { t } = useTranslation();
  const { id, author, content } = quoted;
  if (!id || !author) return <p className={styles['quote']}>{t('Answer to a message that is not stored here')}</p>;
  const names = { guest: guestName, assistant: t('assistant'), staff: t('staff'), system: t('automatic message') };
  const show = () => {
    const element = document.getElementById(messageElementId(id));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles['quote']} onClick={show}>
      <strong>{names[author]}</strong>
      <span dir="auto">{content || t('A file')}</span>
    </button>
  );
}

/** How an answer came that was tapped, or that is an emoji on another message. */
export function KindLine({ message: { kind, content } }: { message: Message }) {
  const { t } = useTranslation();
  if (kind === 'button') return <small className={styles['kind']}>{t('Tapped a button')}</small>;
  if (kind === 'list') return <small className={styles['kind']}>{t('Chose from a list')}</small>;
  if (kind !== 'reaction') return null;
  return <small className={styles['kind']}>{content ? t('Reaction') : t('Took a reaction back')}</small>;
}

/** What was said in a voice note. */
export function Transcript({ transcript: { text, uncertain } }: { transcript: NonNullable<Message['transcript']> }) {
  const { t } = useTranslation();
  return (
    <div className={styles['card']}>
      <small className={styles['kind']}>{t('Transcript, made automatically')}</small>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      {uncertain.length > 0 && (
        <small className={styles['kind']}>
          {t('Not heard for sure: {{numbers}}', { numbers: uncertain.join(', ') })}
        </small>
      )}
    </div>
  );
}
