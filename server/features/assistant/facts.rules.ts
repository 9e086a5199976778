import { AFTERNOON, AFTERNOON_BEFORE, CURRENCIES, CURRENCY, FREE, HOUR_UNIT, INCLUDED, MARKER, MONTH_NAMES, MONTHS, NUMBER_WORDS } from './facts.words.ts';
import { foldText } from './plain-text.rules.ts';

export type FactKind = 'address' | 'date' | 'price' | 'time' | 'phone' | 'code' | 'number';
/** @property keys any one of which, found in a source, supports the fact. */
export type Fact = { kind: FactKind; label: string; keys: string[] };

type Reader = (text: string, found: (fact: Fact) => void) => string;

/**
 * Every number, time, price, date, phone, code and address of a text, in whichever way it is written: `3 PM`, `15:00`,
 * `15 Uhr` and `15時` are one time (assistant.md, step 6).
 */
export function factsOf(text: string): Fact[] {
  const facts: Fact[] = [];
  const found = (fact: Fact): void => void facts.push(fact);
  let rest = ` ${plainDigits(text.replace(/^\s*\d{1,2}[.)]\s/gm, ' '))} `;
  for (const read of [addresses, secrets, dates, prices, times, phones, codes, numbers]) rest = read(rest, found);
  return facts;
}

/** What a source supports. */
export type Support = { keys: ReadonlySet<string>; phones: readonly string[]; text: string };

export function supportOf(texts: readonly string[]): Support {
  const facts = texts.flatMap(factsOf);
  const keys = new Set(facts.flatMap((fact) => fact.keys));
  for (const { kind, keys: own } of facts) if (kind === 'time') for (const key of own) hoursOf(key).forEach((hour) => keys.add(hour));
  const text = texts.map(plainDigits).join('\n');
  if (FREE.test(text) || INCLUDED.test(text)) keys.add('free');
  return { keys, phones: facts.filter((fact) => fact.kind === 'phone').flatMap((fact) => fact.keys.map((key) => key.slice(2))), text };
}

export function isSupported(fact: Fact, { keys, phones, text }: Support): boolean {
  if (fact.keys.some((key) => keys.has(key))) return true;
  const [key = ''] = fact.keys;
  if (fact.kind === 'phone') return phones.some((known) => sameNumber(known, key.slice(2)));
  return key.startsWith('s:') && text.includes(key.slice(2));
}

/** With or without the country's code. */
const sameNumber = (a: string, b: string): boolean => Math.min(a.length, b.length) >= 7 && (a.endsWith(b.replace(/^0+/, '')) || b.endsWith(a.replace(/^0+/, '')));

function hoursOf(key: string): string[] {
  const hour = Math.floor(Number(key.slice(2)) / 60);
  return [`h:${hour}`, `h:${hour % 12 || 12}`];
}

const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_NUMBER = /[〇零一二两三四五六七八九十百]+(?=\s*(?:点|點|时|時|月|日|号|元|円|分|块|欧元|美元|%|折|割))/g;

function plainDigits(text: string): string {
  const folded = foldText(text).replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace(HAN_NUMBER, hanNumber);
  return folded.replace(/[\p{L}-]+(?=\s+(?:per ?cent|%|euros?|dollars?|pounds?|francs?|yen|zlot|dolar|libras|o.clock|uhr|heures?|uur|[ap]\.?m\.?(?!\p{L})))/gu, (word) => NUMBER_WORDS.get(word.split('-').at(-1) ?? word) ?? word);
}

function hanNumber(han: string): string {
  let total = 0;
  let digit = 0;
  for (const sign of han.replaceAll('零', '〇').replaceAll('两', '二')) {
    if (sign === '十' || sign === '百') {
      total += (digit || 1) * (sign === '十' ? 10 : 100);
      digit = 0;
    } else digit = HAN_DIGITS.indexOf(sign);
  }
  return String(total + digit);
}

const addresses: Reader = (text, found) =>
  text.replace(/https?:\/\/[^\s<>"')\]]+|www\.[^\s<>"')\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|io|co|example|hotel|travel|de|fr|es|it|pt|nl|pl|ru|eu|uk|us|ch|at|jp|cn|me|ly|link|site|top|xyz)(?![\w-])(?:\/[^\s<>"')\]]*)?/gi, (match) => {
    found({ kind: 'address', label: match, keys: [`u:${match.replace(/^https?:\/\//, '').replace(/^www\./, '').replace(/[.,;:!?…/]+$/, '')}`] });
    return ' ';
  });

