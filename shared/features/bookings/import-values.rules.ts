import type { BookingStatus } from './bookings.schema.ts';

export type DateOrder = 'dmy' | 'mdy';
/** What the slashed dates of a file say about their order: `mixed` where no one order fits them all. */
export type DateEvidence = DateOrder | 'ambiguous' | 'mixed' | 'none';

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ T,].*)?$/;

/** One date cannot tell 03/04 from 04/03; all of a column together mostly can. */
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
 * A day as `YYYY-MM-DD`, from 2026-09-10, 2026/09/10, 10.09.2026, 10/09/2026 or 9/10/2026 (by `order`), with or without a
 * time behind it; null where it is none, or where the order of a slashed one is not known.
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

/** A status in the words of other systems; null where it is none of ours. */
export function parseStatus(text: string): BookingStatus | null {
  const word = text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (undecided.test(word)) return null;
  return statusWords.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** Booked, but not for sure: nothing that a booking here can be. */
const undecided = /\b(un|not|non|no|nicht)\W?(confirm|best)|pending|tentativ|option|provisor/;

const languageNames: Record<string, RegExp> = {
  en: /^(english|englisch|anglais|ingles|inglese)/,
  de: /^(german|deutsch|allemand|aleman|tedesco)/,
  fr: /^(french|franz|francais|frances|francese)/,
  es: /^(spanish|spanisch|espagnol|espanol|spagnolo)/,
  it: /^(italian|italienisch|italien|italiano)/,
};

/** A language as its code where its name is known, otherwise as it stands. */
export function parseLanguage(text: string): string {
  const word = text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return Object.entries(languageNames).find(([, pattern]) => pattern.test(word))?.[0] ?? text.trim();
}
