import type { Coverage, CoverageRow, CoveringEntry } from '#shared/features/knowledge/coverage.schema.ts';
import { frequentQuestions, guestQuestions } from '#shared/features/knowledge/guest-questions.values.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { entryLanguage } from '#server/features/assistant/retrieval/entry-choice.ts';
import { answeredBy, hasFixedSentence } from '#server/features/assistant/retrieval/linked-entries.ts';

const mostEntries = 5;

export type Asked = { intent: string; language: string; times: number };
type Covering = CoveringEntry & { probability: number };

/**
 * For each question the entries that answer it, and how often it was asked.
 * @param entries linked ahead, so that this takes milliseconds
 * @param language the language that the hotel works in
 */
export function coverageOf(entries: readonly KnowledgeEntry[], asked: readonly Asked[], language: string): Coverage {
  const covering = coveringEntries(entries);
  const rows = guestQuestions.map((intent, index): CoverageRow => {
    const asked_in = asked
      .filter((count) => count.intent === intent)
      .map((count) => ({ language: count.language, times: count.times }));
    const found = covering.get(intent) ?? [];
    return {
      intent,
      frequent: index < frequentQuestions,
      asked: asked_in.reduce((sum, { times }) => sum + times, 0),
      asked_in,
      entries: found.slice(0, mostEntries).map(({ probability: _probability, ...entry }) => entry),
      missing_languages: missingLanguages(found, [language, ...asked_in.map((count) => count.language)]),
    };
  });
  const frequent = rows.filter((row) => row.frequent);
  return {
    // The sort is stable: equal counts stay in the order of `guestQuestions`.
    rows: rows.toSorted((a, b) => b.asked - a.asked),
    frequent: { answered: frequent.filter((row) => row.entries.length > 0).length, of: frequent.length },
    language,
  };
}

function coveringEntries(entries: readonly KnowledgeEntry[]): Map<string, Covering[]> {
  const found = new Map<string, Covering[]>();
  for (const entry of entries) {
    const { id, kind, title, answers = [] } = entry;
    const language = hasFixedSentence(entry) ? null : entryLanguage(entry);
    for (const [intent, probability] of questionsOf(entry)) {
      const covering = { id, kind, title, language, confirmed: answers.includes(intent), probability };
      found.set(intent, [...(found.get(intent) ?? []), covering]);
    }
  }
  for (const covering of found.values()) covering.sort((a, b) => b.probability - a.probability);
  return found;
}

/** The questions that an entry answers, with 1 for those that a person confirmed. */
export function questionsOf(entry: KnowledgeEntry): Map<string, number> {
  const confirmed = (entry.answers ?? []).map((intent): [string, number] => [intent, 1]);
  const known = new Map(confirmed);
  for (const { id, weight } of answeredBy(entry)) if (!known.has(id)) known.set(id, weight);
  return known;
}

function missingLanguages(entries: readonly Covering[], wanted: readonly string[]): string[] {
  if (entries.length === 0 || entries.some(({ language }) => language === null)) return [];
  return [...new Set(wanted)].filter((language) => !entries.some((entry) => entry.language === language));
}
