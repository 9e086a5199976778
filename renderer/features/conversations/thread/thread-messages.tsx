import { DownOutlined } from '@ant-design/icons';
import { Fragment, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Bubble } from '../message/bubble.tsx';
import findStyles from '../finding/finding.module.css';
import { useLook } from '../finding/use-look.ts';
import { usePlace } from '../finding/use-place.ts';
import { useOlderMessages } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { guestNameOf } from '../conversation.rules.ts';
import { NewMessageVoice } from '../alarm/new-message-voice.tsx';
import { LeavingBubble } from '../message/leaving-bubble.tsx';
import { PendingBubble, usePendingReplies } from '../message/pending-bubble.tsx';
import { useNotes } from '../notes/notes.queries.ts';
import { RequestStrip } from '../requests/request-strip.tsx';
import { AsideLine, EventLine, ReturnLine } from './thread-event.tsx';
import { leavingReplies, timelineOf, type Thread, type TimelineItem } from '../thread.rules.ts';
import { dayName } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import styles from './thread.module.css';

const NoteLine = lazyPart(async () => (await import('../notes/note-line.tsx')).NoteLine);

/** The messages, from top to bottom; older ones are loaded when the user scrolls near the top. */
export function ThreadMessages({ thread, isReading }: { thread: Thread; isReading: boolean }) {
  const { t } = useTranslation();
  const { hotelId, timezone } = useInbox();
  const { conversation, messages, older_cursor: cursor } = thread;
  const notes = useNotes(hotelId, conversation.id);
  const items = useMemo(() => timelineOf(thread, timezone, notes), [thread, timezone, notes]);
  const pending = usePendingReplies(thread);
  const leaving = leavingReplies(thread);
  const lastPending = pending.at(-1) ?? leaving.at(-1);
  const older = useOlderMessages(hotelId, conversation.id);
  const { isPending, mutate } = older;
  const readOlder = useCallback(() => {
    if (cursor && !isPending) mutate(cursor);
  }, [cursor, isPending, mutate]);
  const last = messages.at(-1);
  usePlace(thread, isPending || older.isError, readOlder);
  const { box, onScroll, toEnd, unseen } = useThreadScroll({
    first: messages[0]?.id ?? null,
    last: lastPending?.client_key ?? last?.client_key ?? last?.id ?? null,
    ownLast: lastPending !== undefined,
    onTop: older.isError ? nothing : readOlder,
  });
  const guestName = guestNameOf(conversation) ?? t('Guest');
  return (
    <div className={styles['messages']}>
      <div
        ref={box}
        className={styles['scroller']}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={t('Messages')}
      >
        <div className={styles['content']}>
          {cursor && (
            <Button type="text" size="small" className={styles['older']!} loading={isPending} onClick={readOlder}>
              {t('Earlier messages')}
            </Button>
          )}
          <Timeline items={items} guestName={guestName} thread={thread} isReading={isReading} />
          {leaving.map((held) => (
            <LeavingBubble key={held.client_key} conversationId={conversation.id} held={held} />
          ))}
          {pending.map((reply) => (
            <PendingBubble key={reply.client_key} reply={reply} />
          ))}
          {!thread.held_replies?.some(({ ended }) => ended === null) && <ReturnLine conversation={conversation} />}
          <AsideLine conversation={conversation} />
        </div>
      </div>
      {unseen && <NewMessages onClick={toEnd} />}
      <NewMessageVoice last={last} guestName={guestName} />
    </div>
  );
}

const nothing = () => undefined;

function NewMessages({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      className={styles['pill']!}
      type="primary"
      shape="round"
      size="small"
      icon={<DownOutlined aria-hidden />}
      onClick={onClick}
    >
      {t('New messages')}
    </Button>
  );
}

type TimelineProps = { items: TimelineItem[]; guestName: string; thread: Thread; isReading: boolean };

function Timeline({ items, guestName, thread, isReading }: TimelineProps) {
  const { userId } = useInbox();
  const seen = useLook(thread, isReading);
  const firstNew = seen && thread.messages.find(({ id, author_id }) => id > seen && author_id !== userId)?.id;
  return items.map((item) => (
    <Fragment key={item.key}>
      {item.kind === 'message' && item.message.id === firstNew && <SinceLine />}
      <Item item={item} guestName={guestName} thread={thread} />
    </Fragment>
  ));
}

function SinceLine() {
  const { t } = useTranslation();
  return (
    <p className={findStyles['since']} role="separator">
      {t('New since you looked')}
    </p>
  );
}

function Item({ item, guestName, thread }: { item: TimelineItem; guestName: string; thread: Thread }) {
  if (item.kind === 'day') return <Day at={item.at} />;
  if (item.kind === 'event') return <EventLine event={item.event} />;
  if (item.kind === 'note')
    return (
      <Suspense>
        <NoteLine note={item.note} />
      </Suspense>
    );
  if (item.kind === 'request') return <RequestStrip request={item.request} withMessage={item.loose} />;
  const { conversation, can_translate: can = true } = thread;
  const { message, joined } = item;
  return <Bubble {...{ message, joined, guestName }} language={conversation.language} isOff={!can} />;
}

function Day({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const { timezone } = useInbox();
  const now = useNow(60_000);
  return (
    <h3 className={styles['day']}>
      <span>{dayName(at, now, i18n.language, timezone)}</span>
    </h3>
  );
}
