import { create } from 'zustand';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { waitKey } from '#shared/features/conversations/waiting.rules.ts';

/** Silenced waits; kept in memory only, so that the alarm sounds again after a reload. */
export const useSilenced = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }));

/** Silences the current waits. A new wait sounds again. */
export function silence(waiting: readonly ConversationListItem[]): void {
  useSilenced.setState(({ keys }) => ({ keys: new Set([...keys, ...waiting.map(waitKey)]) }));
}
