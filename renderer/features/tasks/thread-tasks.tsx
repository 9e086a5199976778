import { useTranslation } from '#renderer/lib/translate.ts';
import { TaskRow } from './task-row.tsx';
import { useTasks } from './tasks.queries.ts';
import styles from './tasks.module.css';

type Props = { hotelId: string; timezone: string; userId: string; conversationId: string };

/** Tasks and promises of a conversation that are open, and those of which the guest has not heard yet. */
export function ThreadTasks({ hotelId, timezone, userId, conversationId }: Props) {
  const { t } = useTranslation();
  const { data } = useTasks(hotelId, { view: 'open', conversation_id: conversationId });
  const shown = data?.tasks.filter(({ status, done_sentence }) => status !== 'done' || done_sentence) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className={styles['ofThread']} aria-label={t('Tasks')}>
      <ul className={styles['tasks']}>
        {shown.map((task) => (
          <TaskRow key={task.id} hotelId={hotelId} timezone={timezone} userId={userId} task={task} inThread />
        ))}
      </ul>
    </section>
  );
}
