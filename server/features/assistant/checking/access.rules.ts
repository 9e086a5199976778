import { clockIn, dayIn } from '#shared/lib/dates.ts';
import type { KnowledgeEntry, VerifiedBooking } from '../assistant.types.ts';
import { mentionsSecret, typedOnKeypad } from './code-proposals.rules.ts';
import { mayStateCode } from './stated-codes.rules.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { remembered, rememberedBy } from '#server/features/understanding/remembered.rules.ts';

/** Ways of saying "door code". Notation: `phrases.rules.ts`. */
const accessCode = phraseMatcher([
  '(door|entry|entrance|gate|access|keypad|lock|lockbox|lock box|key box|keybox|key safe|building|front door|apartment|room|alarm) ~ (code|codes|pin|combination)',
  '(code|pin|combination) (for|of|to) ~ (door|gate|entrance|building|lockbox|key box|keybox|key safe|room|apartment|alarm)',
  'lockbox',
  'keybox',
  'key box',
  '(codigo|clave|pin) ~ (puerta|entrada|acceso|porton|edificio|habitacion|apartamento|caja de llaves)',
  '(code|digicode) ~ (porte|entree|acces|portail|immeuble|chambre|boite a cles)',
  'digicode',
  '(turcode|zugangscode|eingangscode|schlusselbox|schlusseltresor|torcode|haustuercode|alarmcode|garagencode|hauscode)',
  '(code|pin) ~ (tur|haustur|eingang|tor|zimmer|schlusselsafe)',
  '(codice|pin) ~ (porta|portone|ingresso|accesso|cancello|camera|cassetta)',
  '(codigo|pin|senha) ~ (porta|entrada|acesso|portao|predio|cofre de chaves)',
  '(deurcode|toegangscode|sleutelkluis)',
  'code ~ (deur|ingang|poort|kamer)',
  '(kod|pin) ~ (drzwi|bramy|wejscia|domofonu|pokoju|skrytki)',
  'код ~ (двери|домофона|подъезда|замка|номера|входа)',
  '(kapi|giris|oda) ~ (kodu|sifresi)',
  '(رمز|كود|رقم سري) ~ (باب|دخول|بوابه|غرفه|المدخل)',
  '门密码',
  '门锁密码',
  '大门密码',
  '房门密码',
  '门禁',
  '门的密码',
  '入户密码',
  'ドアコード',
  'ドアの暗証',
  '暗証番号',
  '入口のコード',
  '玄関のコード',
  '鍵の番号',
  'キーボックス',
  'エントランスコード',
]);

export const asksForAccess = (text: string): boolean => accessCode.matches(text);

type Words = Pick<KnowledgeEntry, 'title' | 'text'>;
const wordsOf = ({ title, text }: Words): string => `${title}\n${text}`;

/** Whether an entry states what gives access to the building. Used if staff have not set `in_house_only`. */
export const givesAccess = rememberedBy(
  wordsOf,
  ({ title, text }) => {
    const all = wordsOf({ title, text });
    return typedOnKeypad(all) || (accessCode.matches(all) && mayStateCode(title, text));
  },
  5000,
);

/** Whether to propose "only for guests in the house": door codes, keypads, passwords and PINs. */
export const looksLikeCode = (entry: Words): boolean => givesAccess(entry) || saysSecret(wordsOf(entry));
const saysSecret = remembered(mentionsSecret, 5000);

/** Whether an entry speaks of a code for the building, told or not. */
export const speaksOfAccess = (entry: Words): boolean => asksForAccess(wordsOf(entry));

/** The hotel's decision; without one, derived from the text. */
export const isInHouseOnly = (entry: Words & Pick<KnowledgeEntry, 'in_house_only'>): boolean =>
  entry.in_house_only ?? givesAccess(entry);

/**
 * Whether the sender is in the house: checked in, or from the day of arrival to the day of departure in the hotel's
 * time zone. False after the day of departure, and for a booking that was cancelled or checked out.
 */
export function isCurrentGuest(booking: VerifiedBooking | null, now: Date, timezone: string): boolean {
  if (!booking || !['confirmed', 'checked-in'].includes(booking.status)) return false;
  const today = dayIn(timezone, now);
  if (booking.check_out_date < today) return false;
  return booking.status === 'checked-in' || booking.check_in_date <= today;
}

/** Whether the sender has a booking whose first day has not come. */
export const isComingGuest = (booking: VerifiedBooking | null, now: Date, timezone: string): boolean =>
  booking?.status === 'confirmed' && booking.check_in_date > dayIn(timezone, now);

/** When reception opens next, `HH:MM`; null while it is open, and if the hotel has set no hours. */
export function nextOpening(
  {
    reception_opens: opens,
    reception_closes: closes,
    timezone,
  }: { reception_opens: string | null; reception_closes: string | null; timezone: string },
  now: Date,
): string | null {
  if (!opens || !closes || opens === closes) return null;
  const time = clockIn(timezone, now);
  const open = opens < closes ? time >= opens && time < closes : time >= opens || time < closes;
  return open ? null : opens;
}
