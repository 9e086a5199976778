import { plainLexicon } from '#server/features/knowledge/contradictions/plain-lexicon.ts';
import { thingsOf } from '#server/features/knowledge/contradictions/subjects.rules.ts';
import { isLanguage, LANGUAGES } from '#server/features/understanding/languages.ts';
import { conceptsOf } from '#server/features/understanding/lexicon/concepts.rules.ts';
import { tokensOf, withoutAccents } from '#server/features/understanding/text/folding.rules.ts';

const LONGEST = 4000;
/** A word longer than any of the lexicon takes long to look up in thirteen languages. */
const LONGEST_WORD = 60;

/** The lexicon keeps "smoke" for fires. */
const SMOKING =
  /(?<!\p{L})(?:smok(?:e|ing|er|ers)|rauchen|raucht|fum(?:er|ar|are|ez|o|a)|roken|palic|курить|курят|sigara\p{L}*)(?!\p{L})|تدخين|吸烟|抽烟|喫煙|タバコ/u;

/** The things of hotels that a text names ("PARKING"), in any of the languages; in one where it is known. */
export function thingsNamed(text: string, language: string | null): ReadonlySet<string> {
  const languages = language && isLanguage(language) ? [language] : LANGUAGES;
  const words = tokensOf(text.slice(0, LONGEST)).map((word) => withoutAccents(word.slice(0, LONGEST_WORD)));
  const found = thingsOf(conceptsOf(words, plainLexicon(language ?? ''), languages).found, false);
  return new Set(SMOKING.test(words.join(' ')) ? [...found, 'SMOKE_CIG'] : found);
}
