import type { Transaction } from '#server/db/database.ts';
import type { LiveEvent, LiveEventDraft } from '#shared/live-events.ts';

/** Seconds of events that are replayed to a first stream. Consoles reload data older than half of it. */
export const recentSeconds = 60;

/** Live events for open consoles. An event published inside a transaction is delivered only if it commits. */
export interface Events {
  publish(tx: Transaction, ...events: LiveEventDraft[]): Promise<void>;
  /** Database functions of a committed transaction have stored events; consoles get them at once instead of within 500 ms. */
  announce(): void;
  /** Subscribes to all new events of one hotel, from all processes. Returns the unsubscribe function. */
  subscribe(hotelId: string, listener: (event: LiveEvent) => void): () => void;
  /** Events after `lastEventId`. May repeat events, never omits one. */
  since(hotelId: string, lastEventId: number): Promise<LiveEvent[]>;
  /** Events of the last {@link recentSeconds}, for a console that loaded its first lists before its stream was open. */
  recent(hotelId: string): Promise<LiveEvent[]>;
  /** Subscribes to users whose session ended or whose rights changed, in any process. The callback gets the user id. */
  onAccessChange(listener: (userId: string) => void): () => void;
  /** Subscribes to lost connections. This process may have missed events, so consoles must reload. */
  onResync(listener: () => void): () => void;
}
