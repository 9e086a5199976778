import type { FormInstance } from 'antd';
import type { z } from 'zod';
import type { FieldProblem } from '#shared/http/errors.ts';
import { fieldProblems } from './api/api-error.ts';
import { problemOfIssue } from '#shared/reasons/field-problem.ts';
import { fieldWords } from './field-words.ts';

type Fields = { name: (string | number)[]; errors: string[] }[];

/** `items.0.question` as antd names it. */
const fieldsOf = (problems: FieldProblem[]): Fields =>
  problems.map((problem) => ({
    name: problem.path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: [fieldWords(problem)],
  }));

/** Shows a schema's errors at the fields and focuses the first. Returns true if everything is valid. */
export function checkForm(form: FormInstance, schema: z.ZodType, values: unknown): boolean {
  clear(
    form,
    form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [name] : [])),
  );
  const checked = schema.safeParse(values);
  if (checked.success) return true;
  show(form, fieldsOf(checked.error.issues.map(problemOfIssue)));
  return false;
}

/** The same for what the server refused. False where the error names no field: it needs a toast. */
export function showRefusedFields(form: FormInstance, error: unknown): boolean {
  const fields = fieldsOf(fieldProblems(error));
  if (fields.length === 0) return false;
  show(form, fields);
  return true;
}

/** Clears a server error when its field changes. For a form's `onValuesChange`: antd does this only for its own rules. */
export function forgetProblems(form: FormInstance, changed: object): void {
  clear(
    form,
    Object.keys(changed).filter((name) => form.getFieldError(name).length > 0),
  );
}

function clear(form: FormInstance, names: (string | (string | number)[])[]): void {
  if (names.length > 0) form.setFields(names.map((name) => ({ name, errors: [] })));
}

function show(form: FormInstance, problems: Fields): void {
  // The first of a field's problems is the one that explains the others.
  const fields = problems.filter(
    ({ name }, index) => problems.findIndex((one) => one.name.join('.') === name.join('.')) === index,
  );
  form.setFields(fields);
  const first = fields[0];
  if (first) form.scrollToField(first.name, { focus: true });
}
