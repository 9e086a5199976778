import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Bubble, Meta } from './bubble.tsx';
import { useOlderMessages } from './conversations.queries.ts';
import { draftKey, useDrafts } from './drafts.store.ts';
import { useInbox } from './inbox.context.ts';
import { displayName } from './list.rules.ts';
import { NewMessageVoice } from './new-message-voice.tsx';
import { RequestStrip } from './request-strip.tsx';
import { timelineOf, type Thread, type TimelineItem } from './thread.rules.ts';
import { clockTime, dayName } from './time.rules.ts';
import { useNow } from '#renderer/lib/use-now.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import bubbleStyles from './bubble.module.css';
import styles from './thread.module.css';

/** What was said, from top to bottom; older messages are read as the top comes near. */
export function ThreadMessages({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const { hotelId, timezone, userId } = useInbox();
  const { conversation, messages, older_cursor: cursor } = thread;
  const items = useMemo(() => timelineOf(thread, timezone), [thread, timezone]);
  const sending = useDrafts((state) => state.sending[draftKey(userId, conversation.id)]);
  const pending = sending && !messages.some((message) => message.client_key === sending.client_key) ? sending : null;
  const older = useOlderMessages(hotelId, conversation.id);
  const { isPending, mutate } = older;
  const readOlder = useCallback(() => {
    if (cursor && !isPending) mutate(cursor);
  }, [cursor, isPending, mutate]);
  const last = messages.at(-1);
  const { box, onScroll, toEnd, unseen } = useThreadScroll({
    first: messages[0]?.id ?? null,
    last: pending?.client_key ?? last?.client_key ?? last?.id ?? null,
    ownLast: pending !== null,
    onTop: older.isError ? nothing : readOlder,
  });
  const guestName = displayName(conversation) ?? t('Guest');
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
          {items.map((item) => (
            <Item key={item.key} item={item} guestName={guestName} />
          ))}
          {pending && <PendingBubble text={pending.text} at={pending.started_at} />}
        </div>
      </div>
      {unseen && (
        <Button
          className={styles['pill']!}
          type="primary"
          shape="round"
          size="small"
          icon={<DownOutlined aria-hidden />}
          onClick={toEnd}
        >
          {t('New messages')}
        </Button>
      )}
      <NewMessageVoice last={last} guestName={guestName} />
    </div>
  );
}

const nothing = () => undefined;

function Item({ item, guestName }: { item: TimelineItem; guestName: string }) {
  if (item.kind === 'day') return <Day at={item.at} />;
  if (item.kind === 'request') return <RequestStrip request={item.request} withMessage={item.loose} />;
  return <Bubble message={item.message} joined={item.joined} guestName={guestName} />;
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

/** A reply on its way to the server. */
function PendingBubble({ text, at }: { text: string; at: string }) {
  const { i18n } = useTranslation();
  const { timezone } = useInbox();
  return (
    <article className={bubbleStyles['message']} data-author="staff" data-pending="true">
      <div className={bubbleStyles['bubble']}>
        <p className={bubbleStyles['text']} dir="auto">
          {text}
        </p>
        <Meta
          at={at}
          time={clockTime(at, i18n.language, timezone)}
          tick={{ sign: 'clock', label: 'Waiting to be sent' }}
        />
      </div>
    </article>
  );
}
