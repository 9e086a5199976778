/** What is not offered or not levied, and what costs nothing; everything else is an amount. */
const chargeWords = ['none', 'free'] as const;

const longestCharge = 20;
/** In percent. */
const most = 100;
const amount = /^(?:(?:\p{Sc}|\p{L}{2,3})\s?)?\d{1,7}(?:[.,]\d{1,2})?(?:\s?(?:\p{Sc}|\p{L}{2,3}|%))?$/u;
const currency = /[\p{Sc}\p{L}%]/u;

/** Whether a text is a charge that needs no translation: 'none', 'free', or an amount with a currency or at most 100 %. */
export function isCharge(text: string): boolean {
  if (chargeWords.some((word) => word === text)) return true;
  if (text.length > longestCharge || !amount.test(text) || !currency.test(text)) return false;
  const value = Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.'));
  return value > 0 && (value <= most || !text.includes('%'));
}

/** Signs and names of currencies that have one code. */
const codes: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', ZŁ: 'PLN', '₽': 'RUB', '₺': 'TRY' };

/** Whether two charges are the same amount of the same currency: `18 €`, `€18` and `18,00 EUR`. */
export const isSameCharge = (one: string, other: string): boolean => one === other || plain(one) === plain(other);

function plain(charge: string): string {
  if (!isCharge(charge)) return charge;
  const value = /\d+(?:[.,]\d+)?/.exec(charge)?.[0] ?? '';
  const sign = charge.replace(value, '').trim().toUpperCase();
  return value ? `${Number(value.replace(',', '.'))} ${codes[sign] ?? sign}` : charge;
}
