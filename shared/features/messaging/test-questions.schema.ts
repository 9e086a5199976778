import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { simulatorDraft, simulatorHistory } from './simulator.schema.ts';

/**
 * Glossary.
 * - **test question**: a saved exchange of the simulator, with the expected answer.
 * - **outcome**: the result of an answer: its text, whether staff are called, and its sources.
 */
export const outcome = z.object({
  reply: z.string().max(16_000),
  human_required: z.boolean(),
  entries: z
    .array(z.object({ id: z.string().max(100), kind: z.string().max(40), title: z.string().max(4000) }))
    .max(100),
});
export type Outcome = z.output<typeof outcome>;

/** `same`: as expected. `reworded`: only the wording differs. `different`: the content differs. */
export const verdict = z.enum(['same', 'reworded', 'different']);
export type Verdict = z.output<typeof verdict>;

const testResult = z.object({
  outcome,
  verdict,
  /** True if the settings, the hotel's knowledge or the model have changed since the run. */
  outdated: z.boolean(),
});

export const testQuestion = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  question: z.string(),
  history: simulatorHistory,
  /** Asked by a guest in the house instead of a stranger. */
  in_house: z.boolean(),
  expected: outcome,
  /** Result of the last run with the saved settings; null before the first run. */
  last_result: testResult.nullable(),
  last_run_at: nullableInstant,
  created_at: instant,
});
export type TestQuestion = z.output<typeof testQuestion>;

export const testQuestionDraft = z.object({
  question: z
    .string({ error: code('write_message_first') })
    .trim()
    .min(1, code('write_message_first'))
    .max(16_000),
  history: simulatorHistory.default([]),
  in_house: z.boolean().default(false),
  expected: outcome,
});
export type TestQuestionDraft = z.output<typeof testQuestionDraft>;

/** Replaces the expected outcome, with an edited one or with the last result. */
export const testQuestionChange = z.object({ expected: outcome });
export type TestQuestionChange = z.output<typeof testQuestionChange>;

/** With a draft, the results are not stored. */
export const testRun = simulatorDraft;
export const testRunResult = testResult.omit({ outdated: true }).extend({ item: testQuestion });
export type TestRunResult = z.output<typeof testRunResult>;
