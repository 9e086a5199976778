import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { SkeletonBlock } from '#renderer/components/plain/skeleton.tsx';
import { useMarkRead } from '../conversations.mutations.ts';
import { useThread } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { FindSlot } from '../finding/find-slot.tsx';
import { PresenceLine } from './presence-line.tsx';
import { useOwnPresence } from '../presence.store.ts';
import { unansweredReplies } from '../thread.rules.ts';
import { ReplyOrNote } from '../notes/note-slot.tsx';
import { useSeenMentions } from '../notes/notes.queries.ts';
import { ReplyBox } from '../reply/reply-box.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { LatePictureViewer } from '../pictures/late-viewer.tsx';
import styles from './thread.module.css';

type Props = { conversationId: string; back: string; guestPath: string };

/** One conversation: guest, messages and reply box. Remounted for each conversation. */
export function ThreadView({ conversationId, back, guestPath }: Props) {
  const { hotelId, tasks, proposal } = useInbox();
  const thread = useThread(hotelId, conversationId);
  useOwnPresence(conversationId);
  useSeenMentions(conversationId);
  useSeen(conversationId, thread.data?.conversation.unread_count ?? 0);
  if (thread.data) {
    const replies = unansweredReplies(thread.data);
    return (
      <>
        <ThreadHeader
          conversation={thread.data.conversation}
          tags={thread.data.tags ?? []}
          back={back}
          guestPath={guestPath}
        />
        <FindSlot conversationId={conversationId} />
        <ThreadMessages thread={thread.data} isReading={thread.isFetching} />
        {tasks?.(conversationId)}
        {replies > 0 && proposal?.(conversationId, replies)}
        <PresenceLine conversationId={conversationId} />
        <ReplyOrNote conversationId={conversationId}>
          <ReplyBox thread={thread.data} />
        </ReplyOrNote>
        <LatePictureViewer />
      </>
    );
  }
  return thread.error ? <ErrorState error={thread.error} onRetry={() => void thread.refetch()} /> : <ThreadSkeleton />;
}

const visible = () => document.visibilityState === 'visible';

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Marks messages as read while the page is visible. */
function useSeen(conversationId: string, unread: number): void {
  const looking = useSyncExternalStore(onVisibility, visible);
  const { mutate } = useMarkRead(conversationId);
  useEffect(() => {
    if (looking && unread > 0) mutate();
  }, [looking, unread, mutate]);
}

function ThreadSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('Loading')}>
      {[40, 60, 35, 55].map((width, index) => (
        <SkeletonBlock
          key={width}
          style={{ width: `${width}%`, height: 56, marginLeft: index % 2 === 0 ? 0 : 'auto' }}
        />
      ))}
    </div>
  );
}
