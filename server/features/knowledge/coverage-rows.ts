import type { Coverage, CoverageRow, CoveringEntry } from '#shared/features/knowledge/coverage.schema.ts';
import {
  coveredQuestions,
  frequentQuestions,
  guestQuestions,
  intentOf,
  questionParts,
} from '#shared/features/knowledge/guest-questions.values.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import type { ToldPlainly } from '#server/features/assistant/retrieval/asked-plainly.ts';
import { entryLanguage } from '#server/features/assistant/retrieval/entry-language.ts';
import { answeredBy, hasFixedSentence } from '#server/features/assistant/retrieval/linked-entries.ts';

import { ANSWER_FROM } from '#server/features/understanding/entries/choose.ts';

const mostEntries = 5;

export type Asked = { intent: string; language: string; times: number };
type Covering = CoveringEntry & { probability: number };

/**
 * For each question the entries that answer it, and how often it was asked.
 * @param entries linked ahead, so that this takes milliseconds
 * @param language the language that the hotel works in; @param told `toldPlainly` of these entries
 */
export function coverageOf(
  entries: readonly KnowledgeEntry[],
  asked: readonly Asked[],
  language: string,
  told: ReadonlyMap<string, ToldPlainly>,
): Coverage {
  const covering = coveringEntries(entries, told);
  const counts = countsByQuestion(asked);
  const rows = coveredQuestions.map((question): CoverageRow => {
    const asked_in = counts.get(question) ?? [];
    const found = covering.get(question) ?? [];
    return {
      intent: question,
      frequent: frequent.has(question),
      asked: asked_in.reduce((sum, { times }) => sum + times, 0),
      asked_in,
      entries: found.slice(0, mostEntries).map(({ probability: _probability, ...entry }) => entry),
      missing_languages: missingLanguages(found, [language, ...asked_in.map((count) => count.language)]),
    };
  });
  const asksMost = rows.filter((row) => row.frequent);
  return {
    // The sort is stable: equal counts stay in the order of `coveredQuestions`.
    rows: rows.toSorted((a, b) => b.asked - a.asked),
    frequent: { answered: asksMost.filter((row) => row.entries.length > 0).length, of: asksMost.length },
    language,
  };
}

/** What a question means where a message names no part of it. */
const mainPart = (intent: string): string => {
  const [part] = questionParts[intent as keyof typeof questionParts] ?? [];
  return part === undefined ? intent : `${intent}:${part}`;
};
const frequent = new Set(guestQuestions.slice(0, frequentQuestions).map(mainPart));

/** Counts of a whole question are those of its main part. */
function countsByQuestion(asked: readonly Asked[]): Map<string, CoverageRow['asked_in']> {
  const counts = new Map<string, CoverageRow['asked_in']>();
  for (const { intent, language, times } of asked) {
    const question = intent.includes(':') ? intent : mainPart(intent);
    const known = counts.get(question) ?? [];
    const same = known.find((count) => count.language === language);
    if (same) same.times += times;
    else counts.set(question, [...known, { language, times }]);
  }
  return counts;
}

/**
 * By question the entries that answer it. One that seems to, read by itself, and that the assistant neither sends nor asks back when
 * it has all entries, is none, unless a person confirmed it or it may be the same in another language.
 */
function coveringEntries(
  entries: readonly KnowledgeEntry[],
  told: ReadonlyMap<string, ToldPlainly>,
): Map<string, Covering[]> {
  const found = new Map<string, Covering[]>();
  const languages = new Map(entries.map((entry) => [entry.id, hasFixedSentence(entry) ? null : entryLanguage(entry)]));
  const add = (
    question: string,
    { id, kind, title }: KnowledgeEntry,
    confirmed: boolean,
    probability: number,
  ): void => {
    const covering = { id, kind, title, language: languages.get(id) ?? null, confirmed, probability };
    found.set(question, [...(found.get(question) ?? []), covering]);
  };
  for (const entry of entries) {
    const covered = coveredBy(entry);
    for (const { question, probability, confirmed } of covered)
      if (confirmed || isTold(entry.id, probability, told.get(question), languages))
        add(question, entry, confirmed, probability);
    const questions = new Set(covered.map(({ question }) => question));
    for (const [question, { sent }] of told)
      if (sent.has(entry.id) && !questions.has(question)) add(question, entry, false, ANSWER_FROM);
  }
  for (const covering of found.values()) covering.sort((a, b) => b.probability - a.probability);
  return found;
}

/** @param probability that the entry answers, read by itself: one that is asked back must be sure */
function isTold(
  id: string,
  probability: number,
  told: ToldPlainly | undefined,
  languages: ReadonlyMap<string, string | null>,
): boolean {
  if (!told || told.sent.has(id)) return true;
  if (told.asked.has(id)) return probability >= ANSWER_FROM;
  const others = [...told.sent, ...told.asked].map((other) => languages.get(other));
  return others.length > 0 && others.every((language) => language !== languages.get(id));
}

/** The questions of the coverage that an entry answers. What a person confirmed counts for the parts that the text is about. */
function coveredBy(entry: KnowledgeEntry): { question: string; probability: number; confirmed: boolean }[] {
  const { answers = [] } = entry;
  const read = answeredBy(entry).map(({ id, weight }) => {
    const confirmed = answers.includes(intentOf(id));
    return { question: id, probability: confirmed ? 1 : weight, confirmed };
  });
  const others = answers.filter((intent) => !read.some(({ question }) => intentOf(question) === intent));
  return [...others.map((intent) => ({ question: mainPart(intent), probability: 1, confirmed: true })), ...read];
}

/** The questions (`guestQuestions`) that an entry answers, with 1 for those that a person confirmed. */
export function questionsOf(entry: KnowledgeEntry): Map<string, number> {
  const confirmed = (entry.answers ?? []).map((intent): [string, number] => [intent, 1]);
  const known = new Map(confirmed);
  for (const { id, weight } of answeredBy(entry)) if (!known.has(intentOf(id))) known.set(intentOf(id), weight);
  return known;
}

function missingLanguages(entries: readonly Covering[], wanted: readonly string[]): string[] {
  if (entries.length === 0 || entries.some(({ language }) => language === null)) return [];
  return [...new Set(wanted)].filter((language) => !entries.some((entry) => entry.language === language));
}
