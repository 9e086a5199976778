import { LockOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { longestNote } from '#shared/features/conversations/notes.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { closeNote, noNote, useNoteDrafts, writeNote } from './notes.store.ts';
import { useAddNote } from './notes.mutations.ts';
import { useMention } from './use-mention.tsx';
import styles from './notes.module.css';

/** Writes a note for colleagues in the place of the reply box: another colour, another button, and no way to the guest. */
export function NoteBox({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const draft = useNoteDrafts((state) => state.drafts[conversationId]) ?? noNote;
  const field = useRef<HTMLTextAreaElement>(null);
  // The box is left when the note is added, so that the next one has an id of its own.
  const [noteId] = useState(() => crypto.randomUUID());
  const add = useAddNote(conversationId);
  const mention = useMention({ draft, write: (next) => writeNote(conversationId, next), field });
  useEffect(() => field.current?.focus(), []);
  const isReady = draft.text.trim() !== '' && !add.isPending;
  const submit = () => {
    if (isReady) add.mutate({ draft, id: noteId });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (mention.press(event)) return event.preventDefault();
    if (event.key === 'Escape') closeNote(conversationId);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={styles['box']}
      aria-label={t('Note for colleagues')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles['private']}>
        <LockOutlined aria-hidden /> {t('Only your team sees this note. It is not sent to the guest.')}
      </p>
      {mention.menu}
      <GrowingField
        field={field}
        data-kept
        value={draft.text}
        aria-label={t('Note for colleagues')}
        placeholder={t('A note for colleagues; @ mentions one')}
        rows={2}
        maxRows={8}
        maxLength={longestNote}
        aria-autocomplete="list"
        {...mention.attributes}
        onChange={({ target }) => {
          writeNote(conversationId, { ...draft, text: target.value });
          mention.look(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles['actions']}>
        <Button onClick={() => closeNote(conversationId)}>{t('Back to the reply')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isReady} loading={add.isPending}>
          {t('Add note')}
        </Button>
      </div>
    </form>
  );
}
