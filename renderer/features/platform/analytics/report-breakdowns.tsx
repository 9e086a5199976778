import { reasonWords as reasonText } from '#renderer/lib/reasons.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { BarList } from '#renderer/components/charts/bar-list.tsx';
import { FigurePanel, type FigureColumn } from '#renderer/components/charts/figure-panel.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { durationWords, languageWords } from './analytics-words.rules.ts';

type Counted = { key: string; label: string; count: number };
type CountedProps = {
  title: string;
  file: string;
  heading: string;
  empty: string;
  rows: Counted[];
  more?: FigureColumn<Counted>[];
  tone?: 'teal' | 'amber' | 'danger';
  wide?: boolean;
};

function CountedFigure({ title, file, heading, empty, rows, more = [], tone = 'teal', wide = false }: CountedProps) {
  const { t, i18n } = useTranslation();
  const words = ({ count }: Counted) => countWords(count, i18n.language);
  const columns: FigureColumn<Counted>[] = [
    { key: 'name', title: heading, value: ({ label }) => label },
    ...more,
    { key: 'count', title: t('Count'), value: ({ count }) => count, words, align: 'end' },
  ];
  return (
    <FigurePanel
      title={title}
      file={file}
      wide={wide}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      {...(rows.length === 0 ? { empty } : {})}
    >
      <BarList
        label={title}
        tone={tone}
        bars={rows.map((row) => ({ key: row.key, label: row.label, value: row.count, words: words(row) }))}
      />
    </FigurePanel>
  );
}

/** Reasons for calling staff; `reasonWords` translates a reason. */
export function Escalations({ report, reasonWords }: { report: Analytics; reasonWords: (reason: string) => string }) {
  const { t } = useTranslation();
  return (
    <CountedFigure
      title={t('Why a person was needed')}
      file="escalation-reasons"
      heading={t('Reason')}
      empty={t('No request needed a person in this period.')}
      tone="amber"
      rows={report.escalation_reasons.map(({ reason, count }) => ({
        key: reason,
        label: t(reasonWords(reason)),
        count,
      }))}
    />
  );
}

export function Languages({ report }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  const rows = report.languages.map(({ language, count }) => ({
    key: language ?? '',
    label: language ? languageWords(language, i18n.language) : t('Not known yet'),
    count,
  }));
  return (
    <CountedFigure
      title={t('Languages')}
      file="languages"
      heading={t('Language')}
      empty={t('Nothing in this period.')}
      rows={rows}
    />
  );
}

/** Failed messages by error, with the remedy. */
export function Failures({ report }: { report: Analytics }) {
  const { t } = useTranslation();
  const remedies = new Map(
    report.delivery_failures.map((failure) => [
      String(failure.error_code),
      reasonText(failure.remedies, failure.remedy),
    ]),
  );
  const more: FigureColumn<Counted>[] = [
    { key: 'error_code', title: t('Code'), value: ({ key }) => (key === 'null' ? '' : key) },
    { key: 'remedy', title: t('What to do'), value: ({ key }) => remedies.get(key) ?? '' },
  ];
  return (
    <CountedFigure
      title={t('Delivery failures')}
      file="delivery-failures"
      heading={t('Reason')}
      empty={t('Every message of this period went through.')}
      tone="danger"
      wide
      more={more}
      rows={report.delivery_failures.map(({ error_code, reason, reasons, count }) => ({
        key: String(error_code),
        label: reasonText(reasons, reason),
        count,
      }))}
    />
  );
}

type Wait = { key: string; label: string; seconds: number | null; count: number };

/** Each pair has its own scale: a first reply takes seconds, a resolution hours. */
export function Waiting({
  report: { first_reply_seconds: reply, resolution_seconds: resolution },
}: {
  report: Analytics;
}) {
  const { t, i18n } = useTranslation();
  const rows: Wait[] = [
    { key: 'first_reply_p50', label: t('First reply: half within'), seconds: reply.p50, count: reply.count },
    { key: 'first_reply_p90', label: t('First reply: nine in ten within'), seconds: reply.p90, count: reply.count },
    { key: 'resolution_p50', label: t('Resolution: half within'), seconds: resolution.p50, count: resolution.count },
    {
      key: 'resolution_p90',
      label: t('Resolution: nine in ten within'),
      seconds: resolution.p90,
      count: resolution.count,
    },
  ];
  const words = ({ seconds }: Wait) => (seconds === null ? '–' : durationWords(seconds, i18n.language));
  const barOf = (row: Wait) => ({ key: row.key, label: row.label, value: row.seconds ?? 0, words: words(row) });
  const columns: FigureColumn<Wait>[] = [
    { key: 'measure', title: t('Time'), value: ({ label }) => label },
    { key: 'seconds', title: t('Duration'), value: ({ seconds }) => seconds, words, align: 'end' },
    { key: 'requests', title: t('Requests'), value: ({ count }) => count, align: 'end' },
  ];
  return (
    <FigurePanel
      title={t('How long guests waited')}
      file="waiting-times"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      {...(reply.count === 0 && resolution.count === 0 ? { empty: t('Nothing in this period.') } : {})}
    >
      <BarList label={t('First reply')} bars={rows.slice(0, 2).map(barOf)} />
      <BarList label={t('Resolution')} bars={rows.slice(2).map(barOf)} />
    </FigurePanel>
  );
}
