import { dangerConceptsOf, ONLY_PEACEFUL, PEACEFUL, SHAPES } from './danger-words.rules.ts';
import { type Combination, isSaid, parsePeaceful, parseRules, type Rule } from './parse-danger-rules.ts';
import type { LanguageCode } from '../languages.ts';
import { type Lexicon, parseLexicon } from '../lexicon/lexicon.rules.ts';
import { readDangerWords, readData } from '../sources.ts';

type DangerData = { lexicon: Lexicon; rules: Rule[]; peaceful: Combination[] };
let loaded: DangerData | null = null;

/** The words of `data/danger` and the rules of `data/danger-rules.txt`, read once. */
export function dangerData(): DangerData {
  if (loaded) return loaded;
  const lexicon = parseLexicon(readDangerWords());
  const known = new Set([...lexicon.concepts, ...SHAPES]);
  const text = readData('danger-rules.txt');
  return (loaded = { lexicon, rules: parseRules(text, known), peaceful: parsePeaceful(text, known) });
}

/** The concepts of danger in a text, and PEACEFUL where those together plainly are none. */
export function conceptsIn(text: string, languages: readonly LanguageCode[]): Set<string> {
  const { lexicon, peaceful } = dangerData();
  const found = dangerConceptsOf(text, lexicon, languages);
  if (peaceful.some((combination) => isSaid(combination, found))) found.add(PEACEFUL);
  for (const concept of ONLY_PEACEFUL) found.delete(concept);
  return found;
}
