import { useQueryClient } from '@tanstack/react-query';
import { useResolve, useSetOwner } from './conversations.mutations.ts';
import { threadKey } from './conversations.queries.ts';
import { useInbox } from './inbox.context.ts';
import type { Thread } from './thread.rules.ts';

/** What the keys do to the open conversation; nothing where none is open or it is not read yet. */
export function useThreadDeeds(conversationId: string | null): { takeOver: () => void; resolveAll: () => void } {
  const { hotelId, userId } = useInbox();
  const queryClient = useQueryClient();
  const setOwner = useSetOwner(conversationId ?? '');
  const resolve = useResolve(conversationId ?? '');
  const thread = () =>
    conversationId ? queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId)) : undefined;
  return {
    takeOver: () => {
      const conversation = thread()?.conversation;
      if (!conversation || setOwner.isPending) return;
      const mine =
        conversation.owner === 'staff' &&
        conversation.assigned_to === userId &&
        conversation.human_required_count === 0;
      if (!mine) setOwner.mutate('staff');
    },
    resolveAll: () => {
      const open = thread()?.requests.filter((request) => request.status !== 'completed') ?? [];
      if (open.length > 0 && !resolve.isPending) resolve.mutate(open.map((request) => request.id));
    },
  };
}
