import type { EntryDates } from '#shared/features/knowledge/entry-dates.rules.ts';
import type { QuestionId } from '#shared/features/knowledge/knowledge.schema.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { invalidInput } from '#server/app-error.ts';
import { linkAhead } from '#server/features/assistant/retrieval/linked-entries.ts';
import { entryOf, shown } from './knowledge.rules.ts';

/** Rows in the form of the API. Linking several hundred new texts takes a second, so it is done with breaks. */
export async function allShown<Row extends Parameters<typeof shown>[0]>(rows: Row[]) {
  await linkAhead(rows.map(entryOf));
  return rows.map((row) => shown(row));
}

export type Corrections = { answers?: QuestionId[] | undefined; never?: QuestionId[] | undefined };

/** A question that was both confirmed and taken away counts as confirmed. */
export function corrected<Change extends Corrections>(change: Change): Change {
  const { answers, never } = change;
  return {
    ...change,
    ...(answers ? { answers: [...new Set(answers)] } : {}),
    ...(never ? { never: [...new Set(never)].filter((id) => !answers?.includes(id)) } : {}),
  };
}

/** @throws AppError invalid_input for a row whose last day is before its first one. */
export function inOrder<Row extends Pick<EntryDates, 'valid_from' | 'valid_until'>>(row: Row): Row {
  if (row.valid_from && row.valid_until && row.valid_until < row.valid_from)
    throw invalidInput([fieldProblem('valid_until', reason('valid_days_wrong_order'))]);
  return row;
}

/** Whether a change touches the text, so that its language is detected again. */
export const hasText = (change: { question?: string | undefined; answer?: string | undefined }): boolean =>
  change.question !== undefined || change.answer !== undefined;
