import {
  AFTERNOON,
  AFTERNOON_BEFORE,
  CURRENCIES,
  CURRENCY,
  MARKER,
  MONTH_NAMES,
  MONTHS,
} from '#server/features/assistant/language/facts.words.ts';
import { factsOf } from '#server/features/assistant/checking/facts.rules.ts';
import { flatText } from './flat-text.rules.ts';
import { numberWords } from '#server/features/assistant/language/number.words.ts';

export type LockKind = 'link' | 'phone' | 'date' | 'time' | 'amount' | 'share' | 'code' | 'name' | 'number';
/** A fact that no translator changes. `text`: as it was written; `shown`: as the translation has it. */
export type Lock = { kind: LockKind; text: string; shown: string };
/** A text with `⟦1⟧`, `⟦2⟧` … in the places of its locks. */
export type Masked = { text: string; locks: Lock[] };
/** @property names of people, rooms and the hotel */
export type LockContext = { from: string | null; to: string; names: readonly string[] };

type Span = { start: number; end: number; kind: LockKind; shown?: string };
type Found = (match: RegExpMatchArray, at: number) => Omit<Span, 'start' | 'end'> | null;

export const markOf = (index: number): string => `⟦${index + 1}⟧`;
export const MARK = /⟦(\d+)⟧/g;

/** What is not read again: a private character for each of the text's. */
const TAKEN = '\uE000';

const LINK =
  /https?:\/\/[^\s<>"')\]]+|www\.[^\s<>"')\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|io|co|example|hotel|travel|de|fr|es|it|pt|nl|pl|ru|eu|uk|us|ch|at|jp|cn|me|ly|link|site|top|xyz)(?![\w-])(?:\/[^\s<>"')\]]*)?/gi;
const NUMERIC_DATE =
  /(?<![\d.,])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([/.])\d{1,2}\1(?:\d{4}|\d{2})?|\d{1,2}\/\d{1,2}|(?<=^|[^\d])\d{1,2}月\s?\d{1,2}[日号])(?!\d)/g;
