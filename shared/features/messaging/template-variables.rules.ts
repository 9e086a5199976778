import type { FieldProblem } from '#shared/http/errors.ts';

/** Maximum characters of a WhatsApp template including its values. */
export const longestTemplate = 1024;

export type FilledTemplate =
  | { text: string; values: Record<string, string>; problems: null }
  | { text: null; values: null; problems: FieldProblem[] };

/**
 * Fills an approved body with the values typed by staff for {{1}} to {{count}}. Each value is
 * one line without runs of four spaces (Twilio 63013); the whole has at most 1,024 characters (63021).
 */
export function fillTemplate(body: string, count: number, given: Record<string, string>): FilledTemplate {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  const problems = [
    ...Object.keys(given)
      .filter((name) => !numbers.includes(name))
      .map((name) => ({ path: `variables.${name.slice(0, 20)}`, message: 'The template has no such gap.' })),
    ...numbers.flatMap((number) => {
      const message = problemOf(given[number]);
      return message ? [{ path: `variables.${number}`, message }] : [];
    }),
  ];
  if (problems.length > 0) return { text: null, values: null, problems };
  const values = Object.fromEntries(numbers.map((number) => [number, given[number]!.trim()]));
  const text = body.replace(/\{\{(\d+)\}\}/g, (whole, number: string) => values[number] ?? whole);
  if ([...text].length <= longestTemplate) return { text, values, problems: null };
  const message = `The text has ${[...text].length} characters. WhatsApp takes ${longestTemplate} at most: shorten what you typed.`;
  return { text: null, values: null, problems: [{ path: 'variables', message }] };
}

function problemOf(value: string | undefined): string | null {
  if (value === undefined || value.trim() === '') return 'Fill in every gap of the template.';
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) return 'Write it in one line.';
  if (/ {4,}/.test(value)) return 'Take out the run of spaces.';
  return value.length > longestTemplate ? 'This is too long.' : null;
}
