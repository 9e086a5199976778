import { createContext, use, type ReactNode } from 'react';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';

/** Shared data of the inbox. `timezone`: the hotel's, used for all times. `identity`: a guest's addresses and merges. */
export type InboxScope = {
  hotelId: string;
  timezone: string;
  userId: string;
  identity?: (guestId: string) => ReactNode;
  /** What can be done with a stay. */
  stay?: (booking: Booking) => ReactNode;
  /** Tasks and promises of a conversation. */
  tasks?: (conversationId: string) => ReactNode;
  /** Proposes a reply as an entry; `replies`: how many there are. */
  proposal?: (conversationId: string, replies: number) => ReactNode;
};

export const InboxContext = createContext<InboxScope | null>(null);

export function useInbox(): InboxScope {
  const scope = use(InboxContext);
  if (!scope) throw new Error('useInbox must be used within the inbox');
  return scope;
}
