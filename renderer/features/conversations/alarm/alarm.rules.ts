import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { waitKey } from '#shared/features/conversations/waiting.rules.ts';

type Waiting = Pick<ConversationListItem, 'id' | 'waiting_since' | 'waiting_for'>;

/**
 * Whether the alarm sounds: a guest waits whose wait was not silenced, and sound is not muted on this computer.
 * `silenced` contains keys of waits, so that a new guest triggers the alarm again.
 */
export function shouldRing(waiting: readonly Waiting[], silenced: ReadonlySet<string>, muted: boolean): boolean {
  return !muted && waiting.some((item) => !silenced.has(waitKey(item)));
}
