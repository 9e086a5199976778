import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { DayColumns, type Series } from '#renderer/components/charts/day-columns.tsx';
import { FigurePanel, type FigureColumn } from '#renderer/components/charts/figure-panel.tsx';
import { dayWords } from '#renderer/lib/dates.ts';
import { countWords } from '#renderer/lib/format.ts';
import { costWords } from './analytics-words.rules.ts';

type Day = Analytics['days'][number];
type Measure = Series & { key: keyof Omit<Day, 'day'> | 'with_staff'; of: (day: Day) => number };
type Props = {
  title: string;
  file: string;
  days: Day[];
  measures: Measure[];
  words: (value: number) => string;
  wide?: boolean;
};

function OverTime({ title, file, days, measures, words, wide = false }: Props) {
  const { t, i18n } = useTranslation();
  const spelled = (day: string) => dayWords(day, i18n.language);
  const columns: FigureColumn<Day>[] = [
    { key: 'day', title: t('Day'), value: ({ day }) => day, words: ({ day }) => spelled(day) },
    ...measures.map(({ key, label, of }) => ({
      key,
      title: label,
      value: of,
      words: (day: Day) => words(of(day)),
      align: 'end' as const,
    })),
  ];
  const nothing = days.every((day) => measures.every(({ of }) => of(day) === 0));
  return (
    <FigurePanel
      title={title}
      file={file}
      columns={columns}
      rows={days}
      rowKey={({ day }) => day}
      wide={wide}
      {...(nothing ? { empty: t('Nothing in this period.') } : {})}
    >
      <DayColumns
        label={t('{{title}} by day', { title })}
        series={measures}
        days={days.map((day) => ({ day: day.day, values: measures.map(({ of }) => of(day)) }))}
        dayWords={spelled}
        valueWords={words}
      />
    </FigurePanel>
  );
}

/** Messages of both directions, one column per day. */
export function MessagesOverTime({ report }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => countWords(value, i18n.language);
  const measures: Measure[] = [
    { key: 'messages_in', label: t('From guests'), tone: 'grey', of: (day) => day.messages_in },
    { key: 'messages_out', label: t('To guests'), tone: 'teal', of: (day) => day.messages_out },
  ];
  return (
    <OverTime title={t('Messages')} file="messages-by-day" days={report.days} measures={measures} words={number} wide />
  );
}

/** Requests that the assistant answered alone, and the others, a column a day. */
export function RequestsOverTime({ report }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => countWords(value, i18n.language);
  const others = (day: Day) => day.requests - day.answered_without_staff;
  const measures: Measure[] = [
    { key: 'answered_without_staff', label: t('Without staff'), tone: 'teal', of: (day) => day.answered_without_staff },
    { key: 'with_staff', label: t('With staff or open'), tone: 'amber', of: others },
  ];
  return (
    <OverTime title={t('Requests')} file="requests-by-day" days={report.days} measures={measures} words={number} />
  );
}

export function CostOverTime({ report }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  return (
    <OverTime
      title={t('Cost over time')}
      file="cost-by-day"
      days={report.days}
      measures={[{ key: 'cost', label: t('Cost'), tone: 'teal', of: (day) => day.cost }]}
      words={(value) => costWords(value, report.currency, i18n.language)}
    />
  );
}
