import { patternOf } from '#server/features/knowledge/contradictions/word-patterns.rules.ts';
import { FREE, INCLUDED } from '../language/facts.words.ts';
import { saysNot, type Part } from './affirmed-parts.rules.ts';
import { foldText } from '../language/plain-text.rules.ts';
import { PAID, PAIRS, STEP_FREE } from './paired-claims.words.ts';
import { PRICE } from './price-facts.rules.ts';

/**
 * @property own only the entries that the reply names support it: a lift of the house leads not to its sauna
 * @property enough a source with this supports what is said as well
 */
type Pair = { said: RegExp; other: RegExp; own: boolean; enough?: RegExp };
const listed = (words: string): RegExp => patternOf(foldText(words));

const FREE_OR_INCLUDED = new RegExp(`${FREE.source}|${INCLUDED.source}`, 'u');
const pairs: readonly Pair[] = [
  ...PAIRS.map(({ said, other }) => ({
    said: listed(said),
    other: listed(other),
    own: said === STEP_FREE,
  })),
  { said: listed(PAID), other: FREE_OR_INCLUDED, own: true, enough: new RegExp(PRICE.source, 'iu') },
];

const without = (pattern: RegExp, folded: string): string => folded.replace(new RegExp(pattern.source, 'gu'), ' ');
/** The word itself may hold a "not" ("without steps"). */
const says = (pattern: RegExp, { folded, language }: Part): boolean =>
  pattern.test(folded) && !saysNot(without(pattern, folded), language);

/** Whether a part of a reply denies only what no source says: "not accessible", "no indoor pool". */
export const deniesOther = (part: Part, used: readonly Part[]): boolean =>
  part.denied &&
  pairs.some(({ said }) => said.test(part.folded) && !says(said, part) && !used.some((source) => says(said, source)));

/**
 * A word of a pair of opposites in a reply of which the sources say only the other one, or which they deny; null: none.
 * @param used parts of the entries that the reply names; @param known those and the parts of the profile
 */
export function turnedAround(reply: readonly Part[], used: readonly Part[], known: readonly Part[]): string | null {
  for (const { said, other, own, enough } of pairs) {
    const claim = reply.find((part) => says(said, part) && !other.test(without(said, part.folded)));
    const sources = own ? used : known;
    if (!claim || sources.some((part) => says(said, part) || enough?.test(part.folded))) continue;
    const isOtherwise = used.some((part) => said.test(part.folded) || other.test(without(said, part.folded)));
    if (isOtherwise) return said.exec(claim.folded)?.[0] ?? null;
  }
  return null;
}
