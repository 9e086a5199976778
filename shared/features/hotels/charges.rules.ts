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
