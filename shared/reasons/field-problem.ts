import { readCode } from './code.ts';
import { inEnglish, isReasonCode } from './english-sentences.ts';
import { reason, type Reason } from './reasons.ts';

/** A refused field with its reason, and the reason in English. */
export const fieldProblem = (path: string, why: Reason) => ({ path, message: inEnglish(why), reason: why });
export type ReasonedProblem = ReturnType<typeof fieldProblem>;

type Issue = { path: PropertyKey[]; message: string };

/** The reason of a zod issue: schemas give reasons as messages; what zod says itself is kept as text. */
export const reasonOfIssue = ({ message }: Issue): Reason =>
  readCode(message, isReasonCode) ?? reason('text', { text: message });

/** The refused field of a zod issue. */
export const problemOfIssue = (issue: Issue): ReasonedProblem =>
  fieldProblem(issue.path.join('.'), reasonOfIssue(issue));
