import { z } from 'zod';

/**
 * An entry that answers a question. `kind` is 'faq', 'knowledge' or 'profile'. `language` is null for a fact of the
 * profile that has a fixed sentence in every guest language.
 */
export const coveringEntry = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  language: z.string().nullable(),
  /** Set by a person; otherwise read from the text. */
  confirmed: z.boolean(),
});
export type CoveringEntry = z.output<typeof coveringEntry>;

/** One thing that guests ask, and what this hotel says to it. `intent`: an id of `coveredQuestions`. */
export const coverageRow = z.object({
  intent: z.string(),
  /** Among the most frequent questions of hotel guests. */
  frequent: z.boolean(),
  /** Number of turns of the last 30 days that asked it, in total and by language. */
  asked: z.number().int(),
  asked_in: z.array(z.object({ language: z.string(), times: z.number().int() })),
  /** Empty: a gap. The surest entry first, at most 5. */
  entries: z.array(coveringEntry),
  /** Languages that it was asked in, or that the hotel works in, and that no entry is written in. Empty for a gap. */
  missing_languages: z.array(z.string()),
});
export type CoverageRow = z.output<typeof coverageRow>;

/** Sorted by how often it was asked, then by how frequent it is in hotels. */
export const coverage = z.object({
  rows: z.array(coverageRow),
  /** How many of the most frequent questions are answered. */
  frequent: z.object({ answered: z.number().int(), of: z.number().int() }),
  /** The language that the hotel works in; new entries are proposed in it. */
  language: z.string(),
});
export type Coverage = z.output<typeof coverage>;
