import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { DraftFields } from '#renderer/lib/forms/draft.ts';
import { DraftContext } from './draft.context.ts';
import styles from './fields.module.css';

type Props = {
  draft: DraftFields;
  disabled?: boolean;
  /** Disabled fields look like text, for people who may read and not change. */
  readable?: boolean;
  className?: string | undefined;
  /** Name of the form for screen readers. */
  label?: string;
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
};

/** A form of the fields in this folder. Sends once until `onSubmit` has ended. Does not use antd. */
export function DraftForm({ draft, disabled = false, readable = false, className, label, onSubmit, children }: Props) {
  const sending = useRef(false);
  const wanted = useSyncExternalStore(draft.subscribe, draft.wanted);
  useEffect(() => {
    // A disabled field takes no focus: it waits until what was sent is answered.
    if (wanted !== null && !disabled) draft.focusWanted();
  }, [wanted, disabled, draft]);
  const submit = async () => {
    if (sending.current || disabled) return;
    sending.current = true;
    try {
      await onSubmit();
    } finally {
      sending.current = false;
    }
  };
  return (
    <DraftContext value={{ draft, disabled }}>
      <form
        name={draft.name}
        className={[styles['form'], className].filter(Boolean).join(' ')}
        data-readable={readable}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
      </form>
    </DraftContext>
  );
}
