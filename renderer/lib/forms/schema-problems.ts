import type { z } from 'zod';
import { problemOfIssue, type ReasonedProblem } from '#shared/reasons/field-problem.ts';

/** What a schema finds wrong with values, in the order of the fields; empty where they are valid. */
export function problemsOf(schema: z.ZodType, values: unknown): ReasonedProblem[] {
  const checked = schema.safeParse(values);
  return checked.success ? [] : checked.error.issues.map(problemOfIssue);
}
