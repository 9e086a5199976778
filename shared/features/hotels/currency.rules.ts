import { countryOfAddress } from './country.rules.ts';
import { usualIn } from './country.values.ts';
import { currencyDefault } from './hotels.values.ts';

/** The currency (ISO 4217) that is usual in a country (ISO 3166-1), the dollar where the country is not known. */
export const currencyIn = (country: string | null | undefined): string =>
  usualIn[country ?? '']?.[1] ?? currencyDefault;

/** The currency of a new hotel: that of the country at the end of its address. */
export const currencyOfAddress = (address: string | null): string => currencyIn(countryOfAddress(address));
