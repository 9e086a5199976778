import type { QueryClient } from '@tanstack/react-query';
import { erasedText } from '#shared/features/guests/erasure.rules.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { onLiveEvent } from '#renderer/lib/live/live-events.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { threadKey } from '../conversations.queries.ts';
import { conversationsWithNotes, forgetNotes } from '../notes/notes.store.ts';
import { conversationsWithDrafts, forgetDraftsOf } from './drafts.store.ts';
import { forgetExtras } from './extras.store.ts';
import { readOutbox, removeReply } from './outbox.store.ts';

/**
 * Drops what this computer keeps of erased guests: drafts, waiting replies, and the thread, which the offline snapshot is
 * made of. At once when the erasure is told, and at the start for what was erased while this console was away. Returns
 * what ends it.
 */
export function startForgettingErased(queryClient: QueryClient, hotelId: string): () => void {
  const stop = onLiveEvent('conversation.erased', ({ conversation_id }) => {
    if (conversation_id) forgetConversation(queryClient, hotelId, conversation_id);
  });
  void forgetErasedMeanwhile(queryClient, hotelId);
  return stop;
}

function forgetConversation(queryClient: QueryClient, hotelId: string, id: string): void {
  forgetDraftsOf(id);
  forgetNotes(id);
  forgetExtras((key) => key.endsWith(` ${id}`));
  for (const { client_key, conversation_id } of readOutbox()) if (conversation_id === id) removeReply(client_key);
  // Removes instead of invalidating, because older pages are never reloaded.
  void queryClient.resetQueries({ queryKey: threadKey(hotelId, id) });
}

/** A conversation of another hotel cannot be read here, and one that cannot be read now is looked at next time. */
async function forgetErasedMeanwhile(queryClient: QueryClient, hotelId: string): Promise<void> {
  for (const id of keptConversations(queryClient, hotelId)) {
    const page = await client.conversations
      .get({ params: { hotel_id: hotelId, id }, query: { limit: 1 } })
      .catch(() => null);
    const [last] = page?.messages ?? [];
    if (last?.content === erasedText && page?.conversation.guest_name === null)
      forgetConversation(queryClient, hotelId, id);
  }
}

function keptConversations(queryClient: QueryClient, hotelId: string): Set<string> {
  const threads = queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKeys.area(hotelId, 'conversations', 'one'), type: 'inactive' })
    .map(({ queryKey }) => queryKey.at(-1))
    .filter((id) => typeof id === 'string');
  const waiting = readOutbox()
    .filter(({ hotel_id }) => hotel_id === hotelId)
    .map(({ conversation_id }) => conversation_id);
  return new Set([...conversationsWithDrafts(), ...conversationsWithNotes(), ...waiting, ...threads]);
}
