import { CURRENCIES } from '../language/facts.words.ts';
import { plainDigits } from '../language/plain-digits.rules.ts';
import type { Fact } from './facts.types.ts';
import { amountOf, PRICE } from './price-facts.rules.ts';

/** What an amount is for: of time, and of people. Empty: not said. */
type PriceClaim = { label: string; amount: number; currency: string; time: string; people: string };

const TIMES: readonly (readonly [string, RegExp])[] = [
  [
    'stay',
    /(?<!\p{L})(?:stay|aufenthalt|sejour|estancia|soggiorno|estadia|estada|verblijf|pobyt|пребывани\p{L}*|проживани\p{L}*|konaklama)(?!\p{L})|اقامه|入住期间|滞在/u,
  ],
  [
    'week',
    /(?<!\p{L})(?:week|weekly|woche|semaine|semana|settimana|tydzien|недел[юяеи]|haftalik)(?!\p{L})|اسبوع|每周|一周|1週間|一週間/u,
  ],
  [
    'hour',
    /(?<!\p{L})(?:hour|hourly|stunde|heure|hora|ora|uur|godzin[ae]|час|saatlik|saati)(?!\p{L})|(?:لل|ال)ساعه|每小时|1小时|1時間/u,
  ],
  [
    'night',
    /(?<!\p{L})(?:night|nightly|nacht|nuit(?:ee)?|noche|notte|noite|noc|ноч[ьи]|gece\p{L}*)(?!\p{L})|لل?يل|每晚|一晚|一泊|1泊/u,
  ],
  [
    'day',
    /(?<!\p{L})(?:day|daily|tag|taglich|jour|journee|dia|giorno|giornata|dag|dzien|день|сутки|gun|gunluk)(?!\p{L})|(?:لل|ال)يوم|يوميا|每天|一天|1日|一日|毎日/u,
  ],
];
const PEOPLE: readonly (readonly [string, RegExp])[] = [
  [
    'child',
    /(?<!\p{L})(?:child(?:ren)?|kids?|kind(?:er|ern)?|enfants?|nin[oa]s?|bambin[oaie]|criancas?|kinderen|dzieck\p{L}*|dzieci|ребен\p{L}*|дет(?:ей|и|ям)|cocuk\p{L}*|under|unter|moins de|menores|minori|onder|ponizej)(?!\p{L})|طفل|اطفال|儿童|孩子|小孩|子供|子ども|お子/u,
  ],
  [
    'adult',
    /(?<!\p{L})(?:adult\p{L}*|erwachsen\p{L}*|volwassen\p{L}*|dorosl\p{L}*|взросл\p{L}*|yetiskin\p{L}*)(?!\p{L})|بالغ|成人|大人/u,
  ],
  [
    'person',
    /(?<!\p{L})(?:person|personne|persona|pessoa|persoon|osob[aey]|человека?|kisi\p{L}*|guest|gast)(?!\p{L})|شخص|每人|一人/u,
  ],
];
/** What follows is said of another amount. */
const BOUNDARY = /[,;.!?()،、。，；:：\n]|\s(?:and|und|et|y|e|en|i|и|ve|but|aber|mais|pero|ma|mas|maar|ale|но|ama)\s/u;
const NEAR = 48;

/** Longer replies are not sent; entries are shorter. */
const LONGEST = 8000;

/** The amounts of money in a text, each with what it is for. */
function priceClaimsIn(text: string): PriceClaim[] {
  const folded = plainDigits(text.slice(0, LONGEST));
  const found = [...folded.matchAll(PRICE)];
  return found.map((match, index) => {
    const [label, before, amount, other, after] = match;
    const end = match.index + label.length;
    const next = found[index + 1]?.index ?? folded.length;
    const last = found[index - 1];
    const from = last ? last.index + last[0].length : 0;
    const behind = folded.slice(end, Math.min(next, end + NEAR)).split(BOUNDARY)[0] ?? '';
    const ahead =
      folded
        .slice(Math.max(from, match.index - NEAR), match.index)
        .split(BOUNDARY)
        .at(-1) ?? '';
    const sign = before ?? after ?? '';
    const unitOf = (units: typeof TIMES): string =>
      [behind, ahead].map((near) => units.find(([, pattern]) => pattern.test(near))?.[0]).find(Boolean) ?? '';
    return {
      label: `${label.trim()}${behind.trimEnd()}`,
      amount: amountOf(amount ?? other ?? ''),
      currency: CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? sign,
      time: unitOf(TIMES),
      people: unitOf(PEOPLE),
    };
  });
}

/** Amounts that no source has for the same: "€18 per hour" where it is for a night. Amounts that no source has at all are left to `factsOf`. */
export function pricesForElse(reply: string, sources: readonly string[]): Fact[] {
  const claims = priceClaimsIn(reply);
  if (claims.length === 0) return [];
  const known = sources.flatMap(priceClaimsIn);
  return claims.flatMap((claim) => {
    const same = known.filter(({ amount, currency }) => amount === claim.amount && currency === claim.currency);
    if (same.length === 0 || same.some((source) => isFor(claim, source))) return [];
    return [{ kind: 'price' as const, label: claim.label, keys: [] }];
  });
}

/** A unit that the source does not name is no other one; "per person" is, beside a night. */
function isFor({ time, people }: PriceClaim, source: PriceClaim): boolean {
  if (time && source.time && time !== source.time) return false;
  if (people === 'person') return source.people !== '' || source.time === '';
  return !people || !source.people || source.people === 'person' || people === source.people;
}
