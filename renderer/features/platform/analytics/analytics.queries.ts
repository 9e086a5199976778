import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { loadCode } from '#renderer/lib/load-code.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import type { ReportPeriod } from './period-problem.rules.ts';

/** The problem of a period from the form or the URL; null if it is valid, undefined while it is checked. */
export function usePeriodProblem(period: ReportPeriod): string | null | undefined {
  const { i18n } = useTranslation();
  const isChosen = period.from !== '' || period.to !== '';
  const checked = useQuery({
    queryKey: ['report-period', period, i18n.language],
    queryFn: async () => (await loadCode(() => import('./period-problem.rules.ts'))).periodProblem(period),
    enabled: isChosen,
    staleTime: Infinity,
  });
  return isChosen ? checked.data : null;
}

/** A chosen period as the API takes it. */
export const queryOf = ({ from, to }: ReportPeriod) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

/** All hotels' figures, or one's; asked for a period without a problem. */
export function usePlatformReport(period: ReportPeriod, hotelId: string, problem: string | null | undefined) {
  const query = { ...queryOf(period), ...(hotelId ? { hotel_id: hotelId } : {}) };
  return useQuery<Analytics>({
    queryKey: queryKeys.admin('analytics', query),
    queryFn: ({ signal }) => client.analytics.platform({ query }, { signal }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  });
}

/** The figures of the hotel that the caller works in; asked for a period without a problem. */
export function useHotelReport(hotelId: string, period: ReportPeriod, problem: string | null | undefined) {
  const query = queryOf(period);
  return useQuery<Analytics>({
    queryKey: queryKeys.area(hotelId, 'dashboard', 'analytics', query),
    queryFn: ({ signal }) => client.analytics.hotel({ params: { hotel_id: hotelId }, query }, { signal }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  });
}
