import { countryOfPhones } from '#shared/features/guests/phones.rules.ts';
import type { DangerKind } from '#server/features/understanding/understanding.types.ts';
import { BY_COUNTRY } from './emergency-numbers.table.ts';

export type EmergencyService = 'medical' | 'fire' | 'police';
/** One number for everything, or the services of each number. */
export type EmergencyNumbers = string | { number: string; services: EmergencyService[] }[];

const SERVICE: Record<DangerKind, EmergencyService> = {
  fire: 'fire',
  gas: 'fire',
  flood_electric: 'fire',
  trapped: 'fire',
  medical: 'medical',
  selfharm: 'medical',
  violence: 'police',
  missing: 'police',
};

/**
 * The emergency numbers where the hotel is, by the country of its phone number; 112 in Europe. Null where the country or
 * its numbers are not known: a wrong number costs more time than none.
 * @param kind the service it needs comes first; the others follow, because the kind may be read wrongly
 */
export function emergencyNumbers(
  { phone, timezone }: { phone: string | null; timezone: string },
  kind: DangerKind | null,
): EmergencyNumbers | null {
  const numbers = BY_COUNTRY.get(countryOfPhones(phone) ?? '') ?? (timezone.startsWith('Europe/') ? '112' : null);
  if (!numbers || typeof numbers === 'string') return numbers;
  const first = SERVICE[kind ?? 'medical'];
  const order = [first, ...(['medical', 'fire', 'police'] as const).filter((service) => service !== first)];
  const byNumber = Map.groupBy(order, (service) => numbers[service]);
  return [...byNumber].map(([number, services]) => ({ number, services }));
}
