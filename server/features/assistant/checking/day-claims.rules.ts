import { hoursIn } from '#server/features/knowledge/contradictions/clock.rules.ts';
import { fixedLanguage } from '../language/languages.rules.ts';
import type { Part } from './affirmed-parts.rules.ts';
import { EVERY_DAY } from './day-claims.words.ts';
import { daysNamed } from './named-days.rules.ts';

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Whether a part says "daily" and excludes no day itself. */
export const saysDaily = ({ folded, denied }: Part): boolean => !denied && EVERY_DAY.test(folded);

/** The days of which a part of a reply says that something is. */
export const daysClaimed = ({ folded, denied, language }: Part): ReadonlySet<number> =>
  denied ? new Set() : EVERY_DAY.test(folded) ? new Set(ALL_DAYS) : daysNamed(folded, fixedLanguage(language));

/** @property open days on which a source says that it is; empty: it names none; @property closed those that it excludes */
export type Calendar = { open: ReadonlySet<number>; closed: ReadonlySet<number> };

/**
 * The days of a source. Hours without a day before hours with one hold on all days: "from 7 to 10:30, on Sundays until 11".
 */
export function calendarOf(parts: readonly Part[]): Calendar {
  const [open, closed] = [new Set<number>(), new Set<number>()];
  let general = false;
  let every = false;
  for (const { folded, denied, language } of parts) {
    const days = daysNamed(folded, fixedLanguage(language));
    const timed = !denied && hoursIn(folded).length > 0;
    if (EVERY_DAY.test(folded) || (days.size > 0 && general && timed)) every = true;
    if (days.size === 0) general ||= timed;
    for (const day of days) (denied ? closed : open).add(day);
  }
  if (every) for (const day of ALL_DAYS) if (!closed.has(day)) open.add(day);
  return { open, closed };
}

/** Whether a calendar has all of some days, or says nothing of them. */
export const hasDays = ({ open, closed }: Calendar, days: ReadonlySet<number>): boolean =>
  [...days].every((day) => open.has(day) || (open.size === 0 && !closed.has(day)));
