import { z } from 'zod';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { simulatorDraft, simulatorHistory } from './simulator.schema.ts';

/**
 * Glossary.
 * - **test question**: an exchange of the simulator that a hotel keeps, with the answer that it expects.
 * - **outcome**: what an answer came to: its text, whether a person is called, and the entries that it stands on.
 */
export const outcome = z.object({
  reply: z.string().max(16_000),
  human_required: z.boolean(),
  entries: z
    .array(z.object({ id: z.string().max(100), kind: z.string().max(40), title: z.string().max(4000) }))
    .max(100),
});
export type Outcome = z.output<typeof outcome>;

/** `same`: as expected. `reworded`: other words, nothing else. `different`: something that a guest would notice. */
export const verdict = z.enum(['same', 'reworded', 'different']);
export type Verdict = z.output<typeof verdict>;

export const testResult = z.object({
  outcome,
  verdict,
  /** The settings, the hotel's knowledge or the model have changed since. */
  outdated: z.boolean(),
});
export type TestResult = z.output<typeof testResult>;

export const testQuestion = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  question: z.string(),
  history: simulatorHistory,
  /** Asked by a guest in the house instead of a stranger. */
  in_house: z.boolean(),
  expected: outcome,
  /** Of the last run with everything as it is saved; null where there was none. */
  last_result: testResult.nullable(),
  last_run_at: nullableInstant,
  created_at: instant,
});
export type TestQuestion = z.output<typeof testQuestion>;

export const testQuestionDraft = z.object({
  question: z.string({ error: 'Write a message first.' }).trim().min(1, 'Write a message first.').max(16_000),
  history: simulatorHistory.default([]),
  in_house: z.boolean().default(false),
  expected: outcome,
});
export type TestQuestionDraft = z.output<typeof testQuestionDraft>;

/** A hotel corrects what it expects, or takes what came as right. */
export const testQuestionChange = z.object({ expected: outcome });
export type TestQuestionChange = z.output<typeof testQuestionChange>;

/** With a draft in it nothing is stored. */
export const testRun = simulatorDraft;
export const testRunResult = testResult.omit({ outdated: true }).extend({ item: testQuestion });
export type TestRunResult = z.output<typeof testRunResult>;
