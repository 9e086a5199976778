import type { KnowledgeEntry } from '../assistant.types.ts';
import { remembered } from '#server/features/understanding/remembered.rules.ts';
import { stem, termsOf, trigrams } from './question-terms.rules.ts';

/** @property score 0 to 1: share of the question's weight that the entry covers. */
export type RankedEntry = { entry: KnowledgeEntry; score: number };

type Indexed = { titleTerms: Set<string>; textTerms: Set<string> };
const TITLE_WEIGHT = 1;
const TEXT_WEIGHT = 0.6;
const NEAR = 0.45;
const MOST_TERMS = 60;

const termSet = (text: string): Set<string> => {
  const { topics, aspects } = termsOf(text);
  return new Set([...topics, ...[...aspects].map((aspect) => `@${aspect}`)]);
};

const termsOfEntry = remembered(termSet, 10_000);

const indexOf = (entry: KnowledgeEntry): Indexed => ({
  titleTerms: termsOfEntry(entry.title),
  textTerms: termsOfEntry(entry.text.slice(0, 4000)),
});

/** All entries with their lexical score, best first. Topics are weighted by their rarity in this hotel's entries. */
export function scoreEntries(question: string, entries: readonly KnowledgeEntry[]): RankedEntry[] {
  const asked = [...termSet(question)].slice(0, MOST_TERMS);
  const indexes = entries.map(indexOf);
  const weights = asked.map((term) => rarity(term, indexes));
  const near = nearTerms(asked, indexes);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scored = entries.map((entry, at) => {
    const index = indexes[at] ?? { titleTerms: new Set<string>(), textTerms: new Set<string>() };
    const sum = asked.reduce((score, term, i) => score + (weights[i] ?? 0) * termScore(term, index, near), 0);
    return { entry, score: total > 0 ? Math.min(1, sum / total) : 0 };
  });
  return scored.sort((a, b) => b.score - a.score);
}

function rarity(term: string, indexes: Indexed[]): number {
  const holders = indexes.filter((index) => index.titleTerms.has(term) || index.textTerms.has(term)).length;
  const rare = Math.log(1 + (indexes.length + 1) / (holders + 0.5));
  return term.startsWith('@') ? rare * 0.35 : rare;
}

/** Similar words of the entries, for terms without an exact match. */
function nearTerms(asked: string[], indexes: Indexed[]): Map<string, Map<string, number>> {
  const vocabulary = new Set(indexes.flatMap((index) => [...index.titleTerms, ...index.textTerms]));
  const missing = asked.filter((term) => /^\p{L}/u.test(term) && term.length > 3 && !vocabulary.has(term));
  if (missing.length === 0) return new Map();
  const byGram = new Map<string, string[]>();
  for (const word of vocabulary)
    for (const gram of /^\p{L}/u.test(word) ? trigrams(word) : [])
      byGram.set(gram, [...(byGram.get(gram) ?? []), word].slice(-400));
  return new Map(missing.map((term) => [term, lookAlikes(term, byGram)]));
}

function lookAlikes(term: string, byGram: Map<string, string[]>): Map<string, number> {
  const grams = trigrams(term);
  const shared = new Map<string, number>();
  for (const gram of grams) for (const word of byGram.get(gram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
  const alike = new Map<string, number>();
  for (const [word, count] of shared) {
    const value = count / (grams.length + trigrams(word).length - count);
    if (value >= NEAR) alike.set(word, value);
  }
  return alike;
}

function termScore(term: string, index: Indexed, near: Map<string, Map<string, number>>): number {
  if (index.titleTerms.has(term)) return TITLE_WEIGHT;
  if (index.textTerms.has(term)) return TEXT_WEIGHT;
  let best = 0;
  for (const [word, value] of near.get(term) ?? []) {
    if (index.titleTerms.has(word)) best = Math.max(best, value * TITLE_WEIGHT);
    else if (index.textTerms.has(word)) best = Math.max(best, value * TEXT_WEIGHT);
  }
  return best;
}

/**
 * Selects the entries for a question: all of them, in order, if they fit the budget; otherwise the best ones.
 * @param budgetChars over titles and texts together
 */
export function rankEntries(
  question: string,
  entries: readonly KnowledgeEntry[],
  { budgetChars }: { budgetChars: number },
): KnowledgeEntry[] {
  const length = (entry: KnowledgeEntry): number => entry.title.length + entry.text.length + entry.id.length;
  if (entries.reduce((sum, entry) => sum + length(entry), 0) <= budgetChars) return [...entries];
  let left = budgetChars;
  return scoreEntries(question, entries)
    .filter(({ entry }) => {
      const fits = length(entry) <= left;
      if (fits) left -= length(entry);
      return fits;
    })
    .map(({ entry }) => entry);
}

/** 0 to 1: share of a text's words that occur in the entries. Used to check whether a reply is about them. */
export function overlap(text: string, entries: readonly KnowledgeEntry[]): number {
  const words = termsOf(text).topics;
  if (words.length === 0) return 1;
  const held = new Set(entries.flatMap((entry) => termsOf(`${entry.title}\n${entry.text}`).topics));
  return words.filter((word) => held.has(word) || held.has(stem(word))).length / words.length;
}
