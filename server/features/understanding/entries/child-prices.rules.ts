import { allConceptsOf } from '../danger/danger-words.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { limitsIn } from '../lexicon/limits.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import { readData } from '../sources.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';

const WORDS = parseLexicon(readData('measures.txt'));
/** What a question for a child's or a baby's price asks: only an entry with the price of all, or with theirs, answers it. */
export type ChildPrice = 'CHILDPRICE' | 'BABYPRICE';

export const isChildPrice = (measure: string): measure is ChildPrice =>
  measure === 'CHILDPRICE' || measure === 'BABYPRICE';

const COSTS = ['PRICE', 'FREE', 'INCLUDED', 'PAY', 'DISCOUNT'];
const NUMBER = /\p{Nd}+/gu;
const ADULT_FROM = 18;
const BABY =
  /(?<!\p{L})(?:bab(?:y|ys|ies|s)|infants?|newborns?|b[ée]b[ée]s?|bebês?|nourrissons?|säuglinge?n?|neonat[io]|zuigelingen|niemowl\p{L}{1,6}|младен\p{L}{1,6}|грудничк\p{L}{1,4}|bebe\p{L}{0,6}|(?:ال|لل)?(?:رضيع|رضع|بيبي))(?!\p{L})|婴儿|宝宝|嬰兒|寶寶|赤ちゃん|乳児/giu;
const LONGEST = 4_000;

/**
 * @param text of the clause, not of what is told beside it: "we have two kids, how much is parking?"
 * @param concepts of the clause, with those that it takes over from the question before it
 */
export function childPriceAsked(
  text: string,
  concepts: readonly string[],
  languages: readonly LanguageCode[],
): ChildPrice | null {
  const words = allConceptsOf(foldedWordsOf(text), WORDS, languages);
  if (!words.has('COST') && !COSTS.some((cost) => concepts.includes(cost))) return null;
  const limits = limitsIn(text, languages);
  const isYoung = limits.has('AGE') && (text.match(NUMBER) ?? []).some((age) => Number(age) < ADULT_FROM);
  // "For two adults and a child" asks for the price of a party.
  if (limits.has('ADULT') || !(limits.has('CHILD') || isYoung)) return null;
  return text.search(BABY) >= 0 ? 'BABYPRICE' : 'CHILDPRICE';
}

/** What an entry leaves open: whose price it states for adults or each person, or for adults and babies only. */
export function childPricesStated(title: string, text: string, languages: readonly LanguageCode[]): ChildPrice[] {
  const all = `${title}\n${text.slice(0, LONGEST)}`;
  const limits = limitsIn(all, languages);
  const namesChild = limits.has('CHILD') || limits.has('AGE');
  const perPerson = limits.has('ADULT') || allConceptsOf(foldedWordsOf(all), WORDS, languages).has('EACH');
  if (perPerson && !namesChild) return [];
  const others = limitsIn(all.replace(BABY, ' '), languages);
  const onlyBabies = namesChild && !others.has('CHILD') && !others.has('AGE');
  return onlyBabies ? ['BABYPRICE'] : ['CHILDPRICE', 'BABYPRICE'];
}
