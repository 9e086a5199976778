import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import type { Attachment } from '#shared/features/conversations/conversations.schema.ts';
import { fieldProblems } from '#renderer/lib/api/api-error.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { patchThread, refreshLists, useReopen } from '../conversations.mutations.ts';
import { threadKey } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { withoutHeld } from '../thread.rules.ts';
import { useUndo, withdrawUndo } from '../undo.store.ts';
import { draftAgain, draftKey, takeDraft, type Draft } from './drafts.store.ts';
import { asDraftFile, bringBack, takeExtras, type DraftFile } from './extras.store.ts';
import { keyOfHeld, type HeldDraft } from './held-key.rules.ts';
import { removeReply } from './outbox.store.ts';

function useRefresh() {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return (id: string) => {
    void queryClient.invalidateQueries({ queryKey: threadKey(hotelId, id) });
    refreshLists(queryClient, hotelId);
  };
}

type Held = { draft: Draft; file: DraftFile | undefined; choices: Choices | undefined; how: HeldDraft };

/**
 * Keeps the text of the reply box on the server until its time. It leaves the box at once, so that a second Enter finds
 * none, and comes back where the server refuses. `onHeld`: the server has it.
 */
export function useHold(id: string, onHeld?: () => void) {
  const { t } = useTranslation();
  const { hotelId, userId } = useInbox();
  const key = draftKey(userId, id);
  const refresh = useRefresh();
  const { mutate, ...state } = useMutation({
    mutationFn: ({ draft, file, choices, how }: Held) =>
      client.heldReplies.hold({
        params: { hotel_id: hotelId, id },
        body: {
          content: draft.text.trim(),
          file_id: file?.id,
          choices,
          client_key: keyOfHeld(draft, file, how),
          ...how,
        },
      }),
    onSuccess: () => onHeld?.(),
    onError: (error, { draft, file, choices, how }) => {
      draftAgain(key, draft);
      bringBack({ user_id: userId, conversation_id: id, file, choices });
      if (!how.ask) notifyFailure(t('It could not be saved for later'), error);
      else if (fieldProblems(error).length === 0) notifyFailure(t('The template was not sent'), error);
    },
    onSettled: () => refresh(id),
  });
  const hold = (how: HeldDraft): void => {
    const { file, choices } = takeExtras(key);
    const draft = takeDraft(key) ?? (file && { text: '', client_key: crypto.randomUUID(), touched_at: 0 });
    if (draft) mutate({ draft, file, choices, how });
  };
  return { ...state, hold };
}

/** Deletes the file of a text that was put away: the server would keep it for a reply that is written again. */
function dropFile(hotel_id: string, id: string, attachment: Attachment | undefined): void {
  if (!attachment) return;
  const file_id = asDraftFile(attachment).id;
  client.replyFiles.remove({ params: { hotel_id, id, file_id } }).catch(() => undefined);
}

/**
 * Withdraws a text, or puts away one that was not sent; `again`: back into the reply box. What was resolved with it is opened
 * again, also where the text has left.
 */
export function useWithdraw() {
  const { t } = useTranslation();
  const { hotelId, userId } = useInbox();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const reopen = useReopen();
  return useMutation({
    mutationFn: ({ conversationId: id, held }: { conversationId: string; held: HeldReply; again: boolean }) =>
      client.heldReplies.withdraw({ params: { hotel_id: hotelId, id, held_id: held.id } }),
    // A reply whose answer was lost is still in the outbox, which would send it again.
    onMutate: ({ held }) => removeReply(held.client_key),
    onSuccess: (_done, { conversationId, held, again }) => {
      // Not only when the thread has been read again: until then it would be in the thread and in the reply box.
      patchThread(queryClient, hotelId, conversationId, (thread) => withoutHeld(thread, held.id));
      const [attachment] = held.attachments;
      if (!again) return dropFile(hotelId, conversationId, attachment);
      bringBack({ user_id: userId, conversation_id: conversationId, file: attachment, choices: held.choices });
      if (held.content)
        draftAgain(draftKey(userId, conversationId), {
          text: held.translated?.content ?? held.content,
          client_key: crypto.randomUUID(),
          began_after: undefined,
        });
    },
    onError: (error) => notifyFailure(t('It could not be withdrawn'), error),
    onSettled: (_done, _error, { conversationId, held }) => {
      const { undo } = useUndo.getState();
      if (undo?.held?.id === held.id) {
        withdrawUndo();
        reopen.mutate(undo);
      }
      refresh(conversationId);
    },
  });
}
