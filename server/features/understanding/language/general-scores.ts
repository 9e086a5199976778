import { packNgrams } from './packed-ngrams.ts';

type Detector = { detect(text: string): { getScores(): Record<string, number> } };
type Data = { type: string; languages: Record<number, string>; ngrams: object };

/** eld's own entry holds its n-grams as objects; its detector takes them from any object that answers for them. */
const ENTRY = import.meta.resolve('eld/large');
const { createEld }: { createEld: () => { instance: Detector; loadData: (data: Data) => unknown } } = await import(
  new URL('../languageDetector.js', ENTRY).href
);
const { languages, scoresOf } = packNgrams(new URL('../ngrams/large.js', ENTRY));
const { instance, loadData } = createEld();
loadData({ type: 'L60', languages, ngrams: new Proxy({}, { get: (_, ngram) => scoresOf(String(ngram)) }) });

let last: { text: string; scores: Readonly<Record<string, number>> } | null = null;

/** Scores from 0 to 1 of 60 languages (ISO 639-1) by the n-grams of general text. Several readers ask for one text in turn. */
export function generalScores(text: string): Readonly<Record<string, number>> {
  if (last?.text !== text) last = { text, scores: instance.detect(text).getScores() };
  return last.scores;
}
