import { priorities } from './conversations.values.ts';

/** What a guest waits for; of a newer server it may hold unknown words. */
export type WaitsFor = { priority: string; category?: string; reasons?: readonly string[] } | null;
type Wait = { id: string; waiting_since: string | null; waiting_for?: WaitsFor };

/** The most pressing first. */
const byUrgency: readonly string[] = priorities.toReversed();

/** Danger to people: it goes before every other wait, however long that is. */
export const isEmergency = (wait: WaitsFor | undefined): boolean =>
  wait?.category === 'emergency' || (wait?.reasons?.includes('safety') ?? false);

/** Rank in the waiting list, the first is the lowest: -1 emergency, 0 urgent to 3 low. As waiting_rank in the database. */
export function waitingRank(wait: WaitsFor): number {
  if (isEmergency(wait)) return -1;
  const rank = byUrgency.indexOf(wait?.priority ?? '');
  return rank === -1 ? byUrgency.length - 1 : rank;
}

/** One wait of one guest. The same guest who waits again later, or whose wait becomes an emergency, is another wait. */
export const waitKey = ({ id, waiting_since, waiting_for }: Wait): string =>
  `${id} ${waiting_since ?? ''}${isEmergency(waiting_for) ? ' emergency' : ''}`;
