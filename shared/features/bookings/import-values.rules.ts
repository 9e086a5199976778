import type { BookingStatus } from './bookings.schema.ts';

export type DateOrder = 'dmy' | 'mdy';
/** Order of day and month in a file's dates with slashes. `mixed`: no single order fits all of them. */
export type DateEvidence = DateOrder | 'ambiguous' | 'mixed' | 'none';

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ T,].*)?$/;

/** Determines the order from all dates of a column, because a single 03/04 is ambiguous. */
export function dateEvidence(values: string[]): DateEvidence {
  const pairs = values.map((value) => slashed.exec(value.trim())).filter((match) => match !== null);
  if (pairs.length === 0) return 'none';
  const dayFirst = pairs.some((match) => Number(match[1]) > 12);
  const monthFirst = pairs.some((match) => Number(match[2]) > 12);
  if (dayFirst && monthFirst) return 'mixed';
  if (dayFirst) return 'dmy';
  if (monthFirst) return 'mdy';
  return pairs.every((match) => match[1] === match[2]) ? 'dmy' : 'ambiguous';
}

/**
 * Parses 2026-09-10, 2026/09/10, 10.09.2026, 10/09/2026 or 9/10/2026 (by `order`), with or without a time after it,
 * to `YYYY-MM-DD`. Returns null for anything else, and for a date with slashes if `order` is unknown.
 */
export function parseDay(text: string, order: DateOrder | null): string | null {
  const value = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/.exec(value);
  if (iso) return calendarDay(iso[1]!, iso[2]!, iso[3]!);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:[ ,].*)?$/.exec(value);
  if (dotted) return calendarDay(dotted[3]!, dotted[2]!, dotted[1]!);
  const pair = slashed.exec(value);
  if (!pair || (!order && pair[1] !== pair[2])) return null;
  return order === 'mdy' ? calendarDay(pair[3]!, pair[1]!, pair[2]!) : calendarDay(pair[3]!, pair[2]!, pair[1]!);
}

function calendarDay(year: string, month: string, day: string): string | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const statusWords: [BookingStatus, RegExp][] = [
  ['cancelled', /cancel|storn|annul|cancelad|no.?show/],
  ['checked-in', /check(ed)?.?in|in.?house|arrived|eingecheckt|angereist|anwesend|arrive|registrad|arrivato/],
  ['checked-out', /check(ed)?.?out|departed|left|ausgecheckt|abgereist|parti|salid|partito/],
  ['confirmed', /^ok$|confirm|bestatigt|guarante|garant|book|gebucht|reserv|new|neu$/],
];

/** Maps a status name of another system to ours; null if there is no equivalent. */
export function parseStatus(text: string): BookingStatus | null {
  const word = text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (undecided.test(word)) return null;
  return statusWords.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** Names for tentative bookings, which have no equivalent here. */
const undecided = /\b(un|not|non|no|nicht)\W?(confirm|best)|pending|tentativ|option|provisor/;

const languageNames: Record<string, RegExp> = {
  en: /^(english|englisch|anglais|ingles|inglese)/,
  de: /^(german|deutsch|allemand|aleman|tedesco)/,
  fr: /^(french|franz|francais|frances|francese)/,
  es: /^(spanish|spanisch|espagnol|espanol|spagnolo)/,
  it: /^(italian|italienisch|italien|italiano)/,
};

/** The code of a known language name, otherwise the text unchanged. */
export function parseLanguage(text: string): string {
  const word = text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return Object.entries(languageNames).find(([, pattern]) => pattern.test(word))?.[0] ?? text.trim();
}
