import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link, useLocation } from 'react-router-dom';
import type { Shift } from '#shared/features/tasks/shift.contract.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { fullTime } from '#renderer/lib/dates.ts';
import { conversationPath, paths } from '#renderer/lib/paths.ts';
import { roomWords } from '#renderer/lib/room-words.ts';
import { Sign } from './sign.tsx';
import { useShift } from './shift.queries.ts';
import { TaskRow } from './task-row.tsx';
import { useTasks } from './tasks.queries.ts';
import styles from './tasks.module.css';

type Props = { hotelId: string; timezone: string; userId: string };

/** Promises and tasks, arrivals with their wishes, failed messages, and the signature of the next shift. */
export function ShiftSheet({ hotelId, timezone, userId }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useShift(hotelId);
  const open = useTasks(hotelId, { view: 'open' });
  const tasks = open.data?.tasks;
  const sheet = useRef<HTMLDivElement>(null);
  useScrollToPart(hotelId, sheet);
  const failure = (data ? null : error) ?? (tasks ? null : open.error);
  if (failure) return <ErrorState error={failure} onRetry={() => void Promise.all([refetch(), open.refetch()])} />;
  if (!data || !tasks) return <ListSkeleton rows={3} />;
  const row = { hotelId, timezone, userId };
  const promises = tasks.filter(({ kind }) => kind === 'promise');
  const others = tasks.filter(({ kind }) => kind === 'task');
  return (
    <div ref={sheet} className={styles['sheet']}>
      <Part id="promises" title={t('Promises')} isEmpty={promises.length === 0}>
        {promises.map((task) => (
          <TaskRow key={task.id} {...row} task={task} />
        ))}
      </Part>
      <Part id="tasks" title={t('Tasks')} isEmpty={others.length === 0}>
        {others.map((task) => (
          <TaskRow key={task.id} {...row} task={task} />
        ))}
      </Part>
      <Arrivals arrivals={data.arrivals} />
      <Failed messages={data.failed_messages} timezone={timezone} />
      <Sign hotelId={hotelId} timezone={timezone} signatures={data.signatures} />
    </div>
  );
}

type PartProps = { id: string; title: string; isEmpty: boolean; children: ReactNode };

function Part({ id, title, isEmpty, children }: PartProps) {
  const { t } = useTranslation();
  return (
    <div id={id}>
      <Panel title={title}>
        {isEmpty ? <p className={styles['facts']}>{t('None')}</p> : <ul className={styles['tasks']}>{children}</ul>}
      </Panel>
    </div>
  );
}

/** Scrolls once to the part that the address names, after everything above it has loaded. */
function useScrollToPart(hotelId: string, sheet: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const isLoading = useIsFetching({ queryKey: queryKeys.hotel(hotelId) }) > 0;
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (!hash || isLoading || !sheet.current || done.current === key) return;
    let frame = 0;
    const scroll = () => {
      const part = sheet.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
      // Hidden while something above it is loading (renderer/components/page/page.tsx).
      if (part?.checkVisibility() === false) return void (frame = requestAnimationFrame(scroll));
      done.current = key;
      part?.scrollIntoView();
    };
    scroll();
    return () => cancelAnimationFrame(frame);
  }, [hash, key, isLoading, sheet]);
}

function Arrivals({ arrivals }: { arrivals: Shift['arrivals'] }) {
  const { t } = useTranslation();
  return (
    <Part id="arrivals" title={t('Arrivals left')} isEmpty={arrivals.length === 0}>
      {arrivals.map((booking) => (
        <li key={booking.id} className={styles['line']}>
          <Link to={`${paths.bookings}?booking=${booking.id}`}>
            <bdi>{booking.guest_name}</bdi>
          </Link>{' '}
          {[roomWords(booking, t), booking.wishes].filter(Boolean).join(' · ')}
        </li>
      ))}
    </Part>
  );
}

function Failed({ messages, timezone }: { messages: Shift['failed_messages']; timezone: string }) {
  const { t, i18n } = useTranslation();
  return (
    <Part id="failed" title={t('Failed messages')} isEmpty={messages.length === 0}>
      {messages.map(({ id, conversation_id, guest_name, content, created_at }) => (
        <li key={id} className={styles['line']}>
          <Link to={conversationPath(conversation_id)}>
            <bdi>{guest_name ?? t('Unknown guest')}</bdi>
          </Link>{' '}
          <bdi>{content}</bdi> · {fullTime(created_at, i18n.language, timezone)}
        </li>
      ))}
    </Part>
  );
}
