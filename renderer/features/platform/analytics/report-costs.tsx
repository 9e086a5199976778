import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { BarList } from '#renderer/components/charts/bar-list.tsx';
import { FigurePanel, type FigureColumn } from '#renderer/components/charts/figure-panel.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { categoryLabels, costWords } from './analytics-words.rules.ts';
import { useMessageColumns } from './message-figures.ts';

type Category = Analytics['costs'][number];
type HotelFigures = Analytics['hotels'][number];

/** Costs of messages by price category. */
export function CostByCategory({ report }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  const cost = (category: Category) => costWords(category.cost, report.currency, i18n.language);
  const columns: FigureColumn<Category>[] = [
    {
      key: 'category',
      title: t('Category'),
      value: ({ category }) => category,
      words: (row) => t(categoryLabels[row.category]),
    },
    { key: 'messages', title: t('Messages'), value: ({ messages }) => messages, align: 'end' },
    { key: 'cost', title: t('Cost'), value: (row) => row.cost, words: cost, align: 'end' },
  ];
  return (
    <FigurePanel
      title={t('Cost by category')}
      file="cost-by-category"
      columns={columns}
      rows={report.costs}
      rowKey={({ category }) => category}
      {...(report.totals.cost === 0 ? { empty: t('Nothing was charged in this period.') } : {})}
    >
      <BarList
        label={t('Cost by category')}
        bars={report.costs.map((row) => ({
          key: row.category,
          label: t(categoryLabels[row.category]),
          value: row.cost,
          words: cost(row),
        }))}
      />
    </FigurePanel>
  );
}

/** Hotels shown as bars; the table behind has all. */
const barsShown = 12;

/** Costs per hotel, the busiest first. */
export function ReportByHotel({ report }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  const columns = useHotelColumns(report.currency);
  return (
    <FigurePanel
      title={t('By hotel')}
      file="by-hotel"
      wide
      columns={columns}
      rows={report.hotels}
      rowKey={({ hotel_id }) => hotel_id}
      {...(report.hotels.length === 0 ? { empty: t('Nothing in this period.') } : {})}
    >
      <BarList
        label={t('Cost by hotel')}
        bars={report.hotels.slice(0, barsShown).map((hotel) => ({
          key: hotel.hotel_id,
          label: hotel.hotel_name,
          value: hotel.cost,
          words: t('{{number}} messages · {{cost}}', {
            number: countWords(hotel.messages_in + hotel.messages_out, i18n.language),
            cost: costWords(hotel.cost, report.currency, i18n.language),
          }),
        }))}
      />
    </FigurePanel>
  );
}

function useHotelColumns(currency: string): FigureColumn<HotelFigures>[] {
  const { t, i18n } = useTranslation();
  return [
    ...useMessageColumns<HotelFigures>(),
    {
      key: 'cost',
      title: t('Cost'),
      value: (hotel) => hotel.cost,
      words: (hotel) => costWords(hotel.cost, currency, i18n.language),
      align: 'end',
    },
  ];
}
