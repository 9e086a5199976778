import { CURRENCIES, CURRENCY, FREE } from '#server/features/assistant/language/facts.words.ts';
import { amountOf } from '#server/features/assistant/checking/price-facts.rules.ts';
import type { Value } from './contradictions.types.ts';

const AMOUNT = "\\d+(?:[ .,']\\d{3})*(?:[.,]\\d{1,2})?";
const PRICE = new RegExp(
  `(?<before>${CURRENCY})\\s?(?<amount>${AMOUNT})(?!\\d)|(?<!\\d)(?<other>${AMOUNT})\\s?(?<after>${CURRENCY})`,
  'gu',
);
const PERCENT = /(?<!\d)(\d+(?:[.,]\d+)?) ?(?:%|per ?cent|prozent)/gu;
const NOTHING =
  /(?<!\p{L})(?:pay(?:s)? no(?:thing)?|costs? nothing|kostet nichts|kosten nichts|ne coute rien|no cuesta nada|non costa nulla|nao custa nada|kost niets|exempt|befreit|zahlen keine|ne paient pas|exonere\p{L}*|no pagan|non pagano|nao pagam|betalen geen|nie placa|не платят)(?!\p{L})/gu;
const MORE =
  /^ ?(?:more|extra|on top|mehr|zusatzlich|aufpreis|zuschlag|en plus|de plus|de mas|adicional|in piu|extra|a mais|erbij|dodatkowo|дополнительно)(?!\p{L})/u;
const UNITS: [unit: string, pattern: RegExp][] = [
  ['kwh', /kwh/u],
  [
    'hour',
    /(?:per|an|pro|je|par|por|all'|l'|za|в|за) ?(?:hour|stunde|heure|hora|ora|uur|godzin\p{L}*|час)(?!\p{L})|hourly|saatlik|每小时|1時間/u,
  ],
  ['week', /(?:week|woche|semaine|semana|settimana|tydzien|недел|hafta|每周|1週間)/u],
  [
    'day',
    /night|nacht|nuit|noche|notte|noite|(?<!\p{L})noc(?!\p{L})|ноч|每晚|一泊|1泊|gece|ليل|per day|a day|daily|(?:am|pro) tag|par jour|journee|dia(?!\p{L})|al giorno|per dag|dzien|в день|сутки|gunluk|يوم|每天|一日|1日/u,
  ],
  ['piece', /per piece|a piece|each(?! way)|per item|pro stuck|pro koffer|par valise|par piece|por pieza|a pezzo/u],
];
const EXACT = new Set(['more', 'kwh', 'hour', 'week']);

/** Prices, percentages and "free of charge" in a folded part. */
export function pricesIn(folded: string): Value[] {
  const priced = [...folded.matchAll(PRICE)].map((match): Value => {
    const { before, amount, other, after } = match.groups ?? {};
    const money = amountOf(amount ?? other ?? '');
    const sign = before ?? after ?? '';
    const currency = CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? sign;
    return valueAt('price', match, [`m:${money}:${currency}`]);
  });
  for (const [index, value] of priced.entries()) {
    const next = priced[index + 1]?.start ?? folded.length;
    const behind = folded.slice(value.end, Math.min(next, value.end + 60));
    value.unit = MORE.test(behind)
      ? 'more'
      : unitOf(behind) || unitOf(folded.slice(Math.max(0, value.start - 40), value.start));
  }
  const shares = [...folded.matchAll(PERCENT)].map((match) =>
    valueAt('price', match, [`%:${amountOf(match[1] ?? '')}`]),
  );
  const free = FREE.exec(folded);
  const nothing = [...(free ? [free] : []), ...folded.matchAll(NOTHING)].map((match) =>
    valueAt('price', match, ['free']),
  );
  return [...priced, ...shares, ...nothing];
}

const unitOf = (text: string): string => UNITS.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** Whether two prices are for the same amount of it; a price without a unit may be for a night or a day. */
export function sameUnit({ unit: one = '' }: Value, { unit: other = '' }: Value): boolean {
  if (one === other) return true;
  if (EXACT.has(one) || EXACT.has(other)) return false;
  return one === '' || other === '' || (one !== 'piece' && other !== 'piece');
}

export const valueAt = (kind: Value['kind'], match: { index: number; 0: string }, keys: string[]): Value => ({
  kind,
  keys,
  start: match.index,
  end: match.index + match[0].trimEnd().length,
});
