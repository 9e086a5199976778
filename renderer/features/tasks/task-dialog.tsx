import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useLeaveGuard } from '#renderer/lib/hooks/use-leave-guard.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { closeTask, useTaskDialog, type TaskStart } from '#renderer/lib/task-draft.store.ts';
import { TaskForm } from './task-form.tsx';
import styles from './tasks.module.css';

type Props = { hotelId: string; timezone: string };

/** A new task or a stored one, above the page. */
export function TaskDialog(props: Props) {
  const start = useTaskDialog((state) => state.start);
  if (!start) return null;
  const key = start.task ? start.task.id : (start.messageId ?? start.conversationId ?? 'new');
  return <OpenDialog key={key} {...props} start={start} />;
}

/** Escape closes it, and asks first where something was typed. */
function OpenDialog({ hotelId, timezone, start }: Props & { start: TaskStart }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasText = useRef(false);
  // What is done after "Discard".
  const [discard, setDiscard] = useState<(() => void) | null>(null);
  const ask = (then: () => void) => setDiscard(() => then);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // The dialog is above all others, so it asks itself.
  useLeaveGuard(
    () => hasText.current,
    (leave) =>
      ask(() => {
        closeTask();
        leave();
      }),
  );
  const askFirst = (event: SyntheticEvent) => {
    if (!hasText.current || discard) return;
    event.preventDefault();
    ask(closeTask);
  };
  const cancel = () => (hasText.current ? ask(closeTask) : closeTask());
  const title = start.task ? t('Change the task') : t('New task');
  return (
    <dialog
      ref={dialog}
      role="dialog"
      className={styles['dialog']}
      aria-label={title}
      onInput={() => (hasText.current = true)}
      onCancel={askFirst}
      onClose={closeTask}
    >
      <h2>{title}</h2>
      <TaskForm hotelId={hotelId} timezone={timezone} start={start} onSaved={closeTask} onCancel={cancel} />
      {discard && (
        <div role="alert" className={styles['asking']}>
          <p>{t('Close without saving the task?')}</p>
          <span className={styles['buttons']}>
            <Button onClick={() => setDiscard(null)}>{t('Keep writing')}</Button>
            <Button danger onClick={discard}>
              {t('Discard')}
            </Button>
          </span>
        </div>
      )}
    </dialog>
  );
}
