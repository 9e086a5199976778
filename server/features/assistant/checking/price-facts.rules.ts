import type { Reader } from './facts.types.ts';
import { CURRENCIES, CURRENCY, FREE } from '../language/facts.words.ts';

const AMOUNT = "\\d+(?:[ .,\u00A0\u202F']\\d{3})*(?:[.,]\\d{1,2})?";
export const PRICE = new RegExp(`(${CURRENCY})\\s*(${AMOUNT})(?!\\d)|(?<![\\d])(${AMOUNT})\\s*(${CURRENCY})`, 'giu');
const PERCENT =
  /(?<!\d)(\d+(?:[.,]\d+)?)\s*(?:%|per ?cent|prozent|por ciento|pour cent|per cento|por cento|procent|процент\p{L}*|بالمئه|折|割)/giu;

export const prices: Reader = (text, found) => {
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

/** `1,234.50`, `1.234,50` and `1 234.5` are the same amount: the last separator is decimal before one or two digits. */
export function amountOf(text: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/\D/g, '');
  return Number(`${whole}.${decimal?.[1] ?? '0'}`);
}
