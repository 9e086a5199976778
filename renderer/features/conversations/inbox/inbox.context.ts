import { createContext, use } from 'react';

/** What everything in the inbox needs to know. `timezone` is the hotel's; times are shown in it. */
export type InboxScope = { hotelId: string; timezone: string; userId: string };

export const InboxContext = createContext<InboxScope | null>(null);

export function useInbox(): InboxScope {
  const scope = use(InboxContext);
  if (!scope) throw new Error('useInbox must be used within the inbox');
  return scope;
}
