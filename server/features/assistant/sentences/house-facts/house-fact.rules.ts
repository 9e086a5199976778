import type { HotelFacts } from '#server/features/assistant/assistant.types.ts';
import {
  FIXED_LANGUAGES,
  type FixedLanguage,
  fixedLanguage,
} from '#server/features/assistant/language/languages.rules.ts';
import { type DecimalMark, decimalMarkOf } from '#shared/features/bookings/amounts.rules.ts';
import { clockTime } from '../fixed-sentences.ts';
import { HOUSE_FACT_SENTENCES } from './house-fact.sentences.ts';
import type { HouseFactSentences } from './house-fact.types.ts';

const DECIMAL_MARKS = Object.fromEntries(
  FIXED_LANGUAGES.map((language) => [language, decimalMarkOf(language)]),
) as Record<FixedLanguage, DecimalMark>;

type Charged = 'breakfast' | 'parking' | 'pets' | 'city_tax';

/** Facts of the house that the profile holds, by the id of their entry, in a guest's language. Empty ones are absent. */
export function houseFactsOf(hotel: HotelFacts, language: string): Map<string, string> {
  const code = fixedLanguage(language);
  const sentences = HOUSE_FACT_SENTENCES[code];
  const say = (name: keyof HouseFactSentences, value = ''): string => sentences[name].replace('{value}', () => value);
  const pay = (name: keyof HouseFactSentences, amount: string): string => say(name, localAmount(amount, code));
  const hours = (name: 'breakfast' | 'pool', opens: string | null, closes: string | null): string | null =>
    opens && closes
      ? sentences[name]
          .replace('{opens}', () => clockTime(opens, code))
          .replace('{closes}', () => clockTime(closes, code))
      : null;
  const charge = (name: Charged, value: string | null): string | null => {
    if (!value) return null;
    if (name === 'city_tax')
      return value === 'none' || value === 'free' ? say('city_tax_none') : pay('city_tax_paid', value);
    if (value === 'none') return say(`${name}_none`);
    return value === 'free' ? say(`${name}_free`) : pay(`${name}_paid`, value);
  };
  const said: [id: string, text: string | null][] = [
    ['profile:breakfast', hours('breakfast', hotel.breakfast_opens, hotel.breakfast_closes)],
    ['profile:breakfast-price', charge('breakfast', hotel.breakfast_charge)],
    ['profile:parking', charge('parking', hotel.parking_charge)],
    ['profile:pets', charge('pets', hotel.pets_charge)],
    ['profile:pool', hours('pool', hotel.pool_opens, hotel.pool_closes)],
    ['profile:city-tax', charge('city_tax', hotel.city_tax_charge)],
    ['profile:wifi', wifiOf(hotel, say)],
  ];
  return new Map(said.flatMap(([id, text]): [string, string][] => (text ? [[id, text]] : [])));
}

/** "2.20 €" with the decimal mark of the language: a charge has no other sign between digits (`isCharge`). */
const localAmount = (amount: string, language: FixedLanguage): string =>
  amount.replace(/(?<=\d)[.,](?=\d)/, () => DECIMAL_MARKS[language]);

/** The network, and who is told its password; null where it has none. */
export function openNetworkOf({ wifi_network, wifi_password }: HotelFacts, language: string): string | null {
  if (!wifi_network || !wifi_password) return null;
  const { wifi, wifi_guests } = HOUSE_FACT_SENTENCES[fixedLanguage(language)];
  return `${wifi.replace('{value}', () => wifi_network)}\n${wifi_guests}`;
}

function wifiOf(
  { wifi_network, wifi_password }: HotelFacts,
  say: (name: 'wifi' | 'wifi_password', value: string) => string,
): string | null {
  if (!wifi_network) return null;
  const network = say('wifi', wifi_network);
  return wifi_password ? `${network}\n${say('wifi_password', wifi_password)}` : network;
}
