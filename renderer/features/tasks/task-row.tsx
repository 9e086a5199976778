import { EditOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Task } from '#shared/features/tasks/tasks.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { conversationPath } from '#renderer/lib/paths.ts';
import { openTask } from '#renderer/lib/task-draft.store.ts';
import { Photo } from './photo.tsx';
import { TellGuest } from './tell-guest.tsx';
import { useChangeTask } from './tasks.queries.ts';
import styles from './tasks.module.css';

type Props = { hotelId: string; timezone: string; userId: string; task: Task; inThread?: boolean };

/** One task: tick, title, place, owner, time due. A promise that was only recognised asks first. */
export function TaskRow({ hotelId, timezone, userId, task, inThread = false }: Props) {
  const { t } = useTranslation();
  return (
    <li className={styles['task']} data-late={task.is_late} data-status={task.status}>
      <Tick hotelId={hotelId} task={task} />
      <div className={styles['what']}>
        <strong dir="auto">{task.title}</strong> <Marks task={task} />
        <Facts task={task} timezone={timezone} />
        {!inThread && task.quote && (
          <blockquote className={styles['quote']} dir="auto">
            {task.quote}
          </blockquote>
        )}
        {!inThread && task.conversation_id && (
          <Link to={conversationPath(task.conversation_id)}>
            <bdi>{task.guest_name ?? t('Conversation')}</bdi>
          </Link>
        )}
        {!inThread && <Photo hotelId={hotelId} task={task} />}
        <Proposal hotelId={hotelId} task={task} />
        {task.done_sentence && <TellGuest hotelId={hotelId} task={task} sentence={task.done_sentence} />}
      </div>
      <Actions hotelId={hotelId} userId={userId} task={task} />
    </li>
  );
}

function Tick({ hotelId, task }: { hotelId: string; task: Task }) {
  const { t } = useTranslation();
  const change = useChangeTask(hotelId);
  const status = change.isPending ? change.variables.status : task.status;
  const isDone = status === 'done';
  return (
    <input
      type="checkbox"
      className={styles['tick']}
      checked={isDone}
      disabled={task.status === 'cancelled'}
      aria-busy={change.isPending}
      aria-label={t('Done: {{title}}', { title: task.title })}
      onChange={() => !change.isPending && change.mutate({ id: task.id, status: isDone ? 'open' : 'done' })}
    />
  );
}

function Marks({ task }: { task: Task }) {
  const { t } = useTranslation();
  return (
    <>
      {task.kind === 'promise' && <StatusTag tone="teal">{t('Promise')}</StatusTag>}{' '}
      {task.is_late && <StatusTag tone="danger">{t('Overdue')}</StatusTag>}{' '}
      {task.priority === 'urgent' && <StatusTag tone="danger">{t('Urgent')}</StatusTag>}{' '}
      {task.priority === 'high' && <StatusTag tone="outline">{t('High')}</StatusTag>}
    </>
  );
}

function Facts({ task, timezone }: { task: Task; timezone: string }) {
  const { t, i18n } = useTranslation();
  const time = (instant: string) => fullTime(instant, i18n.language, timezone);
  const facts = [
    task.room_number && t('Room {{number}}', { number: task.room_number }),
    task.department_name,
    task.owner_name ?? (task.status === 'open' ? t('No owner yet') : null),
    task.due_at && t('until {{time}}', { time: time(task.due_at) }),
    task.status === 'in_progress' && t('Under way'),
    task.done_at && t('done by {{name}}, {{time}}', { name: task.done_by_name, time: time(task.done_at) }),
    task.told_at && t('guest was told'),
  ];
  return (
    <p className={styles['facts']} dir="auto">
      {facts.filter(Boolean).join(' · ')}
    </p>
  );
}

function Proposal({ hotelId, task }: { hotelId: string; task: Task }) {
  const { t } = useTranslation();
  const change = useChangeTask(hotelId);
  if (task.status !== 'proposed') return null;
  return (
    <span className={styles['buttons']}>
      <Button
        type="primary"
        size="small"
        loading={change.isPending}
        onClick={() => change.mutate({ id: task.id, status: 'open' })}
      >
        {t('Make it a task')}
      </Button>
      <Button size="small" onClick={() => change.mutate({ id: task.id, status: 'cancelled' })}>
        {t('No promise')}
      </Button>
    </span>
  );
}

function Actions({ hotelId, userId, task }: { hotelId: string; userId: string; task: Task }) {
  const { t } = useTranslation();
  const change = useChangeTask(hotelId);
  const isOpen = task.status === 'open' || task.status === 'in_progress';
  if (!isOpen) return null;
  const isMine = task.owner_id === userId && task.status === 'in_progress';
  return (
    <span className={styles['buttons']}>
      {!isMine && (
        <Button
          size="small"
          loading={change.isPending}
          onClick={() => change.mutate({ id: task.id, owner_id: userId, status: 'in_progress' })}
        >
          {t('Take it')}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={t('Change {{name}}', { name: task.title })}
        onClick={() => openTask({ task })}
      />
    </span>
  );
}
