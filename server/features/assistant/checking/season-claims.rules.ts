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

function monthsIn(folded: string): Months {
  const scope = scopeOf(folded.replace(MAY, 'mayo'));
  const seasons = [...(scope.get('season') ?? [])].flatMap((season) => SEASONS[season] ?? []);
  return { seasons: new Set(seasons), months: new Set([...(scope.get('month') ?? [])].map(Number)) };
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
