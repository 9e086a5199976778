import { foldText } from '../language/plain-text.rules.ts';
import type { Part } from './affirmed-parts.rules.ts';
import {
  ACCOMPANIED,
  AND_OVER,
  CHILD,
  EXEMPT,
  FROM_AGE,
  UNDER_BEFORE,
  UNDER_BEHIND,
  YEARS,
  YES,
} from './age-claims.words.ts';
import { thingsNamed } from './named-things.ts';
import { PRICE } from './price-facts.rules.ts';
import { agesTold, N, NO_MORE_DIGITS, NO_UNIT, numbersIn, withAges } from './told-ages.rules.ts';

const FROM: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${FROM_AGE} ?${N}${YEARS}`, 'gu'),
  new RegExp(`(?<![\\d:.,€$£])${N}(?:${YEARS})?${AND_OVER}`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:minimum age|age limit|mindestalter|age minimum|edad minima|eta minima|idade minima|minimumleeftijd|minimalny wiek|минимальныи возраст|asgari yas|minimum yas|الحد الادني للعمر|最低年龄|最低年齢|年龄限制|年齢制限)[^\\d.!?。]{0,40}${N}${NO_MORE_DIGITS}`,
    'gu',
  ),
];
const UNDER: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${UNDER_BEFORE} ?${N}(?:${YEARS})?${NO_MORE_DIGITS}${NO_UNIT}`, 'gu'),
  new RegExp(`(?<![\\d:.,])${N}${YEARS}?${UNDER_BEHIND}`, 'gu'),
];
const RANGE = new RegExp(
  `(?<![\\d:.,])${N}(?: years?| ans| anos?| anni)? ?(?:-|–|—|~|〜|to|and|bis|und|a|ai|et|y|e|i|ate|tot|en|t/m|do|до|и|ile|الي|و|到|至|から) ?(?:los |dos |les )?(\\d{1,2})${YEARS}`,
  'gu',
);
const WITH_YEARS = new RegExp(`${N}${YEARS}`, 'u');

/**
 * @property least a lowest age; @property most a highest one, where ages are given from one to another; @property free who is
 * younger pays nothing
 */
type Limit = { least: number; most?: number; part: Part; free: boolean };

const priced = new RegExp(PRICE.source, 'iu');

function limitsIn(parts: readonly Part[]): Limit[] {
  return parts.flatMap((part) => {
    const folded = withAges(part.written, part.language);
    const under = numbersIn(folded, UNDER);
    const free = EXEMPT.test(folded);
    const least = part.denied || free ? under : [];
    // "Not from 16 years" is no lowest age; what is for everyone from 16 is.
    const from = numbersIn(folded, FROM);
    // Ages with a price say what children of that age pay.
    const ranges = free || priced.test(folded) || part.denied ? [] : [...folded.matchAll(RANGE)];
    return [
      ...ranges.map(([, first, last]) => ({ least: Number(first), most: Number(last), part, free: false })),
      ...from.map((age) => ({ least: age, part, free: false })),
      ...least.map((age) => ({ least: age, part, free })),
    ];
  });
}

const BESIDE = new Set('CHILD ROOM PAY GROUP VISITOR RECEPTION BOOKING PRICE SICK PHONE CITY ADDRESS DOOR'.split(' '));
const about = (text: string, language: string): Set<string> =>
  new Set([...thingsNamed(text, language)].filter((thing) => !BESIDE.has(thing)));

type Question = { question: string; earlier: readonly string[]; language: string };
/** @property heading its title; @property parts what it states */
export type Source = { heading: string; language: string; parts: readonly Part[] };

/**
 * An age that the guest tells outside those of a source, where the reply agrees and names no condition; null: none.
 * @param earlier what the guest wrote before
 */
export function ageOutside(
  { text, parts }: { text: string; parts: readonly Part[] },
  { question, earlier, language }: Question,
  sources: readonly Source[],
): string | null {
  const now = agesTold(question, language);
  const ages = now.length > 0 ? now : earlier.slice(-2).flatMap((said) => agesTold(said, language));
  if (ages.length === 0) return null;
  const youngest = Math.min(...ages);
  const folded = withAges(text, language);
  const named = new Set(
    [...folded.matchAll(/(?<![\d:.,])\d{1,2}(?![\d:.,]\d|\d)/gu)].map(([digits]) => Number(digits)),
  );
  if (ages.some((age) => age > youngest && named.has(age)) && !named.has(youngest)) return null;
  const asked = new Set([...about(text, language), ...about(question, language)]);
  for (const source of sources) {
    const limits = limitsIn(source.parts).filter((limit) => isAbout(limit, source, asked));
    const least = limitOf(limits, folded);
    const isOld = limits.length === 1 && least?.most !== undefined && youngest > least.most;
    if (!least || (youngest >= least.least && !isOld) || !agrees(folded, parts, least)) continue;
    return `${youngest} (from ${least.least}${least.most ? ` to ${least.most}` : ''})`;
  }
  return null;
}

function isAbout({ part }: Limit, { heading, language }: Source, asked: ReadonlySet<string>): boolean {
  const own = about(part.written, language);
  const things = own.size > 0 ? own : about(heading, language);
  return things.size === 0 || asked.size === 0 || [...things].some((thing) => asked.has(thing));
}

/** The lowest of the lowest ages. Those who pay nothing beneath an age are left out only of a price. */
function limitOf(limits: readonly Limit[], reply: string): Limit | null {
  const isPriced = priced.test(reply) && !EXEMPT.test(reply);
  const [lowest] = limits.filter(({ free }) => !free || isPriced).toSorted((a, b) => a.least - b.least);
  return lowest ?? null;
}

function agrees(reply: string, parts: readonly Part[], { least, part }: Limit): boolean {
  if (ACCOMPANIED.test(part.folded) && ACCOMPANIED.test(reply)) return false;
  const namesLimit = new RegExp(`(?<![\\d:.,])${least}(?![\\d:.,]\\d|\\d)`, 'u').test(reply);
  const [first] = parts;
  if (first?.denied || parts.some(({ denied, written }) => denied && (WITH_YEARS.test(written) || isOfChild(written))))
    return false;
  return !namesLimit || YES.test(reply);
}

const isOfChild = (written: string): boolean =>
  new RegExp(`(?<!\\p{L})${CHILD}(?!\\p{L})`, 'u').test(foldText(written));
