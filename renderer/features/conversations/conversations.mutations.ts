import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Translate } from '#renderer/lib/translate.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import type { Conversation, Owner, RequestStatus } from '#shared/features/conversations/conversations.schema.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { messageOf, notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';
import { threadKey } from './conversations.queries.ts';
import { useInbox } from './inbox.context.ts';
import { guestNameOf } from './conversation.rules.ts';
import { withMessage, type Thread } from './thread.rules.ts';
import { offerUndo, tellResolved, type Undo } from './undo.store.ts';

/** Updates one cached thread; no effect if it was never loaded. */
export function patchThread(
  queryClient: QueryClient,
  hotelId: string,
  id: string,
  change: (thread: Thread) => Thread,
): void {
  queryClient.setQueryData<Thread>(threadKey(hotelId, id), (known) => (known ? change(known) : known));
}

const patchConversation = (queryClient: QueryClient, hotelId: string, conversation: Conversation) =>
  patchThread(queryClient, hotelId, conversation.id, (thread) => ({ ...thread, conversation }));

/** Reloads lists, counts and the dashboard. */
export function refreshLists(queryClient: QueryClient, hotelId: string): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'conversations') });
  void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'requests') });
  void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'dashboard') });
}

/** Takes a conversation over, or hands it back to the assistant. */
export function useSetOwner(conversationId: string) {
  const { t } = useTranslation();
  const { hotelId, userId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (owner: Owner) =>
      client.conversations.setOwner({
        params: { hotel_id: hotelId, id: conversationId },
        body: { owner, assigned_to: owner === 'staff' ? userId : null },
      }),
    onSuccess: (conversation) => patchConversation(queryClient, hotelId, conversation),
    onError: (error, owner) =>
      notifyFailure(owner === 'staff' ? t('Could not take over') : t('Could not hand back'), error),
    onSettled: () => refreshLists(queryClient, hotelId),
  });
}

const keepsPromise = (error: unknown) => error instanceof ApiError && error.reason?.code === 'open_promise';

/** Asks whether to resolve despite a promise to the guest, where the server refused for that. */
function isConfirmed(error: unknown, t: Translate): Promise<boolean> {
  if (!keepsPromise(error)) return Promise.resolve(false);
  return new Promise((resolve) => {
    askInDialog({
      title: t('Resolve although a promise is open?'),
      text: messageOf(error),
      yes: t('Resolve anyway'),
      no: t('Keep it open'),
      startsAtNo: true,
      onYes: () => resolve(true),
      onNo: () => resolve(false),
    });
  });
}

/** 'Mark Resolved', for some requests or (null) for all that are open. Shown at once; put back where the server refuses. */
export function useResolve(conversationId: string) {
  const { hotelId } = useInbox();
  const { mutate, isPending } = useResolveIn(hotelId);
  return {
    isPending,
    mutate: (requestIds: string[] | null) => mutate({ conversationId, requestIds }),
  };
}

/** `held`: the reply that was sent with it; an undo takes it back too. */
type Resolve = { conversationId: string; requestIds: string[] | null; held?: HeldReply };

/** The same for any conversation of a hotel. */
export function useResolveIn(hotelId: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ conversationId, requestIds }: Resolve) => {
      const resolve = (despite_promises: boolean) =>
        client.conversations.resolve({
          params: { hotel_id: hotelId, id: conversationId },
          body: { ...(requestIds ? { request_ids: requestIds } : {}), despite_promises },
        });
      try {
        return await resolve(false);
      } catch (error) {
        if (!(await isConfirmed(error, t))) throw error;
        return resolve(true);
      }
    },
    onMutate: ({ conversationId, requestIds }) => {
      const before = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId));
      patchThread(queryClient, hotelId, conversationId, (thread) => completed(thread, requestIds));
      return before;
    },
    onSuccess: ({ conversation, before }, { conversationId, held }) => {
      patchConversation(queryClient, hotelId, conversation);
      offerUndo({ hotelId, conversationId, name: guestNameOf(conversation), before, ...(held ? { held } : {}) });
      // With a reply, the next guest was opened when it was sent.
      if (!held && conversation.open_count === 0) tellResolved(conversationId);
    },
    onError: (error, { conversationId }, before) => {
      if (before) queryClient.setQueryData(threadKey(hotelId, conversationId), before);
      if (!keepsPromise(error)) notifyFailure(t('Failed to update'), error);
    },
    onSettled: (_done, _error, { conversationId }) => refreshOne(queryClient, hotelId, conversationId),
  });
}

