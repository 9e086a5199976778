import { MONTH_NAMES, MONTHS } from '#server/features/assistant/language/facts.words.ts';
import { DAY_WORDS, DAYS_TO, WEEKDAY_WORDS, WEEKEND_WORDS } from './calendar.words.ts';
import type { Scope } from './contradictions.types.ts';
import { SCOPE_WORDS } from './scope.words.ts';
import { patternOf, sourceOf } from './word-patterns.rules.ts';

const DIMENSIONS = Object.entries(SCOPE_WORDS).map(([dimension, values]): [string, [string, RegExp][]] => [
  dimension,
  Object.entries(values).map(([value, words]): [string, RegExp] => [value, patternOf(words)]),
]);
const DAYS = Object.entries(DAY_WORDS).map(([day, words]) => ({
  day: Number(day),
  pattern: new RegExp(sourceOf(words), 'gu'),
}));
const WEEKEND = patternOf(WEEKEND_WORDS);
const WEEKDAYS = patternOf(WEEKDAY_WORDS);
const BETWEEN_DAYS = new RegExp(String.raw`^[^\p{L}\d]{0,3}${DAYS_TO}[^\p{L}\d]{0,3}(?:the |la |le |il |el )?$`, 'u');
const WORD = /\p{L}{3,}/gu;
const MAY_AS_MONTH = /(?:\bin|from|since|until|till|to|early|late|-|–)\s{1,2}$/u;

/** "Winter garden" is no season, "how late" asks when. */
const NO_SEASON =
  /how late|hoe laat|no later|not later|om hoe laat|winter ?garden|wintergarten|jardin d'hiver|jardin de invierno|giardino d'inverno|wintertuin|зимн\p{L}* сад\p{L}*/gu;
/** Dimensions that say something of these subjects only. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
  size: ['PET'],
  animal: ['PET'],
  payment: ['PAY'],
  pool: ['POOL'],
  lot: ['PARKING'],
  gear: ['SUNBED', 'BEACH'],
  item: ['LAUNDRY', 'IRON'],
  trade: ['PHARMACY', 'SICK'],
  diet: ['DIET'],
  sport: ['SPORT', 'WATERSPORT'],
  treatment: ['MASSAGE'],
  to: ['TRANSFER', 'TAXI', 'BUS'],
  served: ['BREAKFAST', 'LUNCH', 'DINNER'],
};
const MEALS = ['BREAKFAST', 'LUNCH', 'DINNER'];
const FOR_CHILDREN = ['BABY', 'HIGHCHAIR', 'KIDSCLUB', 'SITTER'];
/** Early and late are kinds of these; elsewhere they only say when. */
const EARLY_OR_LATE = ['CHECKIN', 'CHECKOUT', ...MEALS];

/** Without the dimensions that say nothing of a subject. */
export function scopeFor(subject: string, scope: Scope): Scope {
  return new Map(
    [...scope].filter(([dimension, values]) => {
      if (dimension === 'house' && MEALS.includes(subject)) return false;
      if (dimension === 'moment' && !EARLY_OR_LATE.includes(subject)) return values.has('night') || values.has('long');
      if (dimension === 'person' && FOR_CHILDREN.includes(subject)) return false;
      return ONLY_FOR[dimension]?.includes(subject) ?? true;
    }),
  );
}

/** The circumstances that a part of a text, folded in place, limits its facts to. */
export function scopeOf(text: string): Scope {
  const folded = text.replace(NO_SEASON, (words) => ' '.repeat(words.length));
  const scope = new Map<string, Set<string>>();
  for (const [dimension, values] of DIMENSIONS) {
    const found = values.flatMap(([value, pattern]) => (pattern.test(folded) ? [value] : []));
    if (found.length > 0) scope.set(dimension, new Set(found));
  }
  const days = daysIn(folded);
  if (days.size > 0) scope.set('day', days);
  const months = monthsIn(folded);
  if (months.size > 0) scope.set('month', months);
  return scope;
}

