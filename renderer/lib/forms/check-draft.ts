import type { z } from 'zod';
import type { FieldProblem } from '#shared/http/errors.ts';
import { fieldProblems } from '../api/api-error.ts';
import { fieldWords } from '../field-words.ts';
import { loadLater } from '../lazy-part.tsx';
import { loadCode } from '../load-code.ts';
import type { Draft } from './draft.ts';

/** Checks values and returns what is wrong with them. */
type Check = (values: unknown) => FieldProblem[];
export type LateCheck = () => Promise<Check>;

/**
 * A schema that is loaded, with zod, when the computer is idle or a form is sent: 55 kB that nobody needs to fill in the
 * form.
 */
export function lateCheck(read: () => Promise<z.ZodType>): LateCheck {
  const load = async (): Promise<Check> => {
    const [schema, { problemsOf }] = await Promise.all([read(), import('./schema-problems.ts')]);
    return (values) => problemsOf(schema, values);
  };
  loadLater(load);
  return () => loadCode(load);
}

/** Shows what is wrong with the values at their fields and focuses the first. True if everything is valid. */
export async function checkDraft<Values extends object>(
  draft: Draft<Values>,
  load: LateCheck,
  values: unknown = draft.values(),
): Promise<boolean> {
  const check = await load();
  const problems = check(values);
  draft.show(wordsByField(problems));
  return problems.length === 0;
}

/** The same for what the server refused. False where the error names no field: it needs a toast. */
export function showRefused<Values extends object>(draft: Draft<Values>, error: unknown): boolean {
  const problems = fieldProblems(error);
  if (problems.length > 0) draft.show(wordsByField(problems));
  return problems.length > 0;
}

/** The first of a field's problems is the one that explains the others. */
function wordsByField(problems: FieldProblem[]): Record<string, string> {
  const words: Record<string, string> = {};
  for (const problem of problems) words[problem.path] ??= fieldWords(problem);
  return words;
}
