import { countryOfPhones } from '#shared/features/guests/phones.rules.ts';
import type { DangerKind } from '#server/features/understanding/understanding.types.ts';

type Service = 'fire' | 'medical' | 'police';
/** One number for everything, or one for each service. */
type Numbers = string | Record<Service, string>;

const services = (medical: string, fire: string, police: string): Numbers => ({ medical, fire, police });

/** Countries (ISO 3166-1) that share a number. */
const SHARED: Record<string, string> = {
  '112':
    'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GE GR HR HU IE IN IS IT KZ LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR TZ UA VA XK ZA ID',
  '911': 'AR BS CA CR DO EC GT HN JO MX PA PH PR PY SV US UY VE VI',
  '999': 'BH GB GG HK IM JE KE MO MY QA',
  '000': 'AU',
  '111': 'NZ',
  '123': 'CO',
};

const BY_COUNTRY: ReadonlyMap<string, Numbers> = new Map<string, Numbers>([
  ...Object.entries(SHARED).flatMap(([number, countries]) =>
    countries.split(' ').map((country): [string, Numbers] => [country, number]),
  ),
  ['AE', services('998', '997', '999')],
  ['BR', services('192', '193', '190')],
  ['CL', services('131', '132', '133')],
  ['CN', services('120', '119', '110')],
  ['EG', services('123', '180', '122')],
  ['IL', services('101', '102', '100')],
  ['JP', services('119', '119', '110')],
  ['KR', services('119', '119', '112')],
  ['MA', services('150', '150', '190')],
  ['SA', services('997', '998', '999')],
  ['SG', services('995', '995', '999')],
  ['TH', services('1669', '199', '191')],
  ['TN', services('190', '198', '197')],
  ['TW', services('119', '119', '110')],
  ['VN', services('115', '114', '113')],
]);

const SERVICE: Record<DangerKind, Service> = {
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
 * The emergency number where the hotel is, by the country of its phone number; 112 in all of Europe. Null where the
 * country or its numbers are not known.
 * @param kind which service is needed; null for all of them, separated by slashes
 */
export function emergencyNumber(
  { phone, timezone }: { phone: string | null; timezone: string },
  kind: DangerKind | null,
): string | null {
  const numbers = BY_COUNTRY.get(countryOfPhones(phone) ?? '') ?? (timezone.startsWith('Europe/') ? '112' : null);
  if (!numbers || typeof numbers === 'string') return numbers;
  return kind ? numbers[SERVICE[kind]] : [...new Set(Object.values(numbers))].join(' / ');
}
