import { useTranslation } from '#renderer/lib/translate.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { Toolbar, ToolbarField } from '#renderer/components/page/toolbar.tsx';
import { reasonWords } from '#renderer/components/assistant-words.ts';
import { AnalyticsReport } from '#renderer/features/platform/analytics/analytics-report.tsx';
import { usePeriodProblem, usePlatformReport } from '#renderer/features/platform/analytics/analytics.queries.ts';
import { HotelPicker } from '#renderer/features/hotels/hotel-picker.tsx';
import { ReportDownload } from '#renderer/features/platform/analytics/report-download.tsx';
import { ReportPeriodFields } from '#renderer/features/platform/analytics/report-period.tsx';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';

/** How the platform, or one hotel of it, is doing. */
export default function AdminAnalyticsPage() {
  const me = useMe().data;
  if (!me) return null;
  return me.is_super_admin ? <PlatformAnalytics /> : <AccessDenied home={paths.dashboard} />;
}

function PlatformAnalytics() {
  const { t } = useTranslation();
  const [{ hotel_id, from, to }, setAddress] = useAddressFilters(['hotel_id', 'from', 'to']);
  const period = { from, to };
  const problem = usePeriodProblem(period);
  const report = usePlatformReport(period, hotel_id, problem);
  const name = report.data?.hotels.find((hotel) => hotel.hotel_id === hotel_id)?.hotel_name;
  return (
    <Page>
      <PageHeader
        title={t('Platform Analytics')}
        text={t('What guests wrote, who answered, how fast, and what it cost.')}
        action={<ReportDownload report={report.data} of={{ platform: hotel_id || undefined }} />}
      />
      <Toolbar>
        <ReportPeriodFields period={period} timezone={report.data?.timezone ?? 'UTC'} onChange={setAddress} />
        <ToolbarField label={t('Hotel')}>
          <HotelPicker value={hotel_id} name={name} onChange={(id) => setAddress({ hotel_id: id })} />
        </ToolbarField>
      </Toolbar>
      <AnalyticsReport report={report} problem={problem} byHotel={hotel_id === ''} reasonWords={reasonWords} />
    </Page>
  );
}