const DAY_FIRST =
  /(?<![\d:])(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s(?:of |de |di )?(\p{L}{3,})(?:,?\s(?:de\s)?(20\d{2}))?/gu;
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,?\s(20\d{2}))?/gu;
const AMOUNT = "\\d+(?:[ .,\u00A0\u202F']\\d{3})*(?:[.,]\\d{1,2})?";
const PRICE = new RegExp(`(${CURRENCY}|zł)\\s?(${AMOUNT})(?!\\d)|(?<!\\d)(${AMOUNT})\\s?(${CURRENCY}|zł)`, 'giu');
const SHARE = /(?<!\d)(\d+(?:[.,]\d+)?)\s?(?:%|per ?cent|prozent|por ciento|pour cent|per cento|por cento|procent)/giu;
/** Hours that are written in a way which other languages do not have. */
const TIME = new RegExp(
  `(?<![\\d:])(\\d{1,2})(?:([:.h時时点點])(\\d{2})(?!\\d)(?:分)?)?(?:\\s?(uhr|o.clock|點|点|時(?!間)|时)(?!\\p{L}))?(?:\\s?(${MARKER}))?`,
  'giu',
);
const MORNING_BEFORE = /(?:上午|早上|凌晨|午前|朝) ?$/u;
const PHONE = /(?<![\p{L}\d])(?:\+|00)?\(?\d[\d ().\-/]{5,}\d/gu;
const CODE =
  /(?<![\p{L}\d_-])(?=[\p{L}\d_-]*\d)(?=[\p{L}\d_-]*\p{Script=Latin})[\p{Script=Latin}\d][\p{Script=Latin}\d_-]+[#*]?|(?<![\p{L}\d])\d{2,}[#*]+|(?<![\p{L}\d])[#*]+\d{2,}[#*]*/gu;
const COUNTED =
  /^\d+-?(?:st|nd|rd|th|h|h\d\d|er|eme|e|min|mins|km|kms|kg|cm|mm|m2|gb|mb|mbps|hours?|minutes?|stars?|nights?|day|days|person|people)$/;
/** Names of networks and buttons: capitals inside a word, or an underscore. */
const MIXED =
  /(?<![\p{L}\d_-])(?:[\p{L}-]*\p{Ll}\p{Lu}[\p{L}-]*|[\p{L}-]+_[\p{L}_-]+|\p{Lu}{2,}-\p{Lu}{2,}[\p{Lu}-]*)(?![\p{L}\d_])/gu;
/** Italian writes "Le" with a capital at the end of a verb: "proporLe". */
const COURTEOUS = /^\p{L}*\p{Ll}(?:Le|La|Lei|Vi|Gliel[aeo])$/u;
const NUMBER = /\p{N}+(?:[.,'’]\p{N}+)*/gu;
const BRACKET = /[⟦⟧]+/gu;

/** Finds facts in a text and puts marks in their places, in the text's order. */
export function lockFacts(text: string, { from, to, names }: LockContext): Masked {
  const spans: Span[] = [];
  const original = text.normalize('NFC');
  let flat = flatText(original);
  const take = (pattern: RegExp, found: Found, source = flat): void => {
    for (const match of source.matchAll(pattern)) {
      const kept = found(match, match.index);
      const end = match.index + match[0].replace(kept?.kind === 'link' ? /[\s.,;:!?…]+$/ : /\s+$/, '').length;
      if (!kept || flat.slice(match.index, end).includes(TAKEN)) continue;
      spans.push({ start: match.index, end, ...kept });
      flat = flat.slice(0, match.index) + TAKEN.repeat(end - match.index) + flat.slice(end);
    }
  };
  const as = (kind: LockKind) => () => ({ kind });
  take(LINK, as('link'), original);
  take(BRACKET, as('name'));
  takeNames(names, take, original);
  takeSecrets(original, take);
  take(MIXED, ([word]) => (COURTEOUS.test(word) ? null : { kind: 'code' }), original);
  take(NUMERIC_DATE, as('date'));
  take(DAY_FIRST, ([, day = '', month = '', year]) => dateOf(day, month, year, to));
  if (from === 'en') take(MONTH_FIRST, ([, month = '', day = '', year]) => dateOf(day, month, year, to));
  take(PRICE, priceOf);
  take(SHARE, ([, value]) => ({ kind: 'share', shown: `${value} %` }));
  take(TIME, (match, at) => timeOf(match, flat.slice(Math.max(0, at - 16), at)));
  take(PHONE, ([match]) => (digitsIn(match) >= 7 && digitsIn(match) <= 16 ? { kind: 'phone' } : null));
  take(CODE, ([match]) => (COUNTED.test(match) ? null : { kind: 'code' }));
  take(NUMBER, as('number'));
  take(/(?<![\p{L}\p{M}-])\p{L}+(?:-\p{L}+)?(?![\p{L}\p{M}-])/gu, ([word]) => numberOf(word, from));
  return masked(original, widened(spans, original));
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

function takeNames(
  names: readonly string[],
  take: (pattern: RegExp, found: Found, source?: string) => void,
  original: string,
): void {
  const known = [...new Set(names.map((name) => name.normalize('NFC').trim()))].filter((name) => name.length > 1);
  const present = known.filter((name) => original.includes(name)).toSorted((a, b) => b.length - a.length);
  for (const name of present) {
    const pattern = `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
    take(new RegExp(pattern, 'gu'), () => ({ kind: 'name' }), original);
  }
}

/** What follows a word for "password" or "code", with or without digits. */
function takeSecrets(original: string, take: (pattern: RegExp, found: Found, source?: string) => void): void {
  const secrets = factsOf(original).flatMap(({ keys: [key = ''] }) => (key.startsWith('s:') ? [key.slice(2)] : []));
  if (secrets.length === 0) return;
  const wanted = new Set(secrets);
  take(/[^\s,;”"»'`*。、“«]{2,}[^\s,;”"»'`*。、“«.!?]/gu, ([word]) => (wanted.has(word) ? { kind: 'code' } : null));
}

function dateOf(day: string, name: string, year: string | undefined, to: string): Omit<Span, 'start' | 'end'> | null {
  if (!MONTH_NAMES.has(name) || Number(day) < 1 || Number(day) > 31) return null;
  const month = MONTHS.findIndex((names) => names.some((each) => name.startsWith(each)));
  if (month < 0) return null;
  const date = new Date(Date.UTC(Number(year ?? 2024), month, Number(day)));
  if (date.getUTCMonth() !== month) return null;
  const locale = to === 'en' ? 'en-GB' : `${to}-u-nu-latn-ca-gregory`;
  const shown = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(year ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(date);
  return { kind: 'date', shown };
}

const SIGNS: Record<string, string> = {
  eur: '€',
  usd: 'US$',
  gbp: '£',
  chf: 'CHF',
  yen: 'JPY',
  cny: 'CNY',
  pln: 'PLN',
  rub: '₽',
  try: '₺',
};

/** A currency that is written as a word is shown as its sign. */
function priceOf([, before, one, other, after]: RegExpMatchArray): Omit<Span, 'start' | 'end'> {
  const currency = before ?? after ?? '';
  const sign = SIGNS[CURRENCIES.find(([pattern]) => pattern.test(currency))?.[1] ?? ''];
  if (!sign || !/\p{L}/u.test(currency) || /^[a-z]{3}$/.test(currency)) return { kind: 'amount' };
  return { kind: 'amount', shown: `${one ?? other} ${sign}` };
}

function timeOf(match: RegExpMatchArray, before: string): Omit<Span, 'start' | 'end'> | null {
  const [, hour = '', separator, minutes, unit, marker] = match;
  if (Number(hour) > 24 || Number(minutes ?? 0) > 59) return null;
  const day = AFTERNOON_BEFORE.test(before) || MORNING_BEFORE.test(before);
  if (!unit && !marker && !(day && separator)) return separator && separator !== '.' ? { kind: 'time' } : null;
  const afternoon = AFTERNOON.test(marker ?? '') || AFTERNOON_BEFORE.test(before);
  const morning = (marker !== undefined && !afternoon) || MORNING_BEFORE.test(before);
  const hours = afternoon && Number(hour) < 12 ? Number(hour) + 12 : morning && Number(hour) === 12 ? 0 : Number(hour);
  return { kind: 'time', shown: `${hours}:${minutes ?? '00'}` };
}

function numberOf(word: string, from: string | null): Omit<Span, 'start' | 'end'> | null {
  const value = from ? numberWords(from)?.sure.get(word) : undefined;
  return value === undefined ? null : { kind: 'number', shown: String(value) };
}

/** A part of the day before a time belongs to it: "下午3点". */
function widened(spans: Span[], original: string): Span[] {
  return spans.map((span) => {
    if (span.kind !== 'time' || span.shown === undefined) return span;
    const before = original.slice(Math.max(0, span.start - 6), span.start);
    const part = /(?:上午|早上|凌晨|午前|朝|下午|晚上|傍晚|夜晚|午後|夜|夕方) ?$/u.exec(before);
    return part ? { ...span, start: span.start - part[0].length } : span;
  });
}

function masked(original: string, spans: Span[]): Masked {
  const locks: Lock[] = [];
  let text = '';
  let at = 0;
  for (const { start, end, kind, shown } of spans.toSorted((a, b) => a.start - b.start)) {
    const written = original.slice(start, end);
    text += original.slice(at, start) + markOf(locks.length);
    locks.push({ kind, text: written, shown: shown ?? written });
    at = end;
  }
  return { text: text + original.slice(at), locks };
}

/** The facts back in their places. */
export const unlocked = (text: string, locks: readonly Lock[]): string =>
  text.replace(MARK, (mark, number: string) => locks[Number(number) - 1]?.shown ?? mark);

/** Addresses, numbers to call and codes with blanks around them where the language writes none: they are tapped or copied. */
export const spaced = (text: string, locks: readonly Lock[]): string =>
  text.replace(
    /(\p{Lo})?⟦(\d+)⟧(?=(\p{Lo})?)/gu,
    (mark, before: string | undefined, number: string, after?: string) => {
      if (!COPIED.has(locks[Number(number) - 1]?.kind ?? '')) return mark;
      return `${before ? `${before} ` : ''}${markOf(Number(number) - 1)}${after ? ' ' : ''}`;
    },
  );
const COPIED: ReadonlySet<string> = new Set(['link', 'phone', 'code']);
