import { isCharge } from '#shared/features/hotels/charges.rules.ts';
import { saysFree } from '#server/features/understanding/lexicon/aspects.rules.ts';
import { CURRENCY } from '#server/features/assistant/language/facts.words.ts';
import { pricesIn } from '../contradictions/amounts.rules.ts';
import { hoursIn } from '../contradictions/clock.rules.ts';
import { denialsIn } from '../contradictions/yes-no.rules.ts';

const DAY = 1440;
/** How a currency is written that the text names by a word. */
const SIGNS: Readonly<Record<string, string>> = {
  eur: '€',
  usd: '$',
  gbp: '£',
  chf: 'CHF',
  yen: '¥',
  cny: '¥',
  pln: 'zł',
  rub: '₽',
  try: '₺',
  kr: 'kr',
};
/** Prices for something else than what the fields name. */
const OTHER_UNITS = new Set(['hour', 'week', 'kwh', 'piece']);
/** An amount that is the least, the most or not exact is no price. */
const ABOUT_BEFORE =
  /(?<!\p{L})(?:from|starting at|up to|about|around|approx\.?|ab|bis|bis zu|ca\.?|circa|etwa|a partir de|a partire da|des|jusqu'a|environ|desde|hasta|unos|aproximadamente|da|fino a|ate|cerca de|vanaf|tot|ongeveer|od|do|okolo|от|до|около|من|حتى|حوالي|约|从|約|最大) ?$/u;
const ABOUT_AFTER = /^ ?(?:起|から|以上|程度|and up|or more|и выше)/u;
/** "R$", "HK$" and "25$ CAD": dollars of other countries. */
const OTHER_BEFORE = /\p{Script=Latin}$/u;
const OTHER_AFTER = /^ ?(?:aud|cad|nzd|hkd|sgd|twd|mxn|ars|clp|cop|brl)(?!\p{L})/u;
const CODE = /(?<!\p{L})(?:eur|chf|usd|gbp|jpy|cny|pln|rub|try|sek|nok|dkk|aed|sar)(?!\p{L})/u;
/** "15 to" and "between 15 and" before "20 €"; not a time before it. */
const AMOUNT = `(?<![:\\d])(?:${CURRENCY} ?)?\\d+(?:[.,]\\d{1,2})? ?(?:${CURRENCY} ?)?`;
const TO =
  "(?:[-–—~〜～/至到]|から|(?<!\\p{L})(?:to|up to|or|bis|oder|a|al|jusqu'a|ou|hasta|o|ate|tot|of|do|lub|до|или|ile|ila|veya|الي|الى|او)(?!\\p{L}))";
const RANGE_BEFORE = new RegExp(
  `(?:${AMOUNT}${TO}|(?<!\\p{L})(?:between|zwischen|entre|tra|fra|tussen|pomiedzy|miedzy|между|بين) ?${AMOUNT}(?:and|und|et|y|e|en|a|i|и|و)) ?$`,
  'u',
);
const RANGE_AFTER = new RegExp(`^ ?${TO} ?(?:${CURRENCY} ?)?\\d+(?![\\d:])`, 'u');
/** "15.05." and "01/05/2026". */
const DATE =
  /(?<![\d.])\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?= ?(?:[-–—]|bis|al|au|to|do|по|до|\d{2}))|(?<!\d)\d{1,2}\/(?:0[1-9]|1[0-2])(?!\d)/u;

/**
 * @property from, until, at `HH:MM`, null where not said; `at`: a time that neither begins nor ends it
 * @property several whether the text names other times beside them, or may mean others
 */
export type StatedHours = { from: string | null; until: string | null; at: string | null; several: boolean };

