import type { KeyboardEvent } from 'react';
import { useInbox } from '../inbox.context.ts';
import { leavingReplies, type Thread } from '../thread.rules.ts';
import { useWithdraw } from './held-replies.queries.ts';

/** Ctrl+Z in the empty reply box takes back the person's newest reply that has not left; `press` tells whether it did. */
export function useUndoSent(thread: Thread, text: string): { press: (event: KeyboardEvent) => boolean } {
  const { userId } = useInbox();
  const { mutate, isPending } = useWithdraw();
  return {
    press: ({ key, ctrlKey, metaKey }) => {
      if (key !== 'z' || !(ctrlKey || metaKey) || text !== '' || isPending) return false;
      const held = leavingReplies(thread).findLast(({ author_id }) => author_id === userId);
      if (held) mutate({ conversationId: thread.conversation.id, held, again: true });
      return held !== undefined;
    },
  };
}
