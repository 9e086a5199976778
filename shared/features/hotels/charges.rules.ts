/** What is not offered or not levied, and what costs nothing; everything else is an amount. */
const chargeWords = ['none', 'free'] as const;

const longestCharge = 20;
const amount = /^(?:(?:\p{Sc}|\p{L}{2,3})\s?)?\d{1,7}(?:[.,]\d{1,2})?(?:\s?(?:\p{Sc}|\p{L}{2,3}|%))?$/u;
const currency = /[\p{Sc}\p{L}%]/u;

/** Whether a text is a charge that needs no translation: 'none', 'free', or a number with a currency or a percent sign. */
export function isCharge(text: string): boolean {
  if (chargeWords.some((word) => word === text)) return true;
  return text.length <= longestCharge && amount.test(text) && currency.test(text);
}
