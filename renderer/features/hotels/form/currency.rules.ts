/** An amount that is a bare number gets the sign of the currency; everything else stays as typed. */
export function withCurrency(amount: string, sign: string): string {
  const typed = amount.trim();
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed) ? `${typed} ${sign}` : amount;
}
