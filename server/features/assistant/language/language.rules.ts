import { generalScores } from '#server/features/understanding/language/general-scores.ts';
import { languageOfHanWords } from '#server/features/understanding/language/han.rules.ts';
import { languageOfScript } from '#server/features/understanding/language/scripts.rules.ts';
import { baseLanguage, FIXED_LANGUAGES } from './languages.rules.ts';
import { COMMON_WORDS } from './language.words.ts';
import { cleanText, foldText } from './plain-text.rules.ts';

/** @property likely the hotel's own languages; those of the fixed sentences are always likely. */
export type LanguageContext = { likely?: readonly string[]; previous?: string | null };
/** @property confident whether the text alone decided; otherwise the conversation's language was kept. */
export type DetectedLanguage = { language: string; confident: boolean };

const SAMPLE = 600;
const CYRILLIC = ['ru', 'bg', 'uk', 'sr', 'mk'];

/**
 * The language a guest writes in (ISO 639-1). Scripts decide by themselves; Latin text is compared with the likely
 * languages only, as guessing among sixty is wrong on short texts; what is too short or mixed keeps the conversation's
 * last one (docs/assistant.md, step 3).
 */
export function detectLanguage(text: string, { likely = [], previous = null }: LanguageContext = {}): DetectedLanguage {
  const sample = withoutAddresses(cleanText(text, SAMPLE));
  const fallback = { language: baseLanguage(previous ?? likely[0] ?? 'en') || 'en', confident: false };
  const letters = (sample.match(/\p{L}/gu) ?? []).length;
  if (letters === 0) return fallback;
  const candidates = [...new Set([...likely.map(baseLanguage), ...FIXED_LANGUAGES])];
  const latin = (sample.match(/\p{Script=Latin}/gu) ?? []).length;
  if (latin / letters >= 0.75) return latinLanguage(sample, candidates, fallback);
  // A brand's name in Latin letters inside Japanese or Arabic is usual, so other scripts win earlier.
  if (latin / letters > 0.6) return fallback;
  return scriptLanguage(sample, previous, candidates) ?? fallback;
}

const withoutAddresses = (text: string): string => text.replace(/https?:\/\/\S+|www\.\S+|\S+@\S+/gi, ' ');

function scriptLanguage(text: string, previous: string | null, candidates: string[]): DetectedLanguage | null {
  const script = languageOfScript(text, previous);
  if (!script) return null;
  const written = script.sure || previous === 'ja' ? null : languageOfHanWords(text);
  if (written) return sure(written);
  const cyrillic = candidates.filter((code) => CYRILLIC.includes(code));
  const among = script.code === 'ru' && cyrillic.length > 1 ? scoresOf(text, cyrillic)[0]?.[0] : null;
  return { language: among ?? script.code, confident: script.sure };
}

const sure = (language: string): DetectedLanguage => ({ language, confident: true });

/** Languages with their n-gram scores from 0 to 1, the most probable first. */
function scoresOf(text: string, only?: string[]): [language: string, score: number][] {
  const scores = Object.entries(generalScores(text));
  return (only ? scores.filter(([language]) => only.includes(language)) : scores).toSorted(([, a], [, b]) => b - a);
}

/** How many times the next score a language must have to be clear, and one that is not a candidate to be taken. */
const CLEARLY = 1.06;
const FOREIGN = 1.2;

function latinLanguage(text: string, candidates: string[], fallback: DetectedLanguage): DetectedLanguage {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  const common = languageOfCommonWords(text, candidates);
  // "no", "si" or "la" alone must not change the conversation's language; "hola" or "danke" may.
  if (words <= 2 && !(common && hasLongCommonWord(text, common))) return fallback;
  const [first, second] = scoresOf(text, candidates);
  if (!first) return common ? sure(common) : fallback;
  const [anywhere] = scoresOf(text);
  if (words >= 4 && anywhere && !candidates.includes(anywhere[0]) && anywhere[1] >= FOREIGN * first[1])
    return sure(anywhere[0]);
  const clear = first[1] >= CLEARLY * (second?.[1] ?? 0);
  // In longer texts, n-grams are more reliable than a few words that related languages share.
  if (words >= 4 && clear) return sure(first[0]);
  if (common) return sure(common);
  if (clear && words >= 3) return sure(first[0]);
  return words >= 3 && fallback.language === 'en' ? { language: first[0], confident: false } : fallback;
}

const hasLongCommonWord = (text: string, language: string): boolean =>
  (foldText(text).match(/\p{L}{4,}/gu) ?? []).some((word) => COMMON_WORDS[language]?.has(word)) ||
  /^\W*(hi|hey|hoi|oi|ola)\W*$/u.test(foldText(text));

/** The language with the most common words in the text; null if two languages have the same count. */
function languageOfCommonWords(text: string, candidates: string[]): string | null {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  const scores = candidates.map((language) => ({
    language,
    score: words.filter((word) => COMMON_WORDS[language]?.has(word)).length,
  }));
  scores.sort((a, b) => b.score - a.score);
  const [first, second] = scores;
  return first && first.score > 0 && first.score > (second?.score ?? 0) ? first.language : null;
}
