import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';
import { usualIn } from '#shared/features/hotels/country.values.ts';
import { currencyIn } from '#shared/features/hotels/currency.rules.ts';
import {
  checkInDefault,
  checkOutDefault,
  currencyDefault,
  hotelLanguages,
} from '#shared/features/hotels/hotels.values.ts';
import type { HotelFormValues } from '../hotels.queries.ts';

/** The form's own texts: lists as comma-separated text, positions as typed (docs/product.md, section 3). */
export type HotelFields = Record<
  | 'name'
  | 'address'
  | 'phone'
  | 'email'
  | 'whatsapp_number'
  | 'default_language'
  | 'timezone'
  | 'currency'
  | 'website_url'
  | 'restaurant_menu_url'
  | 'bar_menu_url'
  | 'amenities'
  | 'check_in_time'
  | 'check_out_time'
  | 'policies'
  | 'special_services'
  | 'breakfast_opens'
  | 'breakfast_closes'
  | 'breakfast_charge'
  | 'parking_charge'
  | 'pets_charge'
  | 'pool_opens'
  | 'pool_closes'
  | 'city_tax_charge'
  | 'wifi_network'
  | 'wifi_password'
  | 'latitude'
  | 'longitude',
  string
>;

const emptyHotelFields: HotelFields = {
  name: '',
  address: '',
  phone: '',
  email: '',
  whatsapp_number: '',
  default_language: 'en',
  timezone: 'UTC',
  currency: currencyDefault,
  website_url: '',
  restaurant_menu_url: '',
  bar_menu_url: '',
  amenities: '',
  check_in_time: checkInDefault,
  check_out_time: checkOutDefault,
  policies: '',
  special_services: '',
  breakfast_opens: '',
  breakfast_closes: '',
  breakfast_charge: '',
  parking_charge: '',
  pets_charge: '',
  pool_opens: '',
  pool_closes: '',
  city_tax_charge: '',
  wifi_network: '',
  wifi_password: '',
  latitude: '',
  longitude: '',
};

/** Whether a value has the text of every field. */
export const areHotelFields = (value: unknown): value is HotelFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyHotelFields).every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** The country of a time zone that only one country has as its usual one. */
function countryOfZone(zone: string): string | undefined {
  const countries = Object.keys(usualIn).filter((country) => usualIn[country]?.[0] === zone);
  return countries.length === 1 ? countries[0] : undefined;
}

/** Initial values of a new hotel, with the computer's time zone, its country or the browser's, and the console's language. */
export const newHotelFields = (language: string): HotelFields => ({
  ...emptyHotelFields,
  default_language: hotelLanguages.find((known) => known === language) ?? 'en',
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  currency: currencyIn(
    countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ??
      new Intl.Locale(navigator.language).maximize().region,
  ),
});

/** A stored hotel as the form shows it. */
export function fieldsOfHotel(hotel: Hotel): HotelFields {
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  const stored = Object.fromEntries(
    Object.keys(emptyHotelFields).map((key) => [key, text(hotel[key as keyof HotelFields])]),
  );
  return {
    ...(stored as HotelFields),
    amenities: (hotel.amenities ?? []).join(', '),
    special_services: (hotel.special_services ?? []).join(', '),
  };
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
/** NaN for text that is not a number, so that the schema reports it at the field. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

/** Converts form values for the API: empty lists become null, positions become numbers. */
export function draftOfFields(fields: HotelFields): HotelFormValues {
  const amenities = listOf(fields.amenities);
  const services = listOf(fields.special_services);
  return {
    ...fields,
    default_language: fields.default_language as NonNullable<HotelFormValues['default_language']>,
    amenities: amenities.length ? amenities : null,
    special_services: services.length ? services : null,
    latitude: numberOf(fields.latitude),
    longitude: numberOf(fields.longitude),
  };
}
