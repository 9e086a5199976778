import { detectAll } from 'tinyld/heavy';
import { baseLanguage, FIXED_LANGUAGES } from './languages.rules.ts';
import { COMMON_WORDS } from './language.words.ts';
import { cleanText, foldText } from './plain-text.rules.ts';

/** @property likely the hotel's own languages; those of the fixed sentences are always likely. */
export type LanguageContext = { likely?: readonly string[]; previous?: string | null };
/** @property confident whether the text alone decided; otherwise the conversation's language was kept. */
export type DetectedLanguage = { language: string; confident: boolean };

const SAMPLE = 600;
/** Scripts with the most common language written in each. */
const SCRIPTS: [RegExp, string][] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

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
  return scriptLanguage(sample, letters - latin, candidates) ?? fallback;
}

const withoutAddresses = (text: string): string => text.replace(/https?:\/\/\S+|www\.\S+|\S+@\S+/gi, ' ');

function scriptLanguage(text: string, letters: number, candidates: string[]): DetectedLanguage | null {
  const kana = (text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length;
  const han = (text.match(/\p{Script=Han}/gu) ?? []).length;
  if ((kana + han) / letters > 0.5) return kana > 0 ? sure('ja') : sure('zh');
  for (const [script, language] of SCRIPTS) {
    if ((text.match(script) ?? []).length / letters <= 0.5) continue;
    return sure(neighbour(text, language, candidates));
  }
  return null;
}

const sure = (language: string): DetectedLanguage => ({ language, confident: true });

/** Languages that share a script, told apart by letters that the more common one does not have. */
function neighbour(text: string, language: string, candidates: string[]): string {
  if (language === 'ar' && /[پچژگک]/u.test(text))
    return candidates.includes('ur') && /[ٹڈڑں]/u.test(text) ? 'ur' : 'fa';
  if (language !== 'ru') return language;
  if (/[іїєґ]/iu.test(text)) return 'uk';
  if (/[ђћџљњј]/iu.test(text)) return 'sr';
  const cyrillic = candidates.filter((code) => ['ru', 'bg', 'uk', 'sr', 'mk'].includes(code));
  return cyrillic.length > 1 ? (detectAll(text, { only: cyrillic })[0]?.lang ?? language) : language;
}

function latinLanguage(text: string, candidates: string[], fallback: DetectedLanguage): DetectedLanguage {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  const common = languageOfCommonWords(text, candidates);
  // "no", "si" or "la" alone must not change the conversation's language; "hola" or "danke" may.
  if (words <= 2 && !(common && hasLongCommonWord(text, common))) return fallback;
  const [first, second] = detectAll(text, { only: candidates });
  if (!first) return common ? sure(common) : fallback;
  if (first.accuracy < 0.3 && words >= 4) {
    const [anywhere] = detectAll(text);
    if (anywhere && anywhere.accuracy >= 0.9 && !candidates.includes(anywhere.lang)) return sure(anywhere.lang);
  }
  // In longer texts, n-grams are more reliable than a few words that related languages share.
  if (words >= 4 && first.accuracy >= 0.25 && first.accuracy >= 2.5 * (second?.accuracy ?? 0)) return sure(first.lang);
  if (common) return sure(common);
  const clear = first.accuracy >= 0.09 && first.accuracy >= 2.5 * (second?.accuracy ?? 0);
  if (clear && words >= 3) return sure(first.lang);
  return words >= 3 && fallback.language === 'en' && first.accuracy >= 0.09
    ? { language: first.lang, confident: false }
    : fallback;
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
