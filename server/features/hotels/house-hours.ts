import { fieldProblem, type ReasonedProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';

type Hours = Pick<Hotel, 'breakfast_opens' | 'breakfast_closes' | 'pool_opens' | 'pool_closes'>;

/** A pool may close after midnight, until this time. A breakfast never does. */
const LATEST_NIGHT = '04:00';

/** Hours that cannot be said to guests: one end without the other, or an end before the beginning. */
export function hourProblems(hotel: Hours): ReasonedProblem[] {
  return [
    ...problemsOf('breakfast', hotel.breakfast_opens, hotel.breakfast_closes, () => false),
    ...problemsOf('pool', hotel.pool_opens, hotel.pool_closes, (closes) => closes <= LATEST_NIGHT),
  ];
}

function problemsOf(
  name: 'breakfast' | 'pool',
  opens: string | null,
  closes: string | null,
  isNextDay: (closes: string) => boolean,
): ReasonedProblem[] {
  if (opens === null && closes === null) return [];
  if (opens === null) return [fieldProblem(`${name}_opens`, reason('enter_both_times'))];
  if (closes === null) return [fieldProblem(`${name}_closes`, reason('enter_both_times'))];
  const isLater = closes > opens || (closes !== opens && isNextDay(closes));
  return isLater ? [] : [fieldProblem(`${name}_closes`, reason('until_after_from'))];
}

/** Whether a change touches these hours: a change of something else is not refused because of older ones. */
export const changesHours = (change: object): boolean =>
  ['breakfast_opens', 'breakfast_closes', 'pool_opens', 'pool_closes'].some((field) => field in change);
