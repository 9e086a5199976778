import { languageFeatures } from '../model/features.rules.ts';
import { tokensOf } from '../text/folding.rules.ts';
import { isLanguage, LANGUAGES, type LanguageCode } from '../languages.ts';
import type { Model } from '../model/model.ts';
import { generalScores } from './general-scores.ts';

export type LanguageScore = { code: LanguageCode; score: number };

/** How much n-grams of general text (eld) count beside those of guests' phrases. */
const GENERAL_POWER = 6;
const LEAST = 1e-3;
/** Our languages in Latin script. */
export const LATIN = LANGUAGES.filter((code) => !['ru', 'ar', 'zh', 'ja'].includes(code));

/** Our languages in Latin script with their probabilities, the most probable first. */
export function latinScores(text: string, model: Model): LanguageScore[] {
  const own = model.scoreLanguages(languageFeatures(tokensOf(text)));
  const general = generalScores(text);
  const scores = LATIN.map((code) => ({
    code,
    score: Math.max(LEAST, own[LANGUAGES.indexOf(code)] ?? 0) * Math.max(0.05, general[code] ?? 0) ** GENERAL_POWER,
  }));
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return scores.map(({ code, score }) => ({ code, score: score / sum })).toSorted((a, b) => b.score - a.score);
}

const CLEARLY = 1.25;

/** A language that is not ours (Swedish, Romanian, ...), where the text clearly is in it; otherwise null. */
export function foreignLanguage(text: string): string | null {
  const scores = generalScores(text);
  const [first] = Object.entries(scores).toSorted(([, a], [, b]) => b - a);
  if (!first || isLanguage(first[0])) return null;
  const best = Math.max(...LATIN.map((code) => scores[code] ?? 0));
  return first[1] >= best * CLEARLY ? first[0] : null;
}
