import { reason, type PlainCode, type Reason } from '#shared/reasons/reasons.ts';

/** A gap whose value cannot be sent. `path`: `variables.1`, or `variables` for the whole text. */
export type GapProblem = { path: string; reason: Reason };

/** Maximum characters of a WhatsApp template including its values. */
const longestTemplate = 1024;

export type FilledTemplate =
  | { text: string; values: Record<string, string>; problems: null }
  | { text: null; values: null; problems: GapProblem[] };

/**
 * Fills an approved body with the values typed by staff for {{1}} to {{count}}. Each value is
 * one line without runs of four spaces (Twilio 63013); the whole has at most 1,024 characters (63021).
 */
export function fillTemplate(body: string, count: number, given: Record<string, string>): FilledTemplate {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  const problems = [
    ...Object.keys(given)
      .filter((name) => !numbers.includes(name))
      .map((name) => ({ path: `variables.${name.slice(0, 20)}`, reason: reason('gap_unknown') })),
    ...numbers.flatMap((number) => {
      const problem = problemOf(given[number]);
      return problem ? [{ path: `variables.${number}`, reason: reason(problem) }] : [];
    }),
  ];
  if (problems.length > 0) return { text: null, values: null, problems };
  const values = Object.fromEntries(numbers.map((number) => [number, given[number]!.trim()]));
  const text = body.replace(/\{\{(\d+)\}\}/g, (whole, number: string) => values[number] ?? whole);
  if ([...text].length <= longestTemplate) return { text, values, problems: null };
  const tooLong = reason('filled_too_long', { count: [...text].length, most: longestTemplate });
  return { text: null, values: null, problems: [{ path: 'variables', reason: tooLong }] };
}

function problemOf(value: string | undefined): PlainCode | null {
  if (value === undefined || value.trim() === '') return 'gap_empty';
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) return 'gap_one_line';
  if (/ {4,}/.test(value)) return 'gap_spaces';
  return value.length > longestTemplate ? 'too_long' : null;
}
