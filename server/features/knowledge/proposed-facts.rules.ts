import { isCharge } from '#shared/features/hotels/charges.rules.ts';
import type { ProposedFacts } from '#shared/features/knowledge/proposed-facts.schema.ts';
import { saysFree } from '#server/features/understanding/lexicon/aspects.rules.ts';

const CLOCK = '(\\d{1,2})(?:[:.h](\\d{2}))?\\s{0,2}(am|pm|a\\.m\\.|p\\.m\\.|uhr|uur|h)?';
const BETWEEN =
  '\\s{0,2}(?:-|–|—|to|till|until|bis|à|a|y|hasta|alle|fino|até|às|tot|en|do|до)\\s{1,2}(?:las |les |alle |das |às )?';
const RANGE = new RegExp(`(?<!\\d)${CLOCK}(?:${BETWEEN}|\\s{0,2}[-–—])${CLOCK}(?!\\d)`, 'iu');
const AMOUNT =
  /(?:\p{Sc}|(?<!\p{L})(?:EUR|CHF|USD|GBP))\s?\d{1,5}(?:[.,]\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})?\s?(?:\p{Sc}|(?:EUR|CHF|USD|GBP)(?!\p{L}))/u;
const LONGEST = 4000;

/**
 * Facts of the profile that an entry states, to be confirmed by a person. Only of the topic that the entry answers most
 * surely: other amounts and times in it belong to other things.
 * @param answered ids of the questions that the entry answers, the surest first
 */
export function proposedFactsOf(answer: string, answered: readonly string[]): ProposedFacts {
  const text = answer.slice(0, LONGEST);
  const topic = answered[0]?.split('.')[0];
  const asked = (id: string): boolean => id.split('.')[0] === topic && answered.includes(id);
  const hours = hoursIn(text);
  const charge = chargeIn(text);
  return {
    ...(hours && asked('breakfast.hours') ? { breakfast_opens: hours.opens, breakfast_closes: hours.closes } : {}),
    ...(charge && asked('breakfast.price') ? { breakfast_charge: charge } : {}),
    ...(charge && asked('parking.price') ? { parking_charge: charge } : {}),
    ...(charge && asked('pets.policy') ? { pets_charge: charge } : {}),
    ...(hours && asked('pool.hours') ? { pool_opens: hours.opens, pool_closes: hours.closes } : {}),
    ...(charge && asked('city_tax') ? { city_tax_charge: charge } : {}),
    ...(hours && asked('reception.hours') ? { reception_opens: hours.opens, reception_closes: hours.closes } : {}),
  };
}

/** The first range of two times, as HH:MM; null where the numbers may be no times ("2 to 4 people"). */
function hoursIn(text: string): { opens: string; closes: string } | null {
  const [, fromHour = '', fromMinute, fromMark, toHour = '', toMinute, toMark] = RANGE.exec(text) ?? [];
  if (fromHour === '' || !(fromMinute || toMinute || fromMark || toMark)) return null;
  const closes = clockOf(toHour, toMinute, toMark);
  const opens = clockOf(fromHour, fromMinute, fromMark ?? (Number(fromHour) <= Number(toHour) ? toMark : undefined));
  return opens && closes && opens < closes ? { opens, closes } : null;
}

function clockOf(hour: string, minute = '00', mark = ''): string | null {
  const half = /^([ap])\.?m/i.exec(mark)?.[1]?.toLowerCase();
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  return hours <= 23 && Number(minute) <= 59 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}

/** The first amount with its currency; 'free' where a text without an amount says that it costs nothing. */
function chargeIn(text: string): string | null {
  const amount = AMOUNT.exec(text)?.[0];
  if (!amount) return saysFree(text) ? 'free' : null;
  return isCharge(amount) ? amount : null;
}