/** Any status, for one request. Shown at once; put back where the server refuses. */
export function useSetRequestStatus(conversationId: string) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const show = (id: string, status: RequestStatus) =>
    patchThread(queryClient, hotelId, conversationId, (thread) => withStatus(thread, id, status));
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: RequestStatus }) =>
      client.conversations.updateRequest({ params: { hotel_id: hotelId, id }, body: { status } }),
    onMutate: ({ id, status }) => {
      const thread = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId));
      show(id, status);
      return thread?.requests.find((request) => request.id === id)?.status;
    },
    onError: (error, { id }, before) => {
      if (before) show(id, before);
      notifyFailure(t('Failed to update'), error);
    },
    onSettled: () => refreshOne(queryClient, hotelId, conversationId),
  });
}

/** Owner and statuses as they were before a resolve. */
export function useReopen() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ hotelId, conversationId, before }: Undo) =>
      client.conversations.reopen({ params: { hotel_id: hotelId, id: conversationId }, body: before }),
    onSuccess: (conversation) => patchConversation(queryClient, conversation.hotel_id, conversation),
    onError: (error) => notifyFailure(t('Could not undo it'), error),
    onSettled: (_done, _error, { hotelId, conversationId }) => refreshOne(queryClient, hotelId, conversationId),
  });
}

function refreshOne(queryClient: QueryClient, hotelId: string, id: string): void {
  void queryClient.invalidateQueries({ queryKey: threadKey(hotelId, id) });
  refreshLists(queryClient, hotelId);
}

function completed(thread: Thread, ids: string[] | null): Thread {
  const requests = thread.requests.map((request) =>
    !ids || ids.includes(request.id) ? { ...request, status: 'completed' as const, human_required: false } : request,
  );
  return { ...thread, requests };
}

const withStatus = (thread: Thread, id: string, status: RequestStatus): Thread => ({
  ...thread,
  requests: thread.requests.map((request) => (request.id === id ? { ...request, status } : request)),
});

/** Sends a failed message once more. */
export function useSendAgain(conversationId: string) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) =>
      client.conversations.sendAgain({ params: { hotel_id: hotelId, id: conversationId, message_id: messageId } }),
    onSuccess: (message) => patchThread(queryClient, hotelId, conversationId, (thread) => withMessage(thread, message)),
    onError: (error) => notifyFailure(t('Could not send it again'), error),
    onSettled: () => refreshLists(queryClient, hotelId),
  });
}

/** Everything in the conversation has been seen. Silent: a mark that stays is no harm. */
export function useMarkRead(conversationId: string) {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.conversations.markRead({ params: { hotel_id: hotelId, id: conversationId } }),
    onSuccess: (conversation) => {
      patchConversation(queryClient, hotelId, conversation);
      void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'conversations', 'list') });
    },
  });
}

type RequestDraft = Parameters<typeof client.conversations.submitRequest>[0]['body'];
export type { RequestDraft };

/** Submits a request on a guest's behalf. */
export function useSubmitRequest(open?: boolean) {
  const filled = useFilledForm(open);
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: RequestDraft) =>
      client.conversations.submitRequest({ params: { hotel_id: hotelId }, body: draft }, filled),
    onSuccess: () => notifySuccess(t('Request submitted')),
    onError: (error) => notifyFailure(t('Failed to submit request.'), error),
    onSettled: () => refreshLists(queryClient, hotelId),
  });
}
