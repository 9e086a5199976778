import { fieldWords } from '#renderer/lib/field-words.ts';
import { problemOfIssue } from '#shared/reasons/field-problem.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { analyticsQuery, type Analytics } from '#shared/features/platform/analytics.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

/** Days `YYYY-MM-DD`, both included; empty for the last 30 days. */
export type ReportPeriod = { from: string; to: string };

/** The problem of a period from the form or the URL; null if it is valid. */
export function periodProblem({ from, to }: ReportPeriod): string | null {
  const checked = analyticsQuery.safeParse({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
  const [issue] = checked.error?.issues ?? [];
  return issue ? fieldWords(problemOfIssue(issue)) : null;
}

const queryOf = ({ from, to }: ReportPeriod) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

/** All hotels' figures, or one's. */
export function usePlatformReport(period: ReportPeriod, hotelId: string) {
  const query = { ...queryOf(period), ...(hotelId ? { hotel_id: hotelId } : {}) };
  return useQuery<Analytics>({
    queryKey: queryKeys.admin('analytics', query),
    queryFn: ({ signal }) => client.analytics.platform({ query }, { signal }),
    enabled: periodProblem(period) === null,
    placeholderData: keepPreviousData,
  });
}

/** The figures of the hotel that the caller works in. */
export function useHotelReport(hotelId: string, period: ReportPeriod) {
  const query = queryOf(period);
  return useQuery<Analytics>({
    queryKey: queryKeys.area(hotelId, 'dashboard', 'analytics', query),
    queryFn: ({ signal }) => client.analytics.hotel({ params: { hotel_id: hotelId }, query }, { signal }),
    enabled: periodProblem(period) === null,
    placeholderData: keepPreviousData,
  });
}
