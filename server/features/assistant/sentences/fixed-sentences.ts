import { SENTENCES } from './fixed-sentences.catalog.ts';
import type { EmergencyNumbers } from './emergency-numbers.ts';
import type { Sentences } from './fixed-sentences.types.ts';
import { fixedLanguage, type FixedLanguage } from '../language/languages.rules.ts';

export type SentenceName = keyof Sentences;

/**
 * @property opensAt `HH:MM` in the hotel's own time when reception is closed and that is known; never guessed.
 * @property emergency the emergency numbers of the hotel's country, where known
 * @property phone the hotel's own number
 */
export type SentenceOptions = {
  hotelName: string;
  opensAt?: string | null;
  emergency?: EmergencyNumbers | null;
  phone?: string | null;
};

/** Sentences after which the guest waits for staff; outside reception hours the opening time is appended. */
const WAITING: ReadonlySet<SentenceName> = new Set([
  'acknowledgement',
  'acknowledgement_of',
  'acknowledgement_of_other',
  'acknowledgement_of_third',
  'acknowledgement_other',
  'acknowledgement_third',
  'explicit_person',
  'complaint',
  'media_unreadable',
  'voice_unheard',
  'privacy',
  'guests_only',
  'guests_from_arrival',
  'still_waiting',
]);

/** Sentences that end with the hotel's phone number, without the opening time. */
const WITH_PHONE: ReadonlySet<SentenceName> = new Set([
  'safety',
  'possible_danger',
  'if_danger',
  'nobody_came',
  'locked_out',
]);

/**
 * A fixed sentence in the guest's language, else in English (docs/assistant.md, "Without a model"). Contains only known
 * facts: that staff will answer, but not when.
 */
export function fixedSentence(
  name: SentenceName,
  language: string | null,
  { hotelName, opensAt = null, emergency = null, phone = null }: SentenceOptions,
): string {
  const code = fixedLanguage(language);
  const catalogue = SENTENCES[code];
  const hotel = hotelName.replace(/\s+/g, ' ').trim();
  const sentence = catalogue[name]
    .replaceAll('{hotel}', () => hotel)
    .replace('{emergency}', () => emergencyText(emergency, code));
  const blank = code === 'zh' || code === 'ja' ? '' : ' ';
  if (phone?.trim() && WITH_PHONE.has(name))
    return `${sentence}${blank}${catalogue.hotel_phone.replace('{phone}', () => phone.trim())}`;
  if (!opensAt || !WAITING.has(name)) return sentence;
  return `${sentence}${blank}${catalogue.opens_again.replace('{time}', () => clockTime(opensAt, code))}`;
}

/** "112", or "ambulance/fire brigade 119, police 110", in the order given. */
function emergencyText(emergency: EmergencyNumbers | null, language: FixedLanguage): string {
  const catalogue = SENTENCES[language];
  if (!emergency || typeof emergency === 'string') return emergency ?? catalogue.unknown_emergency;
  const numbers = emergency.map(
    ({ number, services }) => `${services.map((service) => catalogue[`service_${service}`]).join('/')} ${number}`,
  );
  return numbers.join(language === 'ar' ? '، ' : language === 'zh' || language === 'ja' ? '、' : ', ');
}

/** Whether a sent text is this sentence, in any language. */
export function isFixedSentence(name: SentenceName, text: string, options: SentenceOptions): boolean {
  return Object.keys(SENTENCES).some((language) => fixedSentence(name, language, options) === text);
}

/** Whether a sent text ends with this sentence, in any language. */
export function endsWithSentence(name: SentenceName, text: string, options: SentenceOptions): boolean {
  return Object.keys(SENTENCES).some((language) => text.endsWith(fixedSentence(name, language, options)));
}

/** Whether a sent text contains this sentence, in any language and about any topic. */
export function saysSentence(name: SentenceName, text: string, options: SentenceOptions): boolean {
  return Object.keys(SENTENCES).some((language) =>
    fixedSentence(name, language, options)
      .split('{topic}')
      .every((part) => text.includes(part)),
  );
}

/** `07:00` in the format of the language, always with Latin digits. */
export function clockTime(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(2000, 0, 1, hours, minutes)).replace(/\u202F/g, ' ');
}
