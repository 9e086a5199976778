import { allConceptsOf } from '../danger/danger-words.rules.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import { limitsIn } from '../lexicon/limits.ts';
import { readData } from '../sources.ts';
import { fold, foldedWordsOf } from '../text/folding.rules.ts';
import { namesIn } from '../text/words.rules.ts';
import type { ChildPrice } from './child-prices.rules.ts';
import { namesOf } from './names.ts';

const WORDS = parseLexicon(readData('measures.txt'));
const ASKED = ['DEPTH', 'AGE', 'DURATION', 'BRAND'] as const;
/** What a question asks that only an entry which states it answers. CHILDDEPTH: of the children's pool. */
export type Measure = (typeof ASKED)[number] | 'CHILDDEPTH' | ChildPrice;

const conceptsIn = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  allConceptsOf(foldedWordsOf(text), WORDS, languages);

/** The figures and names that a question asks for. */
export function measuresAsked(text: string, languages: readonly LanguageCode[]): Measure[] {
  const found = conceptsIn(text, languages);
  return ASKED.filter((measure) => found.has(measure)).map((measure) =>
    measure === 'DEPTH' && found.has('CHILDREN') ? 'CHILDDEPTH' : measure,
  );
}

const LONGEST = 4_000;
const LONGEST_TITLE = 500;
/** Letters before a depth that may say whose it is: "the children's pool (0.40 m deep)". */
const OWNER = 24;
const SENTENCE = /[.!?](?=\s|$)|[\n。！？؟]/u;
/** Not the comma of a number. */
const PART = /(?<!\p{Nd})[,;()，、；（）]|[,;()，、；（）](?!\p{Nd})/u;
const METRES =
  /\p{Nd}\s?(?:m|cm|ft|feet|foot|met\p{L}{1,4}|centim\p{L}*|м|см|метр\p{L}*|сантиметр\p{L}*|متر\p{L}*|م|سم|سنتيمتر\p{L}*)(?!\p{L})|\p{Nd}\s?(?:米|厘米|メートル|センチ|m|cm)/u;
const DURATION =
  /\p{Nd}\s?-?\s?(?:min|mins|minut\p{L}*|h|hrs?|hours?|heures?|stunden?|std|stundig\p{L}*|minutig\p{L}*|horas?|or[ae]|uur|uren|godzin\p{L}*|godz|час\p{L}*|мин\p{L}*|saat\p{L}*|dakika\p{L}*|dk|days?|tage?|jours?|dias?|giorn[oi]|dagen|dni|дн\p{L}*|gun|دقيق\p{L}*|دقائق|ساع\p{L}*)(?!\p{L})|\p{Nd}\s?(?:分|小时|個?小時|時間|天)|(?<!\p{L})(?:one|an|half an|two|three|four|five|half|full|whole|all|une|deux|trois|demi|demie|eine|einer|zwei|drei|vier|halb\p{L}*|ganztag\p{L}*|una|dos|tres|media|medio|due|mezza|mezzo|uma|duas|meia|een|twee|drie|halve?|godzin\p{L}*|poł|pol|dwie|один|одного|два|две|три|пол|bir|iki|uc|yarim) (?:hours?|days?|heures?|journee|stunden?|tage?|horas?|dias?|or[ae]|giornata|uur|dag|godzin\p{L}*|dnia|час\p{L}*|дня|saat|gun)(?!\p{L})|(?<!\p{L})(?:полчаса|ganztagig|halbtagig|halbstundig|einstundig)|(?:半|一|两|三)(?:个|個)?(?:小时|小時|天)/u;
/** A number that is no price, time, length or part of one. */
const BARE_NUMBER =
  /(?<![\p{Nd}.,:€$£])\p{Nd}{1,2}(?![\p{Nd}:]|[.,]\p{Nd}|\s?(?:m|cm|€|eur|euros?|am|pm|uhr|h)(?!\p{L}))/u;
const LATIN = /[A-Za-z]{3}/;
const MAY_BE_LATIN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;

/** @param languages those the entry may be in */
export function measuresStated(title: string, text: string, languages: readonly LanguageCode[]): Set<Measure> {
  const stated = new Set<Measure>();
  const sentences = `${title.slice(0, LONGEST_TITLE)}\n${text.slice(0, LONGEST)}`.split(SENTENCE);
  if (sentences.some((sentence) => BARE_NUMBER.test(fold(sentence)) && isOfPersons(sentence))) stated.add('AGE');
  if (DURATION.test(fold(text.slice(0, LONGEST)))) stated.add('DURATION');
  if (namesBrand(text.slice(0, LONGEST), languages)) stated.add('BRAND');
  for (const sentence of sentences) for (const depth of depthsIn(sentence, languages)) stated.add(depth);
  return stated;
}

const isOfPersons = (sentence: string): boolean => {
  const limits = limitsIn(sentence, LANGUAGES);
  return limits.has('AGE') || limits.has('CHILD') || limits.has('ADULT');
};

/** A depth is that of the children's pool where its part, or what stands directly before it, names children. */
function depthsIn(sentence: string, languages: readonly LanguageCode[]): Measure[] {
  const found: Measure[] = [];
  let before = '';
  let named = false;
  for (const part of sentence.split(PART)) {
    const concepts = conceptsIn(part, languages);
    const isDeep = concepts.has('DEPTH') || concepts.has('DEEP');
    named ||= isDeep;
    const ofChildren = concepts.has('CHILDREN') || conceptsIn(before.slice(-OWNER), languages).has('CHILDREN');
    if (METRES.test(fold(part)) && (isDeep || (named && ofChildren))) found.push(ofChildren ? 'CHILDDEPTH' : 'DEPTH');
    before = part;
  }
  return found;
}

/** Nouns of German begin with capital letters as well. */
const namesBrand = (text: string, languages: readonly LanguageCode[]): boolean => {
  if (MAY_BE_LATIN.test(text)) return LATIN.test(text);
  const isGerman = languages.length === 1 && languages[0] === 'de';
  return isGerman ? namesOf(text, languages).length > 0 : namesIn(text).length > 0;
};
