import { waitKey } from '#shared/features/conversations/waiting.rules.ts';
import type { WaitingGuest } from './desk-data.schema.ts';

type Asked = {
  guests: readonly Pick<WaitingGuest, 'id' | 'waiting_since' | 'waiting_for'>[];
  /** Keys of waits. A new wait of the same guest rings again. */
  silenced: ReadonlySet<string>;
  /** Conversations that a person at this computer is dealing with. */
  attended: ReadonlySet<string>;
};

/** Whether a guest waits whom no one deals with and whose wait was not silenced. */
export const shouldRing = ({ guests, silenced, attended }: Asked): boolean =>
  guests.some((guest) => !attended.has(guest.id) && !silenced.has(waitKey(guest)));
