import { useEffect } from 'react';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { conversationPath } from '#renderer/lib/paths.ts';
import { silence } from './alarm.store.ts';

/** A click on a guest's notice silences the alarm for this guest, and for no other. */
export function useNoticeActions(waiting: readonly ConversationListItem[]): void {
  useEffect(
    () => bridge.onNavigate((path) => silence(waiting.filter(({ id }) => conversationPath(id) === path))),
    [waiting],
  );
}