function daysIn(folded: string): Set<string> {
  const days = new Set<string>();
  const add = (from: number, to: number): void => {
    for (let day = from; ; day = (day % 7) + 1) {
      days.add(String(day));
      if (day === to) return;
    }
  };
  if (WEEKEND.test(folded)) add(6, 7);
  if (WEEKDAYS.test(folded)) add(1, 5);
  const named = DAYS.flatMap(({ day, pattern }) =>
    [...folded.matchAll(pattern)].map(({ index, 0: word }) => ({ day, at: index, end: index + word.length })),
  ).toSorted((a, b) => a.at - b.at);
  for (const [index, { day, end }] of named.entries()) {
    days.add(String(day));
    const next = named[index + 1];
    if (next && day < 8 && next.day < 8 && BETWEEN_DAYS.test(folded.slice(end, next.at))) add(day, next.day);
  }
  return days.size >= 7 ? new Set() : days;
}

function monthsIn(folded: string): Set<string> {
  const named = [...folded.matchAll(WORD)].flatMap(({ index, 0: word }) => {
    if (!MONTH_NAMES.has(word) || word.length < 4) {
      if (word !== 'may' && word !== 'mai') return [];
      if (word === 'may' && !MAY_AS_MONTH.test(folded.slice(Math.max(0, index - 8), index))) return [];
    }
    const month = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
    return month < 0 ? [] : [{ month: month + 1, at: index, end: index + word.length }];
  });
  const months = new Set<string>();
  for (const [index, { month, end }] of named.entries()) {
    months.add(String(month));
    const next = named[index + 1];
    if (!next || !BETWEEN_DAYS.test(folded.slice(end, next.at))) continue;
    for (let each = month; each !== next.month; each = (each % 12) + 1) months.add(String(each));
  }
  return months;
}

const SEASON_MONTHS: Record<string, number[]> = {
  summer: [5, 6, 7, 8, 9],
  winter: [11, 12, 1, 2, 3],
  spring: [3, 4, 5],
  autumn: [9, 10, 11],
};
/** A text that names the usual value of a dimension says the same as one that names none. */
const USUAL: Readonly<Record<string, string>> = { person: 'adult', animal: 'dog', pool: 'indoor', payment: 'credit' };

/**
 * Whether facts of two scopes are about the same circumstances.
 * @param several dimensions of which the hotel's texts name several values for this subject
 */
export function sameScope(one: Scope, other: Scope, several: (dimension: string) => boolean): boolean {
  const [mine, theirs] = [withMonths(one), withMonths(other)];
  for (const dimension of new Set([...mine.keys(), ...theirs.keys()])) {
    const [a, b] = [mine.get(dimension), theirs.get(dimension)];
    if (a && b) {
      const shared = [...a].filter((value) => b.has(value)).length;
      if (shared === 0 || (isExact(dimension) && (shared < a.size || shared < b.size))) return false;
      continue;
    }
    const [named] = [a ?? b!];
    if (named.size === 1 && named.has(USUAL[dimension] ?? '')) continue;
    if (dimension === 'tier') continue;
    if ((dimension === 'pool' || dimension === 'lot') && !several(dimension)) continue;
    return false;
  }
  return true;
}

const isExact = (dimension: string): boolean => dimension === 'room' || dimension === 'house' || dimension === 'rate';

/** Seasons as months, so that "in summer" and "from June to August" are compared. */
function withMonths(scope: Scope): Scope {
  const seasons = scope.get('season');
  if (!seasons) return scope;
  const months = [...seasons].flatMap((season) => SEASON_MONTHS[season] ?? []).map(String);
  const rest = [...seasons].filter((season) => !(season in SEASON_MONTHS));
  const entries = [...scope].filter(([dimension]) => dimension !== 'season');
  if (rest.length > 0) entries.push(['season', new Set(rest)]);
  const named = scope.get('month');
  if (months.length > 0 && !named) entries.push(['month', new Set(months)]);
  return new Map(entries);
}