/** The span of time that a folded text states. */
export function statedHours(folded: string): StatedHours {
  const found = hoursIn(folded).map(({ hours, told, guessed }) => ({ ...hours, told, guessed }));
  const [from, until, at] = (['from', 'until', 'at'] as const).map((end) => [
    ...new Set(found.flatMap((hours) => hours[end]?.[0] ?? [])),
  ]);
  const isAfter = found.some((hours) => hours.told === 'after' && hours.from);
  const isGuessed = found.some((hours) => hours.guessed);
  return {
    from: clockOf(from![0]),
    until: clockOf(until![0]),
    at: clockOf(at![0]),
    several: isAfter || isGuessed || [from, until, at].some((times) => times!.length > 1) || DATE.test(folded),
  };
}

const clockOf = (minutes: number | undefined): string | null =>
  minutes === undefined
    ? null
    : `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The only charge that a folded text states, as the profile stores it; null where it states none, several, or one that is
 * for something else.
 * @param percent whether a share is a charge; @param denied whether it may stand beside a "not" ("not included, 19 €")
 */
export function statedCharge(
  folded: string,
  { percent, denied }: { percent: boolean; denied: boolean },
): string | null {
  const all = pricesIn(folded);
  const prices = all.filter(({ keys }) => keys[0] !== 'free');
  const isFree = saysFree(withoutNumbers(blanked(folded, prices)));
  const isDenied = denialsIn(folded).length > 0;
  const [price, ...others] = prices;
  if (!price) return isFree && !isDenied ? 'free' : null;
  const key = price.keys[0] ?? '';
  if (isDenied && !denied) return null;
  if (others.some(({ keys }) => keys[0] !== key) || (isFree && !isDenied)) return null;
  if (key.startsWith('%') && !percent) return null;
  if (OTHER_UNITS.has(price.unit ?? '') || isAbout(folded, price)) return null;
  if (isOtherCurrency(folded, price) || rangeOf(folded, price)) return null;
  const charge = writtenCharge(folded.slice(price.start, price.end), key);
  return isCharge(charge) ? charge : null;
}

/** Whether a folded text names numbers beside its prices. */
export const namesNumbers = (folded: string): boolean => /\d/.test(blanked(folded, pricesIn(folded)));

const LONGEST_RANGE = 40;
type Place = { start: number; end: number };

const isAbout = (folded: string, { start, end }: Place): boolean =>
  ABOUT_BEFORE.test(folded.slice(Math.max(0, start - 24), start)) || ABOUT_AFTER.test(folded.slice(end, end + 12));

const isOtherCurrency = (folded: string, { start, end }: Place): boolean =>
  OTHER_BEFORE.test(folded.slice(0, start).slice(-1)) || OTHER_AFTER.test(folded.slice(end, end + 8));

/** The whole range that an amount begins or ends; null where it stands alone. */
function rangeOf(folded: string, { start, end }: Place): Place | null {
  const before = RANGE_BEFORE.exec(folded.slice(Math.max(0, start - LONGEST_RANGE), start))?.[0].length ?? 0;
  const after = RANGE_AFTER.exec(folded.slice(end, end + LONGEST_RANGE))?.[0].length ?? 0;
  return before + after > 0 ? { start: start - before, end: end + after } : null;
}

/** A folded text without its prices: "from 15 to 20 dollars" are no hours. */
export const withoutPrices = (folded: string): string =>
  blanked(
    folded,
    pricesIn(folded).map((price) => rangeOf(folded, price) ?? price),
  );

function blanked(folded: string, places: readonly Place[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    rest += `${folded.slice(at, start)} `;
    at = end;
  }
  return rest + folded.slice(at);
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, ' ');

/** "12 euro" → "12 €", "2,000 円" → "2000 ¥"; other amounts stay as they are written. */
function writtenCharge(written: string, key: string): string {
  const [amount = ''] = /\d[\d.,' ]*(?<=\d)/.exec(written) ?? [];
  const isGrouped = /[.,' ]\d{3}(?!\d)/.test(amount);
  if (/[\p{Sc}%]/u.test(written) && !isGrouped) return written;
  const [, value = '', currency = ''] = key.split(':');
  const code = CODE.exec(written)?.[0].toUpperCase();
  const sign = code ?? SIGNS[currency];
  return sign ? `${isGrouped ? value : amount} ${sign}` : written;
}
