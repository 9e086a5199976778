import { createContext, use, type ReactNode } from 'react';

/** Shared data of the inbox. `timezone`: the hotel's, used for all times. `identity`: a guest's addresses and merges. */
export type InboxScope = {
  hotelId: string;
  timezone: string;
  userId: string;
  identity?: (guestId: string) => ReactNode;
  /** Tasks and promises of a conversation. */
  tasks?: (conversationId: string) => ReactNode;
};

export const InboxContext = createContext<InboxScope | null>(null);

export function useInbox(): InboxScope {
  const scope = use(InboxContext);
  if (!scope) throw new Error('useInbox must be used within the inbox');
  return scope;
}
