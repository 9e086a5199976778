import { countryOfPhones } from '#shared/features/guests/phones.rules.ts';
import { templateLanguage, type TemplateLanguage } from '#shared/features/messaging/default-templates.ts';
import { isPlaceholder, type Placeholder, type TemplateValues } from '#shared/features/messaging/template.rules.ts';
import type { Forecast } from '#server/ports/weather.ts';
import type { BookingRow } from '#server/features/bookings/bookings.rules.ts';
import { clockTime } from './due.rules.ts';
import { weatherWords } from './weather.words.ts';

/** Hotel data used in messages. */
export type HotelWords = { name: string; address: string | null; check_in_time: string; check_out_time: string };

const countryLanguages: Record<string, string> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  FR: 'fr',
  MC: 'fr',
  LU: 'fr',
  IT: 'it',
  SM: 'it',
  VA: 'it',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CO: 'es',
  CL: 'es',
  PE: 'es',
  EC: 'es',
  UY: 'es',
  PY: 'es',
  BO: 'es',
  VE: 'es',
  CR: 'es',
  PA: 'es',
  GT: 'es',
  CU: 'es',
  DO: 'es',
  GB: 'en',
  IE: 'en',
  US: 'en',
  CA: 'en',
  AU: 'en',
  NZ: 'en',
};

/**
 * The language of a guest's messages: the booking's, else the conversation's. `known` is false if there is only a hint
 * (the country of the phone) or none (the hotel's own language).
 */
export function guestLanguage(
  booking: Pick<BookingRow, 'language' | 'guest_phone'>,
  conversation: { language: string | null } | undefined,
  hotelLanguage: string,
): { language: string; known: boolean } {
  const told = booking.language?.trim() || conversation?.language?.trim();
  if (told) return { language: told, known: true };
  const country = countryOfPhones(booking.guest_phone);
  return { language: (country && countryLanguages[country]) || hotelLanguage, known: false };
}

/** Booking data used in messages. */
export type StayWords = Pick<
  BookingRow,
  'guest_name' | 'check_in_date' | 'check_out_date' | 'confirmation_number' | 'room_type'
>;

/** Placeholder values of a booking, in the guest's language. Null for a missing value. */
export function valuesOf(
  booking: Partial<StayWords>,
  hotel: HotelWords,
  language: TemplateLanguage,
  extras: { forecast: Forecast | null; transport: string | null },
): Record<Placeholder, string | null> {
  const { forecast, transport } = extras;
  return {
    guest_name: booking.guest_name ?? null,
    hotel_name: hotel.name,
    check_in_date: booking.check_in_date ? dayInWords(booking.check_in_date, language) : null,
    check_out_date: booking.check_out_date ? dayInWords(booking.check_out_date, language) : null,
    confirmation_number: booking.confirmation_number ?? null,
    room_type: booking.room_type?.trim() || (booking.check_in_date ? unnamedRoom[language] : null),
    hotel_address: hotel.address?.trim() || null,
    check_in_time: timeInWords(hotel.check_in_time, language),
    check_out_time: timeInWords(hotel.check_out_time, language),
    weather_forecast: forecast && weatherWords(forecast.summary_code, language),
    temperature: forecast && `${Math.round(forecast.temperature_max)}°C`,
    transportation_suggestions: transport,
  };
}

const unnamedRoom: Record<TemplateLanguage, string> = {
  en: 'your room',
  es: 'su habitación',
  fr: 'votre chambre',
  de: 'Ihr Zimmer',
  it: 'la sua camera',
};

/** Substitutes for missing values, because an approved template cannot omit a sentence. */
const unknownYet: Record<TemplateLanguage, string> = {
  en: 'not yet known',
  es: 'aún por confirmar',
  fr: 'pas encore connu',
  de: 'noch nicht bekannt',
  it: 'non ancora noto',
};

export function templateValueOf(values: TemplateValues, language: string): (name: string) => string {
  return (name) =>
    (isPlaceholder(name) && values[name]) || (name === 'temperature' ? '–' : unknownYet[templateLanguage(language)]);
}

function dayInWords(day: string, language: TemplateLanguage): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

/** English: as typed by the hotel. Other languages: 24-hour clock. */
function timeInWords(typed: string, language: TemplateLanguage): string {
  return language === 'en' ? typed : (clockTime(typed) ?? typed);
}

/** Removes emojis from default texts if the hotel has disabled them. The hotel's own texts are not changed. */
export function withoutEmojis(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line === ''
        ? ''
        : line
            .replace(/\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]*/gu, '')
            .replace(/ {2,}/g, ' ')
            .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
