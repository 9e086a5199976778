import { useEffect, useRef, useState } from 'react';
import type { ConversationNote } from '#shared/features/conversations/notes.contract.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { useColleagues } from './colleagues.queries.ts';
import { mentionsAfter } from './mention.rules.ts';
import { useChangeNote } from './use-change-note.ts';
import type { NoteDraft } from './notes.store.ts';
import { NoteForm } from './note-form.tsx';
import styles from './notes.module.css';

/** The text of a note, changed in its place. Enter saves, Escape leaves it as it was. */
export function NoteEditor({ note, onClose }: { note: ConversationNote; onClose: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<NoteDraft>({ text: note.content, mentioned: [] });
  const field = useRef<HTMLTextAreaElement>(null);
  const colleagues = useColleagues();
  const change = useChangeNote(note.conversation_id, onClose);
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
  return (
    <NoteForm
      className={styles['editor']}
      label={t('Change this note')}
      fieldLabel={t('Text of the note')}
      field={field}
      draft={draft}
      write={setDraft}
      onSubmit={submit}
      onEscape={onClose}
    >
      <div className={styles['actions']}>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isReady} loading={change.isPending}>
          {t('Save')}
        </Button>
      </div>
    </NoteForm>
  );
}
