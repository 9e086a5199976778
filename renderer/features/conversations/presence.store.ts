import { useEffect } from 'react';
import { create } from 'zustand';
import { client } from '#renderer/lib/api/api-client.ts';
import { onLiveEvent } from '#renderer/lib/live/live-events.ts';
import { useInbox } from './inbox.context.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';

type Presence = 'viewing' | 'typing';
type Colleague = { userId: string; name: string; presence: Presence; at: number };

/** Interval of presence messages, in milliseconds. */
const heartbeatMs = 15_000;
/** A colleague without a presence message for this time is removed, in milliseconds. */
const goneAfterMs = 40_000;
/** Time after the last key press until "writing" ends, in milliseconds. */
const typingMs = 6000;

/** Colleagues in each conversation, from live events. */
const usePresences = create<Record<string, Colleague[]>>(() => ({}));

/** Follows the colleagues of everyone in the inbox; mounted once. */
export function usePresenceEvents(): void {
  const { userId } = useInbox();
  useEffect(
    () =>
      onLiveEvent('presence', ({ conversation_id, user_id, user_name, presence }) => {
        if (!conversation_id || !user_id || user_id === userId) return;
        const others = (usePresences.getState()[conversation_id] ?? []).filter((one) => one.userId !== user_id);
        const now =
          presence && presence !== 'left' ? [{ userId: user_id, name: user_name ?? '', presence, at: Date.now() }] : [];
        usePresences.setState({ [conversation_id]: [...others, ...now] });
      }),
    [userId],
  );
}

const noColleagues: Colleague[] = [];

/** The colleagues who are in a conversation now; those who write come first. */
export function useColleagues(conversationId: string): Colleague[] {
  const all = usePresences((state) => state[conversationId] ?? noColleagues);
  const now = useNow(5000);
  return all
    .filter((one) => now - one.at < goneAfterMs)
    .sort((one, other) => Number(other.presence === 'typing') - Number(one.presence === 'typing'));
}

type Told = { state: Presence; timer: ReturnType<typeof setTimeout> | null };
const told = new Map<string, Told>();
const key = (hotelId: string, id: string) => `${hotelId} ${id}`;

/** Best effort: failures of presence messages are ignored. */
function tell(hotelId: string, id: string, presence: Presence | 'left'): void {
  client.conversations.presence({ params: { hotel_id: hotelId, id }, body: { presence } }).catch(() => undefined);
}

/** Tells colleagues that the caller looks at a conversation, every 15 seconds while the page is visible, and when it ends. */
export function useOwnPresence(conversationId: string): void {
  const { hotelId } = useInbox();
  useEffect(() => {
    const mine: Told = { state: 'viewing', timer: null };
    told.set(key(hotelId, conversationId), mine);
    const beat = () => document.visibilityState === 'visible' && tell(hotelId, conversationId, mine.state);
    beat();
    const timer = setInterval(beat, heartbeatMs);
    return () => {
      clearInterval(timer);
      if (mine.timer) clearTimeout(mine.timer);
      told.delete(key(hotelId, conversationId));
      tell(hotelId, conversationId, 'left');
    };
  }, [hotelId, conversationId]);
}

/** Called at each key press: the first one sends "writing"; after some seconds without one, "viewing" is sent. */
export function noteTyping(hotelId: string, conversationId: string): void {
  const mine = told.get(key(hotelId, conversationId));
  if (!mine) return;
  if (mine.timer) clearTimeout(mine.timer);
  if (mine.state !== 'typing') tell(hotelId, conversationId, 'typing');
  mine.state = 'typing';
  mine.timer = setTimeout(() => noteRest(hotelId, conversationId), typingMs);
}

/** The reply went out, or the writer stopped. */
export function noteRest(hotelId: string, conversationId: string): void {
  const mine = told.get(key(hotelId, conversationId));
  if (!mine || mine.state !== 'typing') return;
  if (mine.timer) clearTimeout(mine.timer);
  mine.timer = null;
  mine.state = 'viewing';
  tell(hotelId, conversationId, 'viewing');
}
