import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { client } from '#renderer/lib/api/api-client.ts';
import { patchThread } from '../conversations.mutations.ts';
import { useInbox } from '../inbox.context.ts';
import type { Thread } from '../thread.rules.ts';

const isVisible = () => document.visibilityState === 'visible';
function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Notes on the server how far the person has seen a conversation, and returns the message after which there was something
 * new when they looked: it stays while they read. Null: nothing was new, or they look for the first time. `isReading`: the
 * thread is the one kept from before, and is being read.
 */
export function useLook({ conversation, messages, seen_until }: Thread, isReading: boolean): string | null {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const isLooking = useSyncExternalStore(onVisibility, isVisible);
  const newest = messages.at(-1)?.id ?? null;
  const seen = useRef(seen_until ?? null);
  const [line, setLine] = useState(isNew(newest, seen_until ?? null) ? (seen_until ?? null) : null);
  const { mutate } = useMutation({
    mutationFn: (message_id: string) =>
      client.finding.look({ params: { hotel_id: hotelId, id: conversation.id }, body: { message_id } }),
    onSuccess: (_, message_id) =>
      patchThread(queryClient, hotelId, conversation.id, (thread) => ({ ...thread, seen_until: message_id })),
  });
  const wasLooking = useRef(isLooking);
  const isOpening = useRef(isReading);
  useEffect(() => {
    const came = isLooking && !wasLooking.current;
    wasLooking.current = isLooking;
    if (!isLooking || !isNew(newest, seen.current)) return;
    if (came || isOpening.current) setLine(seen.current);
    seen.current = newest;
    if (newest) mutate(newest);
  }, [isLooking, newest, mutate]);
  useEffect(() => {
    if (!isReading) isOpening.current = false;
  }, [isReading]);
  return line;
}

/** Ids of messages are in the order of time. */
const isNew = (newest: string | null, seen: string | null): boolean => newest !== null && newest > (seen ?? '');
