import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { dayWords } from '#renderer/lib/dates.ts';
import { Escalations, Failures, Languages, Waiting } from './report-breakdowns.tsx';
import { CostByCategory, ReportByHotel } from './report-costs.tsx';
import { CostOverTime, MessagesOverTime, RequestsOverTime } from './report-over-time.tsx';
import { TargetsMet } from './report-targets.tsx';
import { Satisfaction } from './report-satisfaction.tsx';
import { ReportTotals } from './report-totals.tsx';
import styles from './report.module.css';

type Props = {
  report: UseQueryResult<Analytics>;
  /** Why the selected period is invalid. */
  problem: string | null | undefined;
  /** Compares the hotels; hidden for a single hotel. */
  byHotel: boolean;
  reasonWords: (reason: string) => string;
};

/** Report: activity, hotels, response times and costs. */
export function AnalyticsReport({ report: { data, error, refetch }, problem, byHotel, reasonWords }: Props) {
  const { t, i18n } = useTranslation();
  if (problem) {
    return (
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const [from, to] = [dayWords(data.from, i18n.language), dayWords(data.to, i18n.language)];
  return (
    <>
      <p className={styles['note']}>
        {t('{{from}} to {{to}}, days of {{timezone}}', { from, to, timezone: data.timezone })}
      </p>
      <ReportTotals report={data} />
      <div className={styles['figures']}>
        <MessagesOverTime report={data} />
        <RequestsOverTime report={data} />
        <Waiting report={data} />
        <TargetsMet report={data} />
        <Satisfaction report={data} />
        <Escalations report={data} reasonWords={reasonWords} />
        <Languages report={data} />
        <CostOverTime report={data} />
        <CostByCategory report={data} />
        <Failures report={data} />
        {byHotel && <ReportByHotel report={data} />}
      </div>
    </>
  );
}
