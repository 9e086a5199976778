import type { Transaction } from '#server/db/database.ts';
import type { LiveEvent, LiveEventDraft } from '#shared/live-events.ts';

/** Seconds before a first stream whose events are replayed. Consoles read what is older than half of it again. */
export const recentSeconds = 60;

/** What the open consoles are told. Published inside a transaction: told if, and only if, it commits. */
export interface Events {
  publish(tx: Transaction, ...events: LiveEventDraft[]): Promise<void>;
  /** Calls back for each event of one hotel from now on, in every process. Returns how to stop. */
  subscribe(hotelId: string, listener: (event: LiveEvent) => void): () => void;
  /** What a console missed since `lastEventId`: may repeat some events, never leaves one out. */
  since(hotelId: string, lastEventId: number): Promise<LiveEvent[]>;
  /** The events of the last {@link recentSeconds}: for a console that read its first lists before its stream was open. */
  recent(hotelId: string): Promise<LiveEvent[]>;
  /** Calls back with a user's id when a session of theirs ended, or what they may do changed, in whatever process. */
  onAccessChange(listener: (userId: string) => void): () => void;
  /** Calls back when this process may have missed events (its connection was lost): consoles must ask anew. */
  onResync(listener: () => void): () => void;
}
