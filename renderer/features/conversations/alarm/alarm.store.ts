import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { waitKey } from './alarm.rules.ts';

/** `muted`: no sound on this computer until it is turned on again. */
export const useAlarmChoice = create<{ muted: boolean }>()(
  persist((): { muted: boolean } => ({ muted: false }), { name: 'concierge.alarm' }),
);

/** Waits that somebody has heard of; forgotten with the page, so that a reload rings again. */
export const useSilenced = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }));

/** Stops the sound for those who wait now. A further guest is heard again. */
export function silence(waiting: readonly ConversationListItem[]): void {
  useSilenced.setState(({ keys }) => ({ keys: new Set([...keys, ...waiting.map(waitKey)]) }));
}
