import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Task } from '#shared/features/tasks/tasks.schema.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { useTellGuest } from './tasks.queries.ts';
import styles from './tasks.module.css';

type Props = { hotelId: string; task: Task; sentence: string };

/** Offered after a task was ticked: the sentence in the guest's language, which staff may change. */
export function TellGuest({ hotelId, task, sentence }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [content, setContent] = useState(sentence);
  const [isOpen, setOpen] = useState(false);
  const [client_key] = useState(() => crypto.randomUUID());
  const tell = useTellGuest(hotelId);
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {t('Tell the guest')}
      </Button>
    );
  return (
    <span className={styles['tell']}>
      <LeaveGuard when={content !== sentence && !tell.isPending && !tell.isSuccess} />
      <label htmlFor={id}>{t('The guest gets')}</label>
      <GrowingField
        id={id}
        rows={2}
        maxRows={5}
        dir="auto"
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <span className={styles['buttons']}>
        <Button
          type="primary"
          size="small"
          loading={tell.isPending}
          disabled={content.trim() === ''}
          onClick={() => tell.mutate({ id: task.id, content, client_key })}
        >
          {t('Send to the guest')}
        </Button>
        <Button size="small" onClick={() => setOpen(false)}>
          {t('Not now')}
        </Button>
      </span>
    </span>
  );
}
