import { scopeOf } from '#server/features/knowledge/contradictions/scope.rules.ts';
import type { Part } from './affirmed-parts.rules.ts';

const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [5, 6, 7, 8, 9],
  autumn: [9, 10, 11],
  winter: [11, 12, 1, 2, 3],
};
const ALL_YEAR =
  /(?<!\p{L})(?:all year|year-round|all the year|whole year|ganzjahrig\p{L}*|das ganze jahr|toute l'annee|todo el ano|tutto l'anno|(?:todo o|o) ano (?:todo|inteiro)|todo o ano|hele jaar|caly rok|przez rok|круглыи год|круглогодично|yil boyu\p{L}*|tum yil)(?!\p{L})|طوال العام|طوال السنه|全年|四季|一年中|通年|年中/u;

/** "May" as a month where the words around it say so. */
const MAY =
  /(?<=(?:\d|of|mid|early|late|during|every|each|first|last),? ?)may(?!\p{L})|(?<!\p{L})may(?=,? (?:to|through|until|till|and) (?:\d|\p{L}{3,}(?:ber|ary|ust|ly|ne)(?!\p{L}))| ?[-–] ?\p{L}| \d|$)/gu;

/** @property seasons months of the seasons named; @property months those named themselves or inside a range */
type Months = { seasons: ReadonlySet<number>; months: ReadonlySet<number> };

/** "6月から9月", "六月至九月". */
const NUMBERED =
  /(?<![\d年])(\d{1,2}|十[一二]?|[一二三四五六七八九])月(?:\d{1,2}[日号])?(?:(?:中旬|上旬|下旬|初|末)?(?:から|至|到|〜|～|~|-|–)(\d{1,2}|十[一二]?|[一二三四五六七八九])月)?/gu;
const HAN = '〇一二三四五六七八九';
const HIGHEST = 12;
const monthOf = (written: string): number =>
  written.startsWith('十')
    ? 10 + Math.max(0, HAN.indexOf(written[1] ?? '〇'))
    : HAN.indexOf(written) > 0
      ? HAN.indexOf(written)
      : Number(written);

function numberedMonths(folded: string): number[] {
  return [...folded.matchAll(NUMBERED)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [monthOf(from), monthOf(to)];
    if (Math.min(first, last) < 1 || Math.max(first, last) > HIGHEST) return [];
    const length = ((last - first + HIGHEST) % HIGHEST) + 1;
    return Array.from({ length }, (_, at) => ((first - 1 + at) % HIGHEST) + 1);
  });
}

function monthsIn(folded: string): Months {
  const scope = scopeOf(folded.replace(MAY, 'mayo'));
  const seasons = [...(scope.get('season') ?? [])].flatMap((season) => SEASONS[season] ?? []);
  const months = [...(scope.get('month') ?? [])].map(Number);
  return { seasons: new Set(seasons), months: new Set([...months, ...numberedMonths(folded)]) };
}

const all = ({ seasons, months }: Months): number[] => [...seasons, ...months];

/**
 * A part of a reply with a season or a month that no source has, where the sources name others or exclude it; null: none.
 * @param used parts of the entries that the reply names; @param known those and the parts of the profile
 */
export function seasonOutside(reply: readonly Part[], used: readonly Part[], known: readonly Part[]): string | null {
  const claims = reply
    .filter(({ denied }) => !denied)
    .map((part) => ({ part, found: monthsIn(part.folded) }))
    .filter(({ found }) => all(found).length > 0);
  if (claims.length === 0 || known.some(({ folded, denied }) => !denied && ALL_YEAR.test(folded))) return null;
  const monthsOf = (parts: readonly Part[], denied: boolean): Set<number> =>
    new Set(parts.filter((part) => part.denied === denied).flatMap(({ folded }) => all(monthsIn(folded))));
  const [named, excluded, open] = [monthsOf(used, false), monthsOf(used, true), monthsOf(known, false)];
  const isOutside = (month: number): boolean => !open.has(month) && (named.size > 0 || excluded.has(month));
  const claim = claims.find(
    ({ found: { seasons, months } }) =>
      [...months].some(isOutside) || (seasons.size > 0 && [...seasons].every((month) => isOutside(month))),
  );
  return claim ? claim.part.written.trim() : null;
}
