import { useEffect, useState, type KeyboardEvent } from 'react';
import { useInbox } from '../inbox.context.ts';
import { leavingReplies, type Thread } from '../thread.rules.ts';
import { useWithdraw } from './held-replies.queries.ts';
import { useOutboxEntries } from './outbox.store.ts';

/**
 * Ctrl+Z in the empty reply box takes back the person's newest reply that has not left; `press` tells whether it did. One
 * that the server is only just getting is taken back as soon as it is there.
 */
export function useUndoSent(thread: Thread, text: string): { press: (event: KeyboardEvent) => boolean } {
  const { userId } = useInbox();
  const { mutate, isPending } = useWithdraw();
  const [wanted, setWanted] = useState<string | null>(null);
  const conversationId = thread.conversation.id;
  const own = leavingReplies(thread).filter(({ author_id }) => author_id === userId);
  const onItsWay = useOutboxEntries(({ entries }) =>
    entries.findLast((entry) => entry.conversation_id === conversationId && entry.user_id === userId && !entry.held),
  );
  const arrived = wanted === null ? undefined : own.find(({ client_key }) => client_key === wanted);
  useEffect(() => {
    if (!arrived || onItsWay?.client_key === arrived.client_key) return;
    setWanted(null);
    mutate({ conversationId, held: arrived, again: true });
  }, [arrived, onItsWay, conversationId, mutate]);
  return {
    press: ({ key, ctrlKey, metaKey }) => {
      if (key !== 'z' || !(ctrlKey || metaKey) || text !== '' || isPending) return false;
      if (onItsWay && onItsWay.attempts === 0) {
        setWanted(onItsWay.client_key);
        return true;
      }
      const held = own.at(-1);
      if (held) mutate({ conversationId, held, again: true });
      return held !== undefined;
    },
  };
}
