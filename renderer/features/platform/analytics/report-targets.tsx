import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { BarList } from '#renderer/components/charts/bar-list.tsx';
import { FigurePanel, type FigureColumn } from '#renderer/components/charts/figure-panel.tsx';

import { durationWords, shareWords } from './analytics-words.rules.ts';

type Kind = 'reply' | 'resolution';
type Row = { key: string; label: string; kind: Kind; count: number; within: number; p50: number | null };

/** How often staff met the targets of requests that needed a person, by priority. */
export function TargetsMet({ report: { targets } }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  const names = { urgent: t('Urgent'), high: t('High'), normal: t('Normal'), low: t('Low') };
  const rowsOf = (kind: Kind): Row[] =>
    targets.map((target) => ({
      key: `${kind}_${target.priority}`,
      kind,
      label: names[target.priority],
      ...target[kind],
    }));
  const share = ({ within, count }: Row) => shareWords(within, count, i18n.language);
  const median = ({ p50 }: Row) => (p50 === null ? '–' : durationWords(p50, i18n.language));
  const kinds = { reply: t('First reply in time'), resolution: t('Resolved in time') };
  const barOf = (row: Row) => ({
    key: row.key,
    label: row.label,
    value: row.count === 0 ? 0 : row.within / row.count,
    words: row.count === 0 ? '–' : t('{{share}}, half within {{time}}', { share: share(row), time: median(row) }),
  });
  const columns: FigureColumn<Row>[] = [
    { key: 'target', title: t('Target'), value: ({ kind }) => kinds[kind] },
    { key: 'priority', title: t('Priority'), value: ({ label }) => label },
    { key: 'in_time', title: t('In time'), value: ({ within }) => within, words: share, align: 'end' },
    { key: 'requests', title: t('Requests'), value: ({ count }) => count, align: 'end' },
    { key: 'median_seconds', title: t('Half within'), value: ({ p50 }) => p50, words: median, align: 'end' },
  ];
  const rows = [...rowsOf('reply'), ...rowsOf('resolution')];
  return (
    <FigurePanel
      title={t('Targets met')}
      file="targets"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      {...(rows.every(({ count }) => count === 0) ? { empty: t('No target was due in this period.') } : {})}
    >
      {(['reply', 'resolution'] as const).map((kind) => (
        <div key={kind}>
          <p>{kinds[kind]}</p>
          <BarList label={kinds[kind]} full={1} bars={rowsOf(kind).map(barOf)} />
        </div>
      ))}
    </FigurePanel>
  );
}
