import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ConversationNote } from '#shared/features/conversations/notes.contract.ts';
import { longestNote } from '#shared/features/conversations/notes.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { useColleagues } from './colleagues.queries.ts';
import { mentionsAfter } from './mention.rules.ts';
import { useChangeNote } from './use-change-note.ts';
import type { NoteDraft } from './notes.store.ts';
import { useMention } from './use-mention.tsx';
import styles from './notes.module.css';

/** The text of a note, changed in its place. Enter saves, Escape leaves it as it was. */
export function NoteEditor({ note, onClose }: { note: ConversationNote; onClose: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<NoteDraft>({ text: note.content, mentioned: [] });
  const field = useRef<HTMLTextAreaElement>(null);
  const colleagues = useColleagues();
  const change = useChangeNote(note.conversation_id, onClose);
  const mention = useMention({ draft, write: setDraft, field });
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(note.content.length, note.content.length);
  }, [note.content.length]);
  const isReady = draft.text.trim() !== '' && !change.isPending;
  const submit = () => {
    if (draft.text.trim() === note.content) return onClose();
    const mentions = mentionsAfter(draft, note.mentions, colleagues);
    if (isReady) change.mutate({ id: note.id, content: draft.text, mentions });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (mention.press(event)) return event.preventDefault();
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={styles['editor']}
      aria-label={t('Change this note')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {mention.menu}
      <GrowingField
        field={field}
        data-kept
        value={draft.text}
        aria-label={t('Text of the note')}
        rows={2}
        maxRows={8}
        maxLength={longestNote}
        aria-autocomplete="list"
        {...mention.attributes}
        onChange={({ target }) => {
          setDraft({ ...draft, text: target.value });
          mention.look(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isReady} loading={change.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
