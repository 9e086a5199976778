import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { longestNote } from '#shared/features/conversations/notes.values.ts';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import type { NoteDraft } from './notes.store.ts';
import { useMention } from './use-mention.tsx';

type Props = {
  className: string | undefined;
  /** Names of the form and of its field. */
  label: string;
  fieldLabel: string;
  placeholder?: string;
  field: RefObject<HTMLTextAreaElement | null>;
  draft: NoteDraft;
  write: (draft: NoteDraft) => void;
  onSubmit: () => void;
  onEscape: () => void;
  /** Above the field. */
  head?: ReactNode;
  /** The buttons below it; one of them submits. */
  children: ReactNode;
};

/** The text of a note with mentions. Enter submits, Shift and Enter begin a line. */
export function NoteForm(props: Props) {
  const { className, label, fieldLabel, placeholder, field, draft, write, onSubmit, onEscape, head, children } = props;
  const mention = useMention({ draft, write, field });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (mention.press(event)) return event.preventDefault();
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {head}
      {mention.menu}
      <GrowingField
        field={field}
        data-kept
        value={draft.text}
        aria-label={fieldLabel}
        placeholder={placeholder}
        rows={2}
        maxRows={8}
        maxLength={longestNote}
        aria-autocomplete="list"
        {...mention.attributes}
        onChange={({ target }) => {
          write({ ...draft, text: target.value });
          mention.look(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
      />
      {children}
    </form>
  );
}
