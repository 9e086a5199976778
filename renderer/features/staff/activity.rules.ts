import { dayMs } from '#shared/lib/dates.ts';

/** Up to this many whole days since the last visit count as 'this week' (docs/product.md, section 9). */
const thresholdDays = 7;

export type Activity = 'never' | 'today' | 'week' | 'inactive';

/** Activity of a member (docs/product.md, section 4). `lastLogin`: ISO instant, null before the first visit; `now` in ms. */
export function activityOf(lastLogin: string | null, now: number): Activity {
  if (lastLogin === null) return 'never';
  const days = Math.floor((now - new Date(lastLogin).getTime()) / dayMs);
  if (days <= 0) return 'today';
  return days <= thresholdDays ? 'week' : 'inactive';
}
