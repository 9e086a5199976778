import { readTimeOfDay } from '#shared/features/hotels/clock-times.rules.ts';
import type { HotelFacts } from '../assistant.types.ts';
import { fixedLanguage } from '../language/languages.rules.ts';
import { clockTime } from './fixed-sentences.ts';
import { houseFactsOf, openNetworkOf } from './house-facts/house-fact.rules.ts';
import { PROFILE_SENTENCES, type ProfileSentences } from './profile.sentences.ts';

/** A fact of the profile in the guest's language; null for an entry that is none, or is free text of the hotel. */
export function profileAnswer(entryId: string, hotel: HotelFacts, language: string): string | null {
  const code = fixedLanguage(language);
  const sentences = PROFILE_SENTENCES[code];
  const say = (name: keyof ProfileSentences, value: string | null): string[] =>
    value?.trim() ? [sentences[name].replace('{value}', () => value.trim())] : [];
  const time = (typed: string | null): string | null => typed && localTime(typed, code);
  const { reception_opens: opens, reception_closes: closes } = hotel;
  const said: Record<string, () => string[]> = {
    'profile:check-in': () => say('check_in', time(hotel.check_in_time)),
    'profile:check-out': () => say('check_out', time(hotel.check_out_time)),
    'profile:address': () => say('address', hotel.address),
    'profile:restaurant-menu': () => say('restaurant_menu', hotel.restaurant_menu_url),
    'profile:bar-menu': () => say('bar_menu', hotel.bar_menu_url),
    'profile:reception': () =>
      opens && closes
        ? [
            sentences.reception
              .replace('{opens}', () => clockTime(opens, code))
              .replace('{closes}', () => clockTime(closes, code)),
          ]
        : [],
    'profile:wifi-network': () => [openNetworkOf(hotel, language) ?? ''],
    'profile:phone': () => say('phone', hotel.phone),
    'profile:email': () => say('email', hotel.email),
    'profile:website': () => say('website', hotel.website_url),
  };
  return said[entryId]?.().join('\n') || (houseFactsOf(hotel, language).get(entryId) ?? null);
}

/** "3:00 PM" as the language writes it; what is no time stays as the hotel typed it. */
function localTime(typed: string, language: string): string {
  const [, hour = '', minute = '', half = ''] =
    /^(\d{1,2}):(\d{2})(?: ([AP]M))?$/.exec(readTimeOfDay(typed) ?? '') ?? [];
  if (hour === '') return typed;
  const hours = half ? (Number(hour) % 12) + (half === 'PM' ? 12 : 0) : Number(hour);
  return clockTime(`${hours}:${minute}`, language);
}
