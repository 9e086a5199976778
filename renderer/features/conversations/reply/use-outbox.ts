import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useLiveConnection } from '#renderer/lib/live/live-connection.store.ts';
import { notifyInfo, notifySuccess } from '#renderer/lib/notify.ts';
import { useResolveIn } from '../conversations.mutations.ts';
import { startDraftSync, type DraftSync } from './draft-sync.ts';
import { startForgettingErased } from './erased.ts';
import { startOutbox, type Outbox } from './outbox.ts';

/** Sends the signed-in user's waiting replies on every page and keeps drafts on all devices. The thread shows their state. */
export function useOutbox(hotelId: string | null, userId: string | null): void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const outbox = useRef<Outbox | null>(null);
  const drafts = useRef<DraftSync | null>(null);
  const { mutate: resolve } = useResolveIn(hotelId ?? '');
  const isOpen = useLiveConnection(({ state }) => state === 'open');
  useEffect(() => {
    if (!userId) return;
    const started = startOutbox(
      queryClient,
      { hotelId, userId },
      {
        sent: ({ attempts, then_resolve, conversation_id: conversationId }, held) => {
          if (then_resolve?.length) resolve({ conversationId, requestIds: then_resolve, held });
          // None was open: the guest goes back to the assistant, unless a request may have come since.
          else if (then_resolve && attempts === 0) resolve({ conversationId, requestIds: null, held });
          if (attempts > 0) notifySuccess(t('Your waiting reply was sent'));
        },
        held: ({ attempts }, { kind, words }) => {
          if (kind === 'colleague')
            notifyInfo(
              t('{{name}} answered meanwhile', { name: words || t('A colleague') }),
              t('Your reply was not sent. It is kept in the thread.'),
            );
          else if (attempts > 0) notifyInfo(t('Your waiting reply was not sent'), words && t(words));
        },
        earlierSent: () =>
          notifyInfo(t('Your earlier text had been sent after all'), t('The changed text is still in the reply box.')),
      },
    );
    outbox.current = started;
    return started.stop;
  }, [hotelId, userId, queryClient, t, resolve]);
  useEffect(
    () => (hotelId && userId ? startForgettingErased(queryClient, hotelId) : undefined),
    [hotelId, userId, queryClient],
  );
  useEffect(() => {
    if (!hotelId || !userId) return;
    const started = startDraftSync(hotelId, userId);
    drafts.current = started;
    return started.stop;
  }, [hotelId, userId]);
  useEffect(() => {
    if (!isOpen) return;
    outbox.current?.wake();
    drafts.current?.refresh();
  }, [isOpen]);
}
