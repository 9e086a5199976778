import type { PlainCode } from '#shared/reasons/reasons.ts';

/**
 * Parser for amounts typed by a person or read from a file: form fields and the import parse the same text in the same
 * way. A single mark followed by three digits (`1,234`) is the only ambiguous case.
 */
export type DecimalMark = ',' | '.';
export type AmountProblem = 'not_a_number' | 'negative' | 'too_many_decimals' | 'too_large' | 'ambiguous';
export type ReadAmount = { amount: number; text: string } | { problem: AmountProblem };

/** Maximum amount: numeric(12, 2) without cents. */
export const largestAmount = 9_999_999_999;

/** The reason of an amount's problem. */
export const amountProblems: Record<AmountProblem, PlainCode> = {
  not_a_number: 'amount_not_a_number',
  negative: 'amount_negative',
  too_many_decimals: 'amount_decimals',
  too_large: 'amount_too_large',
  ambiguous: 'amount_ambiguous',
};

const longestText = 40;
/** Digits before the decimal mark, with or without groups. India groups by two above the thousands: 12,34,567. */
const wholePart: Record<DecimalMark, RegExp> = {
  ',': /^(\d+|\d{1,3}([ .]\d{3})+)$/,
  '.': /^(\d+|\d{1,3}([ ,]\d{3})+|\d{1,2}(,\d{2})+,\d{3})$/,
};

/** The decimal mark of a locale (`en-GB`, `de`). */
export function decimalMarkOf(locale: string): DecimalMark {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

/**
 * Reads `444,50`, `1.234,50`, `1,234.50`, `1 234,50`, `1'234.50`, `$ 1,234`, `120 CHF`. `mark` settles `1,234`: the decimal
 * mark of the user's locale or of the file's column, null if neither is known. `decimals`: maximum digits after it.
 * `text` is the amount as a decimal string with a point.
 */
export function readAmount(typed: string, mark: DecimalMark | null, decimals = 2): ReadAmount {
  const bare = bareNumber(typed);
  if ('problem' in bare) return bare;
  const { digits } = bare;
  const used = decimalMarkIn(digits) ?? mark;
  if (used === null) return { problem: 'ambiguous' };
  const at = digits.lastIndexOf(used);
  const whole = at < 0 ? digits : digits.slice(0, at) || '0';
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  if (!wholePart[used].test(whole) || !(at < 0 ? /^$/ : /^\d+$/).test(fraction)) return { problem: 'not_a_number' };
  if (fraction.length > decimals) return { problem: 'too_many_decimals' };
  const text = `${whole.replace(/\D/g, '')}${fraction && `.${fraction}`}`;
  const amount = Number(text);
  return amount > largestAmount ? { problem: 'too_large' } : { amount, text };
}

/** The decimal mark derived from a column's amounts; `ambiguous` if an amount needs it and no amount determines it. */
export function columnMark(values: string[]): DecimalMark | 'ambiguous' | null {
  const proven = new Set<DecimalMark>();
  let needed = false;
  for (const value of values) {
    const bare = bareNumber(value);
    if ('problem' in bare || !/[.,]/.test(bare.digits)) continue;
    const mark = decimalMarkIn(bare.digits);
    if (mark) proven.add(mark);
    else needed = true;
  }
  if (proven.size === 1) return [...proven][0]!;
  return needed ? 'ambiguous' : null;
}

/**
 * The decimal mark derived from the digits of one amount; null for one mark followed by three digits, as in `1,234`.
 */
function decimalMarkIn(digits: string): DecimalMark | null {
  const marks = (digits.match(/[.,]/g) ?? []) as DecimalMark[];
  const last = marks.at(-1);
  if (!last) return '.';
  // A repeated mark is a thousands separator.
  if (marks.length > 1) return new Set(marks).size === 2 ? last : last === ',' ? '.' : ',';
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? null : last;
}

const currency = /^(?:\p{Sc}|[A-Za-z]{1,3}\.?(?=[-\s\d\p{Sc}]))+|(?:\p{Sc}|(?<=[\s\d])[A-Za-z]{1,3}\.?)$/gu;

/**
 * Reduces an amount to digits, marks and single spaces: removes currency signs and codes; an apostrophe becomes a
 * space.
 */
function bareNumber(typed: string): { digits: string } | { problem: AmountProblem } {
  const text = typed.trim();
  if (text.length > longestText || !/\d/.test(text)) return { problem: 'not_a_number' };
  const bare = text
    .replace(currency, '')
    .trim()
    // 120,- is 120.
    .replace(/[.,][-–—]{1,2}$/, '');
  if (/^\(.*\)$|^[-−–]|[-−–]$/.test(bare)) return { problem: 'negative' };
  const digits = bare.replace(/[\s'’]/g, ' ');
  return /^[\d., ]+$/.test(digits) ? { digits } : { problem: 'not_a_number' };
}
