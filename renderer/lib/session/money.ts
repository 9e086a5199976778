import { currencyDefault } from '#shared/features/hotels/hotels.values.ts';
import { moneyWords } from '#renderer/lib/prices.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useHotel } from './session.ts';

/** The currency of the hotel's own amounts (ISO 4217). */
export const useHotelCurrency = (): string => useHotel()?.currency ?? currencyDefault;

/** Writes amounts of the hotel in its currency, as the reader writes numbers. */
export function useMoneyWords(): (amount: number) => string {
  const { i18n } = useTranslation();
  const currency = useHotelCurrency();
  return (amount) => moneyWords(amount, currency, i18n.language);
}
