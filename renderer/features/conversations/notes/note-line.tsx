import { DeleteOutlined, LockOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { ConversationNote } from '#shared/features/conversations/notes.contract.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { clockWords } from '#renderer/lib/dates.ts';
import { useInbox } from '../inbox.context.ts';
import { useRemoveNote } from './notes.mutations.ts';
import styles from './notes.module.css';

/** A note among the messages, at its time. Its author can delete it, after a second click. */
export function NoteLine({ note }: { note: ConversationNote }) {
  const { t, i18n } = useTranslation();
  const { timezone, userId } = useInbox();
  const [asks, setAsks] = useState(false);
  const remove = useRemoveNote(note.conversation_id);
  return (
    <article className={styles['note']} aria-label={t('Internal note by {{name}}', { name: note.author_name })}>
      <p className={styles['private']}>
        <LockOutlined aria-hidden /> {t('Internal note')} · <bdi>{note.author_name}</bdi> ·{' '}
        <time dateTime={note.created_at}>{clockWords(note.created_at, i18n.language, timezone)}</time>
        {note.mentions.includes(userId) && <strong> · {t('mentions you')}</strong>}
      </p>
      <p className={styles['text']} dir="auto">
        {note.content}
      </p>
      {note.author_id === userId && (
        <Button
          type="text"
          size="small"
          className={styles['remove']!}
          icon={<DeleteOutlined aria-hidden />}
          loading={remove.isPending}
          aria-label={asks ? t('Delete this note now') : t('Delete this note')}
          onClick={() => (asks ? remove.mutate(note.id) : setAsks(true))}
          onBlur={() => setAsks(false)}
        >
          {asks ? t('Delete this note now') : null}
        </Button>
      )}
    </article>
  );
}
