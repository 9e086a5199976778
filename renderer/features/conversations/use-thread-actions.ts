import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useResolve, useSetOwner } from './conversations.mutations.ts';
import { threadKey, useWaiting } from './conversations.queries.ts';
import { inboxPath, useListAddress } from './inbox-path.ts';
import { useInbox } from './inbox.context.ts';
import { openTask } from '#renderer/lib/task-draft.store.ts';
import { guestNameOf, isMine, sortForDesk } from './conversation.rules.ts';
import { tellOpened, tellResolved, useUndo } from './undo.store.ts';
import type { Thread } from './thread.rules.ts';

/** Actions of keys and header on the open conversation; no effect if none is open or it is still loading. */
export function useThreadActions(conversationId: string | null) {
  const { hotelId, userId } = useInbox();
  const queryClient = useQueryClient();
  const setOwner = useSetOwner(conversationId ?? '');
  const resolve = useResolve(conversationId ?? '');
  const thread = () =>
    conversationId ? queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId)) : undefined;
  return {
    isResolving: resolve.isPending,
    takeOver: () => {
      const conversation = thread()?.conversation;
      if (!conversation || setOwner.isPending) return;
      if (!isMine(conversation, userId) || conversation.human_required_count > 0) setOwner.mutate('staff');
    },
    /** Of the guest's last message; without one of the conversation. */
    makeTask: () => {
      const message = thread()?.messages.findLast(({ direction }) => direction === 'in');
      if (!conversationId) return;
      openTask({ task: null, conversationId, messageId: message?.id ?? null, text: message?.content ?? '' });
    },
    resolveAll: () => {
      const open = thread()?.requests.some((request) => request.status !== 'completed');
      if (open && !resolve.isPending) resolve.mutate(null);
    },
  };
}

/** Opens the guest who is served next, if another one waits, and says who it is. */
export function useOpenNext(conversationId: string | null): () => void {
  const { hotelId } = useInbox();
  const navigate = useNavigate();
  const list = useListAddress();
  const waiting = useWaiting(hotelId).data?.items;
  return () => {
    if (!waiting || conversationId === null) return;
    const next = sortForDesk(waiting.filter(({ id }) => id !== conversationId))[0];
    tellOpened({ after: conversationId, guest: next ? { name: guestNameOf(next) } : null });
    if (next) void navigate(inboxPath(next.id, list), { replace: true });
  };
}

/**
 * For the inbox: opens the next guest after a resolve that the thread asked for. Nothing is opened over another conversation,
 * or over the list that the person went back to meanwhile.
 */
export function useNextAfterResolve(selected: string | null): void {
  const resolved = useUndo((state) => state.resolved);
  const openNext = useOpenNext(selected);
  useEffect(() => {
    if (resolved === null) return;
    tellResolved(null);
    if (resolved === selected) openNext();
  }, [resolved, selected, openNext]);
  useEffect(() => () => tellResolved(null), []);
}
