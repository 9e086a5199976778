import { LockOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { closeNote, noNote, useNoteDrafts, writeNote } from './notes.store.ts';
import { useAddNote } from './notes.mutations.ts';
import { NoteForm } from './note-form.tsx';
import styles from './notes.module.css';

/** Writes a note for colleagues in the place of the reply box: another colour, another button, and no way to the guest. */
export function NoteBox({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const draft = useNoteDrafts((state) => state.drafts[conversationId]) ?? noNote;
  const field = useRef<HTMLTextAreaElement>(null);
  // The box is left when the note is added, so that the next one has an id of its own.
  const [noteId] = useState(() => crypto.randomUUID());
  const add = useAddNote(conversationId);
  useEffect(() => field.current?.focus(), []);
  const isReady = draft.text.trim() !== '' && !add.isPending;
  const submit = () => {
    if (isReady) add.mutate({ draft, id: noteId });
  };
  return (
    <NoteForm
      className={styles['box']}
      label={t('Note for colleagues')}
      fieldLabel={t('Note for colleagues')}
      placeholder={t('A note for colleagues; @ mentions one')}
      field={field}
      draft={draft}
      write={(next) => writeNote(conversationId, next)}
      onSubmit={submit}
      onEscape={() => closeNote(conversationId)}
      head={
        <p className={styles['private']}>
          <LockOutlined aria-hidden /> {t('Only your team sees this note. It is not sent to the guest.')}
        </p>
      }
    >
      <div className={styles['actions']}>
        <Button onClick={() => closeNote(conversationId)}>{t('Back to the reply')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isReady} loading={add.isPending}>
          {t('Add note')}
        </Button>
      </div>
    </NoteForm>
  );
}
