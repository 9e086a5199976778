import { analyticsQuery } from '#shared/features/platform/analytics.schema.ts';
import { problemOfIssue } from '#shared/reasons/field-problem.ts';
import { fieldWords } from '#renderer/lib/field-words.ts';

/** Days `YYYY-MM-DD`, both included; empty for the last 30 days. */
export type ReportPeriod = { from: string; to: string };

/** The problem of a period from the form or the URL; null if it is valid. Loaded for a chosen period: it needs zod. */
export function periodProblem({ from, to }: ReportPeriod): string | null {
  const checked = analyticsQuery.safeParse({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
  const [issue] = checked.error?.issues ?? [];
  return issue ? fieldWords(problemOfIssue(issue)) : null;
}
