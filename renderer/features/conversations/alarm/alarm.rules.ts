import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';

type Waiting = Pick<ConversationListItem, 'id' | 'waiting_since'>;

/** One wait of one guest: the same guest who waits again later is another wait. */
export const waitKey = (item: Waiting): string => `${item.id} ${item.waiting_since ?? ''}`;

/**
 * Whether the alarm sounds: a guest waits whose wait was not silenced, and sound is not muted on this computer.
 * `silenced` contains keys of waits, so that a new guest triggers the alarm again.
 */
export function shouldRing(waiting: readonly Waiting[], silenced: ReadonlySet<string>, muted: boolean): boolean {
  return !muted && waiting.some((item) => !silenced.has(waitKey(item)));
}
