import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { GroupReport as Report } from '#shared/features/hotels/groups/group-report.contract.ts';
import { BarList } from '#renderer/components/charts/bar-list.tsx';
import { FigurePanel, type FigureColumn } from '#renderer/components/charts/figure-panel.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { countWords } from '#renderer/lib/format.ts';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { readerLocale } from '#renderer/lib/reader-locale.ts';
import { costWords, durationWords, shareWords } from './analytics-words.rules.ts';
import { queryOf, usePeriodProblem } from './analytics.queries.ts';
import { ReportPeriodFields } from './report-period.tsx';
import { useMessageCards, useMessageColumns } from './message-figures.ts';
import { TotalCards } from './report-totals.tsx';
import styles from './report.module.css';

type Row = Report['hotels'][number];
type Sums = Report['totals'];

/** The figures of a group by hotel, over a period that stands in the address. */
export function GroupReport({ groupId }: { groupId: string }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useAddressFilters(['from', 'to']);
  const problem = usePeriodProblem(period);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...queryKeys.group(groupId), 'report', period],
    queryFn: ({ signal }) =>
      client.groupReport.get({ params: { group_id: groupId }, query: queryOf(period) }, { signal }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Toolbar>
        <ReportPeriodFields period={period} timezone="UTC" onChange={setPeriod} />
      </Toolbar>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {!problem && isPending && <ListSkeleton rows={4} />}
      {error && !data && (
        <ErrorState title={t('The report could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!problem && data && <Figures report={data} />}
    </>
  );
}

function Figures({ report }: { report: Report }) {
  const { t, i18n } = useTranslation();
  const { currency, hotels } = report;
  const columns = useColumns(currency);
  const share = (part: number, whole: number) => shareWords(part, whole, i18n.language);
  return (
    <>
      <Totals report={report} />
      <FigurePanel
        title={t('By hotel')}
        file={`group-${report.from}-${report.to}`}
        wide
        columns={columns}
        rows={hotels}
        rowKey={({ hotel_id }) => hotel_id}
        {...(hotels.length === 0 ? { empty: t('No hotel is in this group yet.') } : {})}
      >
        <p className={styles['note']}>{t('Answered without staff')}</p>
        <BarList
          label={t('Answered without staff')}
          full={1}
          bars={hotels.map((hotel) => ({
            key: hotel.hotel_id,
            label: hotel.hotel_name,
            value: hotel.requests > 0 ? hotel.answered_without_staff / hotel.requests : 0,
            words: share(hotel.answered_without_staff, hotel.requests),
          }))}
        />
      </FigurePanel>
    </>
  );
}

function Totals({ report: { totals, currency } }: { report: Report }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => countWords(value, i18n.language);
  const share = (part: number, whole: number) => shareWords(part, whole, i18n.language);
  return (
    <TotalCards
      cards={[
        ...useMessageCards(totals),
        {
          label: t('First replies in time'),
          value: share(totals.replies_in_time, totals.replies_due),
          hint: t('By the targets of each hotel'),
        },
        {
          label: t('Satisfaction'),
          value: scoreWords(totals, i18n.language),
          hint: t('{{number}} ratings, from 1 to 5', { number: number(totals.ratings) }),
        },
        {
          label: t('Cost'),
          value: costWords(totals.message_cost + totals.model_cost, currency, i18n.language),
          hint: t('{{messages}} messages, {{model}} language model', {
            messages: costWords(totals.message_cost, currency, i18n.language),
            model: costWords(totals.model_cost, currency, i18n.language),
          }),
        },
      ]}
    />
  );
}

const scoreOf = ({ score_sum, ratings }: Sums): number | null =>
  ratings > 0 ? Math.round((score_sum / ratings) * 100) / 100 : null;

/** '4.3', or a dash where no guest has rated. */
const scoreWords = (sums: Sums, language: string): string => {
  const score = scoreOf(sums);
  const words = new Intl.NumberFormat(readerLocale(language), { maximumFractionDigits: 1 });
  return score === null ? '–' : words.format(score);
};

function useColumns(currency: string): FigureColumn<Row>[] {
  const { t, i18n } = useTranslation();
  const cost = (key: 'message_cost' | 'model_cost', title: string) => ({
    key,
    title,
    value: (row: Row) => row[key],
    words: (row: Row) => costWords(row[key], currency, i18n.language),
    align: 'end' as const,
  });
  return [
    ...useMessageColumns<Row>(),
    {
      key: 'first_reply_seconds',
      title: t('First reply'),
      value: (row) => row.first_reply_p50,
      words: (row) => (row.first_reply_p50 === null ? '–' : durationWords(row.first_reply_p50, i18n.language)),
      align: 'end',
    },
    {
      key: 'replies_in_time',
      title: t('In time'),
      value: (row) => row.replies_in_time,
      words: (row) => shareWords(row.replies_in_time, row.replies_due, i18n.language),
      align: 'end',
    },
    { key: 'replies_due', title: t('Replies due'), value: (row) => row.replies_due, align: 'end' },
    {
      key: 'satisfaction',
      title: t('Satisfaction'),
      value: scoreOf,
      words: (row) => scoreWords(row, i18n.language),
      align: 'end',
    },
    cost('message_cost', t('Messages')),
    cost('model_cost', t('Language model')),
  ];
}
