import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { refreshLists } from '../conversations.mutations.ts';
import { threadKey } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { draftAgain, draftKey, takeDraft } from './drafts.store.ts';

type Ask = { content_sid: string; variables: Record<string, string> };
export type HeldDraft = { send_at?: string; cancel_if_guest_writes?: boolean; ask?: Ask };

function useRefresh(id: string) {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: threadKey(hotelId, id) });
    refreshLists(queryClient, hotelId);
  };
}

/** Sends the text of the reply box later. It leaves the box only once the server has it. */
export function useHold(id: string) {
  const { hotelId, userId } = useInbox();
  const onSettled = useRefresh(id);
  return useMutation({
    mutationFn: ({ text, key, ...draft }: HeldDraft & { text: string; key: string }) =>
      client.heldReplies.hold({
        params: { hotel_id: hotelId, id },
        body: { content: text.trim(), client_key: `held ${key}`, ...draft },
      }),
    onSuccess: () => takeDraft(draftKey(userId, id)),
    onSettled,
  });
}

/** Withdraws a text, or puts away one that was not sent; `again`: back into the reply box. */
export function useWithdraw(id: string) {
  const { hotelId, userId } = useInbox();
  const onSettled = useRefresh(id);
  return useMutation({
    mutationFn: ({ held }: { held: HeldReply; again: boolean }) =>
      client.heldReplies.withdraw({ params: { hotel_id: hotelId, id, held_id: held.id } }),
    onSuccess: (_done, { held, again }) => {
      if (again)
        draftAgain(draftKey(userId, id), {
          text: held.content,
          client_key: crypto.randomUUID(),
          began_after: undefined,
        });
    },
    onSettled,
  });
}
