import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { closeTask, useTaskDialog } from '#renderer/lib/task-draft.store.ts';
import { TaskForm } from './task-form.tsx';
import styles from './tasks.module.css';

type Props = { hotelId: string; timezone: string };

/** A new task or a stored one, above the page. Escape closes it. */
export function TaskDialog({ hotelId, timezone }: Props) {
  const { t } = useTranslation();
  const start = useTaskDialog((state) => state.start);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (start && !dialog.current?.open) dialog.current?.showModal();
  }, [start]);
  if (!start) return null;
  return (
    <dialog
      ref={dialog}
      role="dialog"
      className={styles['dialog']}
      aria-label={start.task ? t('Change the task') : t('New task')}
      onClose={closeTask}
    >
      <h2>{start.task ? t('Change the task') : t('New task')}</h2>
      <TaskForm hotelId={hotelId} timezone={timezone} start={start} onClose={closeTask} />
    </dialog>
  );
}
