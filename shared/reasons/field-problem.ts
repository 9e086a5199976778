import type { z } from 'zod';
import { readCode } from './code.ts';
import { inEnglish, isReasonCode } from './english-sentences.ts';
import { reasonOfZod } from './issue-reason.rules.ts';
import type { Reason } from './reasons.ts';

/** A refused field with its reason, and the reason in English. */
export const fieldProblem = (path: string, why: Reason) => ({ path, message: inEnglish(why), reason: why });
export type ReasonedProblem = ReturnType<typeof fieldProblem>;

type Issue = z.core.$ZodIssue | { code?: undefined; path: PropertyKey[]; message: string };

/** The reason of a zod issue: that of the schema's rule, which gives it as a message, else one for what zod found. */
export const reasonOfIssue = (issue: Issue): Reason => readCode(issue.message, isReasonCode) ?? reasonOfZod(issue);

/** The refused field of a zod issue. */
export const problemOfIssue = (issue: Issue): ReasonedProblem =>
  fieldProblem(issue.path.join('.'), reasonOfIssue(issue));
