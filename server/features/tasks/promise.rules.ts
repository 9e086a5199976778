import { addDays, dayIn, wallInstant } from '#shared/lib/dates.ts';
import * as phrases from './promise.phrases.ts';

/** A promise to a guest: the sentence, and until when. */
export type PromiseFound = { title: string; due_at: string };

const MOST_SENTENCES = 40;
const LONGEST_SENTENCE = 300;
const FEW_WORDS = 8;
const MINUTE_MS = 60_000;

const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u');
const numbers = [...phrases.NUMBER_WORDS.keys()].join('|');
const before = `(?:${phrases.BEFORE_SPAN})\\s+(?:(?:${phrases.ABOUT})\\.?\\s+)?`;
const span = word(`${before}(\\d{1,3}|${numbers})\\s*(?:(${phrases.MINUTES})|(${phrases.HOURS}))`);
const halfHour = word(`${before}(?:${phrases.HALF_HOUR})`);
const quarter = word(`${before}(?:${phrases.QUARTER})`);
const anHour = word(`${before}(?:${phrases.AN_HOUR})`);
const someMinutes = word(`${before}(?:${phrases.SOME_MINUTES})`);
const hourWord = `(\\d{1,2}|${phrases.HOURS_IN_WORDS.split(' ').join('|')})`;
const spoken = phrases.SPOKEN_TIMES.map(({ words, minutes }) => ({
  minutes,
  words: new RegExp(
    `(?<![\\p{L}\\d])(?:${words.replaceAll('[H]', hourWord)})(?=\\s*(?:${phrases.AFTER_HOUR})(?![\\p{L}\\d]))`,
    'u',
  ),
}));
const hoursInWords = new Map(phrases.HOURS_IN_WORDS.split(' ').map((name, index) => [name, (index % 11) + 2]));
const noon = word(phrases.NOON);
const clock = word(
  `(?:(?:${phrases.BEFORE_CLOCK})\\s+)(\\d{1,2})(?:[:.h](\\d{2}))?\\s*(am|pm|a\\.m|p\\.m)?|(\\d{1,2})(?:[:h](\\d{2})|\\s*(?:uhr|h|heures))`,
);
const days = phrases.DAY_WORDS.map((day) => ({ ...day, words: word(day.words) }));
const commitment = word(phrases.COMMITMENTS.join('|'));
const fact = word(phrases.FACTS);
const noPromise = word(phrases.NO_PROMISE);
const wish = word(phrases.WISH);

/**
 * The first promise with a time in a message of staff or the assistant, in the languages of the console; null: none. Times
 * are the hotel's and count from `sentAt`. Linear: at most 40 sentences of 300 characters are read.
 */
export function promiseIn(text: string, sentAt: Date, timezone: string): PromiseFound | null {
  for (const sentence of sentencesOf(text)) {
    const plain = folded(sentence);
    if (sentence.endsWith('?') || noPromise.test(plain)) continue;
    const committed = plain.search(commitment);
    const wished = plain.search(wish);
    if (wished !== -1 && (committed === -1 || wished < committed)) continue;
    const isCommitment = committed !== -1;
    const minutes = minutesIn(plain);
    const isShort = plain.split(' ').length <= FEW_WORDS && !fact.test(plain);
    const due = minutes === null ? clockTimeIn(plain, sentAt, timezone) : later(sentAt, minutes);
    if (due && (isCommitment || (minutes !== null && isShort))) return { title: sentence.slice(0, 200), due_at: due };
  }
  return null;
}

const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS).toISOString();

/** Sentences end at a mark before a space, so "9.30" stays whole. */
function sentencesOf(text: string): string[] {
  return text
    .slice(0, MOST_SENTENCES * LONGEST_SENTENCE)
    .split(/(?<=[.!?\n])\s/)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => sentence.trim().slice(0, LONGEST_SENTENCE))
    .filter(Boolean);
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(phrases.GREETINGS, '')
    .replace(phrases.NO_TROUBLE, '')
    .trim();
}

function minutesIn(plain: string): number | null {
  if (halfHour.test(plain)) return 30;
  if (quarter.test(plain)) return 15;
  if (anHour.test(plain)) return 60;
  if (someMinutes.test(plain)) return 10;
  const found = span.exec(plain);
  if (!found) return null;
  const [, count = '', , hours] = found;
  const number = phrases.NUMBER_WORDS.get(count) ?? Number(count);
  return hours ? number * 60 : number;
}

/** A day, a time of the day, or both; without a day the next such time after the message, of 12 hours where none is said. */
function clockTimeIn(text: string, sentAt: Date, timezone: string): string | null {
  const plain = inDigits(text);
  const day = days.find(({ words }) => words.test(plain));
  const time = clock.exec(plain);
  const today = dayIn(timezone, sentAt.getTime());
  const at = (offset: number, hour: number, minute: string) =>
    wallInstant(addDays(today, offset), `${String(hour).padStart(2, '0')}:${minute}`, timezone);
  if (!time) return day ? at(day.days, day.until, '00') : null;
  const [hour, minute] = [Number(time[1] ?? time[4]), time[2] ?? time[5] ?? '00'];
  if (hour > 23 || Number(minute) > 59) return null;
  const half = time[3]?.[0] ?? (day?.isPm ? 'p' : null);
  const exact = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour;
  if (day?.days === 1) return at(1, exact, minute);
  const inEvening = half === null && exact < 12 ? [at(0, exact + 12, minute)] : [];
  const choices = [at(0, exact, minute), ...inEvening, at(1, exact, minute)];
  return choices.find((instant) => Date.parse(instant) > sentAt.getTime()) ?? null;
}

/** The first time of the day that is said in words ("half past eight") as one in digits. */
function inDigits(plain: string): string {
  if (noon.test(plain)) return plain.replace(noon, 'at 12:00 pm');
  for (const { words, minutes } of spoken) {
    const found = words.exec(plain);
    const said = found?.slice(1).find(Boolean);
    if (!found || !said) continue;
    const hour = hoursInWords.get(said) ?? Number(said);
    // Digits alone are read as they are, with the minutes behind them.
    if (hour < 1 || hour > 23 || (minutes === 0 && !hoursInWords.has(said))) continue;
    const at = hour * 60 + minutes;
    const time = `at ${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
    return `${plain.slice(0, found.index)}${time}${plain.slice(found.index + found[0].length)}`;
  }
  return plain;
}
