import { useTranslation } from '#renderer/lib/translate.ts';
import { useHotel } from '#renderer/lib/session/session.ts';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { reasonWords } from '#renderer/components/assistant-words.ts';
import { AnalyticsReport } from '#renderer/features/platform/analytics/analytics-report.tsx';
import { usePeriodProblem, useHotelReport } from '#renderer/features/platform/analytics/analytics.queries.ts';
import { HotelBudget } from '#renderer/features/platform/budgets/hotel-budget.tsx';
import { ReportDownload } from '#renderer/features/platform/analytics/report-download.tsx';
import { ReportPeriodFields } from '#renderer/features/platform/analytics/report-period.tsx';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';

/** The hotel's own figures, for the people who work there. */
export default function AnalyticsPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  if (hotel) return <HotelAnalytics key={hotel.id} hotelId={hotel.id} timezone={hotel.timezone} />;
  return (
    <Page>
      <PageHeader title={t('Analytics')} />
      <NoHotel text={t('Choose a hotel to see its figures.')} />
    </Page>
  );
}

function HotelAnalytics({ hotelId, timezone }: { hotelId: string; timezone: string }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useAddressFilters(['from', 'to']);
  const problem = usePeriodProblem(period);
  const report = useHotelReport(hotelId, period, problem);
  return (
    <Page>
      <PageHeader
        title={t('Analytics')}
        text={t('What guests wrote, who answered, how fast, and what it cost.')}
        action={<ReportDownload report={report.data} of={{ hotel: hotelId }} />}
      />
      <Toolbar>
        <ReportPeriodFields period={period} timezone={timezone} onChange={setPeriod} />
      </Toolbar>
      <HotelBudget hotelId={hotelId} />
      <AnalyticsReport report={report} problem={problem} byHotel={false} reasonWords={reasonWords} />
    </Page>
  );
}