const SECRET = /(?:password|passcode|passwort|kennwort|contrasena|mot de passe|senha|wachtwoord|haslo|пароль|sifre|كلمه المرور|كلمه السر|密码|パスワード|door code|pin)\s*(?:is|are|ist|es|est|e|to|это|هي|是|为|は|:|：|=|-|“|"|«|')+\s*[“"«'`*]?([\p{L}\p{N}][^\s,;”"»'`*。、]{2,})/giu;
/** What is named as a password is quoted letter by letter, digits or not. */
const secrets: Reader = (text, found) => {
  for (const [, secret = ''] of text.matchAll(SECRET)) {
    const bare = secret.replace(/[.!?]+$/, '');
    if (!/^(?:available|provided|printed|written|shown|given|located|on|in|at|your|the|our|your)$/.test(bare)) found({ kind: 'code', label: bare, keys: [`s:${bare}`] });
  }
  return text;
};

const two = (value: number): string => String(value).padStart(2, '0');
const day = (month: number, date: number): string => `d:${two(month)}-${two(date)}`;

const dates: Reader = (text, found) => {
  const iso = text.replace(/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, (match, year: string, month: string, date: string) => {
    found({ kind: 'date', label: match, keys: [day(Number(month), Number(date)), `n:${year}`] });
    return ' ';
  });
  const cjk = iso.replace(/(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]/g, (match, month: string, date: string) => keep(found, match, day(Number(month), Number(date))));
  const named = cjk.replace(/(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s*(?:of |de |di |d.)?(\p{L}{3,})(?:,?\s+(?:de\s+)?20\d{2})?/gu, (match, date: string, name: string) => namedDate(found, match, name, date));
  const american = named.replace(/(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,?\s+20\d{2})?/gu, (match, name: string, date: string) => namedDate(found, match, name, date));
  return american.replace(/(?<![\d.,])(\d{1,2})([/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\d])/g, (match, a: string, separator: string, b: string, year?: string) => {
    if (separator === '.' && !year && !/\.\s*$/.test(match)) return match;
    const [first, second] = [Number(a), Number(b)];
    if (first > 31 || second > 31 || (first > 12 && second > 12)) return match;
    found({ kind: 'date', label: match, keys: [...(second <= 12 ? [day(second, first)] : []), ...(first <= 12 ? [day(first, second)] : [])] });
    return ' ';
  });
};

function keep(found: (fact: Fact) => void, label: string, key: string): string {
  found({ kind: 'date', label, keys: [key] });
  return ' ';
}

function namedDate(found: (fact: Fact) => void, match: string, name: string, date: string): string {
  if (!MONTH_NAMES.has(name) || Number(date) < 1 || Number(date) > 31) return match;
  const month = MONTHS.findIndex((names) => names.some((each) => name.startsWith(each)));
  return month < 0 ? match : keep(found, match.trim(), day(month + 1, Number(date)));
}

const AMOUNT = '\\d+(?:[ .,\u00A0\u202F\']\\d{3})*(?:[.,]\\d{1,2})?';
const PRICE = new RegExp(`(${CURRENCY})\\s*(${AMOUNT})(?!\\d)|(?<![\\d])(${AMOUNT})\\s*(${CURRENCY})`, 'giu');
const PERCENT = /(\d+(?:[.,]\d+)?)\s*(?:%|per ?cent|prozent|por ciento|pour cent|per cento|por cento|procent|процент\p{L}*|بالمئه|折|割)/giu;

const prices: Reader = (text, found) => {
  const free = FREE.exec(text);
  if (free) found({ kind: 'price', label: free[0].trim(), keys: ['free'] });
  const unpriced = text.replace(PRICE, (match, before: string, amount: string, other: string, after: string) => {
    const money = amountOf(amount ?? other ?? '');
    found({ kind: 'price', label: match.trim(), keys: [`m:${money}:${currencyOf(before ?? after ?? '')}`] });
    return ' ';
  });
  return unpriced.replace(PERCENT, (match, value: string) => {
    found({ kind: 'price', label: match.trim(), keys: [`%:${amountOf(value)}`] });
    return ' ';
  });
};

const currencyOf = (sign: string): string => CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? sign;

/** `1,234.50`, `1.234,50` and `1 234.5` are one amount: the last separator counts as decimal before one or two digits. */
function amountOf(text: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/\D/g, '');
  return Number(`${whole}.${decimal?.[1] ?? '0'}`);
}

const TIME = new RegExp(`(?<![\\d:])(\\d{1,2})(?:\\s*([:.h時时点點])\\s*(\\d{2})(?!\\d)(?:分)?)?\\s*(?:(${HOUR_UNIT})\\s*)?(${MARKER})?`, 'giu');
const RANGE_START = new RegExp(`(?<![\\d:])(\\d{1,2})(?=\\s*(?:-|–|to|bis|a|e|until)\\s*\\d{1,2}(?:[:.]\\d{2})?\\s*(${MARKER}))`, 'giu');

const times: Reader = (text, found) => {
  for (const [match, hour = '', marker = ''] of text.matchAll(RANGE_START)) if (Number(hour) <= 12) found({ kind: 'time', label: match, keys: [minuteKey(Number(hour), 0, marker, ''), `h:${Number(hour)}`] });
  const ranged = text.replace(RANGE_START, ' ');
  return ranged.replace(TIME, (match, hour: string, separator: string | undefined, minutes: string | undefined, unit: string | undefined, marker: string | undefined, at: number) => {
    const clock = separator && separator !== '.';
    if ((!clock && !unit && !marker && separator !== '.') || Number(hour) > 24 || Number(minutes ?? 0) > 59) return match;
    const keys = [minuteKey(Number(hour), Number(minutes ?? 0), marker ?? '', ranged.slice(Math.max(0, at - 16), at))];
    // "7.30" may be a time or an amount: either supports it.
    if (separator === '.' && !unit && !marker) keys.push(`n:${amountOf(`${hour}.${minutes}`)}`);
    found({ kind: 'time', label: match.trim(), keys });
    return ' ';
  });
};

function minuteKey(hour: number, minutes: number, marker: string, before: string): string {
  const afternoon = AFTERNOON.test(marker) || AFTERNOON_BEFORE.test(before);
  const morning = marker !== '' && !afternoon;
  const hours = afternoon && hour < 12 ? hour + 12 : morning && hour === 12 ? 0 : hour;
  return `t:${(hours % 24) * 60 + minutes}`;
}

const phones: Reader = (text, found) =>
  text.replace(/(?<![\p{L}\d])(?:\+|00)?\(?\d[\d\s().\-/]{5,}\d/gu, (match) => {
    const digits = match.replace(/\D/g, '').replace(/^00/, '');
    if (digits.length < 7 || digits.length > 16) return match;
    found({ kind: 'phone', label: match.trim(), keys: [`p:${digits}`] });
    return ' ';
  });

const codes: Reader = (text, found) =>
  text.replace(/(?<![\p{L}\d])(?=[\p{L}\d_-]*\d)(?=[\p{L}\d_-]*\p{Script=Latin})[\p{Script=Latin}\d][\p{Script=Latin}\d_-]{2,}[#*]?/gu, (match) => {
    if (/^\d+-?(?:st|nd|rd|th|h|er|eme|min|mins|km|kms|kg|cm|mm|m2|gb|mb|mbps|hours?|minutes?|stars?|nights?|day|days|person|people)$/.test(match)) return match;
    found({ kind: 'code', label: match, keys: [`c:${match.replace(/[#*]$/, '')}`] });
    return ' ';
  });

const HOUR_BEFORE = /(?:\b(?:at|from|until|till|to|by|between|and|before|after|las|hasta|desde|y|as|ate|das|alle|dalle|fino|le|um|ab|bis|von|vor|nach|und|a|de|et|om|tot|vanaf|van|o|od|do|kl|saat)|[-–~〜]|(?:в|с|до|от|после)|الساعه|من|الي)\s*$/u;

const numbers: Reader = (text, found) =>
  text.replace(/\d+(?:[.,]\d+)*/g, (match, at: number) => {
    const value = amountOf(match);
    const asHour = value <= 24 && (HOUR_BEFORE.test(text.slice(Math.max(0, at - 12), at)) || /^\s*[-–~]/.test(text.slice(at + match.length)));
    found({ kind: 'number', label: match, keys: [`n:${value}`, ...(asHour ? [`h:${value}`] : [])] });
    return ' ';
  });
