import { DeleteOutlined, EditOutlined, LockOutlined } from '@ant-design/icons';
import { Suspense, useRef, useState } from 'react';
import type { ConversationNote } from '#shared/features/conversations/notes.contract.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { clockWords, fullTime } from '#renderer/lib/dates.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useCan } from '#renderer/lib/session/session.ts';
import { useInbox } from '../inbox.context.ts';
import { useRemoveNote } from './notes.mutations.ts';
import styles from './notes.module.css';

const NoteEditor = lazyPart(async () => (await import('./note-editor.tsx')).NoteEditor);

/** A note among the messages, at its time. Its author can change it, and delete it after a second click, as admins can. */
export function NoteLine({ note }: { note: ConversationNote }) {
  const { t, i18n } = useTranslation();
  const { timezone, userId } = useInbox();
  const [isEdited, setEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const isOwn = note.author_id === userId;
  const mayRemove = useCan('hotelAdmin') || isOwn;
  const close = () => {
    setEdited(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <article className={styles['note']} aria-label={t('Internal note by {{name}}', { name: note.author_name })}>
      <div className={styles['head']}>
        <p className={styles['private']}>
          <LockOutlined aria-hidden /> {t('Internal note')} · <bdi>{note.author_name}</bdi> ·{' '}
          <time dateTime={note.created_at}>{clockWords(note.created_at, i18n.language, timezone)}</time>
          {note.edited_at !== null && (
            <>
              {' · '}
              <time dateTime={note.edited_at} title={fullTime(note.edited_at, i18n.language, timezone)}>
                {t('edited')}
              </time>
            </>
          )}
          {note.mentions.includes(userId) && <strong> · {t('mentions you')}</strong>}
        </p>
        {isOwn && !isEdited && (
          <Button
            ref={editButton}
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden />}
            aria-label={t('Change this note')}
            onClick={() => setEdited(true)}
          />
        )}
        {mayRemove && !isEdited && <RemoveButton note={note} />}
      </div>
      {isEdited ? (
        <Suspense>
          <NoteEditor note={note} onClose={close} />
        </Suspense>
      ) : (
        <p className={styles['text']} dir="auto">
          {note.content}
        </p>
      )}
    </article>
  );
}

function RemoveButton({ note }: { note: ConversationNote }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const remove = useRemoveNote(note.conversation_id);
  return (
    <Button
      type="text"
      size="small"
      icon={<DeleteOutlined aria-hidden />}
      loading={remove.isPending}
      aria-label={asks ? t('Delete this note now') : t('Delete this note')}
      onClick={() => (asks ? remove.mutate(note.id) : setAsks(true))}
      onBlur={() => setAsks(false)}
    >
      {asks ? t('Delete this note now') : null}
    </Button>
  );
}
