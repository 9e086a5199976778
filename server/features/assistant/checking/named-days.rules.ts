import { FIXED_LANGUAGES, fixedLanguage } from '../language/languages.rules.ts';
import { foldText } from '../language/plain-text.rules.ts';
import {
  ABLATIVE,
  DAY_NAMES,
  NEXT_DAY,
  PORTUGUESE_BEFORE,
  SHORT_DAYS,
  TO_DAY,
  WEEKENDS,
  WORKDAYS,
} from './day-claims.words.ts';

type Day = { day: number; word: string; start: number; end: number; short: boolean };

const WORKING = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];
/** Hours directly behind a short form: "Sat 9–16". */
const HOURS_BEHIND = /^\.?:?\s{0,2}\d{1,2}(?:[:.h]\d{2}|\s?[-–]\s?\d)/u;
const ADJACENT = /^$/u;

const patterns = new Map<string, RegExp>();
function patternFor(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const read = FIXED_LANGUAGES.filter((each) => each === language);
  const dense = language === 'zh' || language === 'ja';
  const before = language === 'ar' ? '(?<!\\p{L})(?:و?[بل]?)' : dense ? '' : '(?<![\\p{L}\\d])';
  const named = (lists: readonly string[], name: string): string[] =>
    lists.map((words, day) => `(?<${name}${day + 1}>${words})`);
  const all = read.flatMap((each) => [...named(DAY_NAMES[each], 'd'), ...named(SHORT_DAYS[each] ?? [], 's')]);
  const made = new RegExp(`${before}(?:${all.join('|')})${dense ? '' : '(?!\\p{L})'}`, 'gu');
  patterns.set(language, made);
  return made;
}

function daysAt(folded: string, language: string): Day[] {
  const found = [...folded.matchAll(patternFor(language))].flatMap((match): Day[] => {
    const [name] = Object.entries(match.groups ?? {}).find(([, word]) => word !== undefined) ?? [];
    if (!name) return [];
    const start = match.index;
    return [{ day: Number(name[1]), word: match[0], start, end: start + match[0].length, short: name[0] === 's' }];
  });
  return meant(folded, language, found);
}

/** Without short forms that stand alone: "the sun", "sea", 日. */
function meant(folded: string, language: string, days: readonly Day[]): Day[] {
  const kept: Day[] = [];
  for (const [index, day] of days.entries()) {
    const [last, next] = [kept.at(-1), days[index + 1]];
    const beside = (one: Day, other: Day): boolean => joins(folded.slice(one.end, other.start), language, one);
    const follows = last !== undefined && last === days[index - 1] && beside(last, day);
    const leads = next !== undefined && (language !== 'zh' || !next.short) && beside(day, next);
    const isPortuguese =
      language === 'pt' && PORTUGUESE_BEFORE.test(folded.slice(Math.max(0, day.start - 12), day.start));
    const hasHours = HOURS_BEHIND.test(folded.slice(day.end, day.end + 10)) && language !== 'zh' && language !== 'ja';
    const isLong = day.word.length > SHORTEST_LONE && isPortuguese;
    if (!day.short || follows || (leads && language !== 'zh') || hasHours || isLong) kept.push(day);
  }
  return kept;
}
/** "A sexta" is a day, "a sex" is none. */
const SHORTEST_LONE = 4;

const joins = (gap: string, language: string, { word }: Day): boolean =>
  TO_DAY.test(gap) ||
  NEXT_DAY.test(gap) ||
  (language === 'ja' && ADJACENT.test(gap)) ||
  (language === 'tr' && gap === ' ' && ABLATIVE.test(word));

/** The days of the week, from Monday (1), that a folded text names, with those inside its ranges. */
export function daysNamed(folded: string, language: string): Set<number> {
  const days = new Set<number>();
  if (WORKDAYS.test(folded)) for (const day of WORKING) days.add(day);
  if (WEEKENDS.test(folded)) for (const day of WEEKEND) days.add(day);
  const found = daysAt(folded, language);
  for (const [index, { day, word, end }] of found.entries()) {
    days.add(day);
    const next = found[index + 1];
    if (!next) continue;
    const gap = folded.slice(end, next.start);
    if (!TO_DAY.test(gap) && !(language === 'tr' && gap === ' ' && ABLATIVE.test(word))) continue;
    for (let each = day; each !== next.day; each = (each % 7) + 1) days.add(each);
  }
  return days;
}

/** The days that a text names, also those that it denies. */
export const daysIn = (text: string, language: string): ReadonlySet<number> =>
  daysNamed(foldText(text), fixedLanguage(language));

/** A folded text without the names of days. */
export const withoutDays = (folded: string, language: string): string =>
  folded.replace(patternFor(fixedLanguage(language)), ' ');
