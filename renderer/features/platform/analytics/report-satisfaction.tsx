import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { BarList } from '#renderer/components/charts/bar-list.tsx';
import { FigurePanel, type FigureColumn } from '#renderer/components/charts/figure-panel.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { shareWords } from './analytics-words.rules.ts';

type Row = { score: number; answers: number };

/** What guests answered when they were asked how satisfied they are, the best score first. */
export function Satisfaction({ report: { satisfaction } }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  const { asked, answered, average, scores } = satisfaction;
  const rows = scores.map((answers, index): Row => ({ score: index + 1, answers })).toReversed();
  const share = ({ answers }: Row) => shareWords(answers, answered, i18n.language);
  const columns: FigureColumn<Row>[] = [
    { key: 'score', title: t('Score'), value: ({ score }) => score },
    { key: 'answers', title: t('Answers'), value: ({ answers }) => answers, align: 'end' },
  ];
  return (
    <FigurePanel
      title={t('Satisfaction of guests')}
      file="satisfaction"
      columns={columns}
      rows={rows}
      rowKey={({ score }) => String(score)}
      {...(asked === 0 ? { empty: t('No guest was asked in this period.') } : {})}
    >
      <p>
        {t('{{answered}} of {{asked}} guests answered, on average {{average}} of 5.', {
          answered: countWords(answered, i18n.language),
          asked: countWords(asked, i18n.language),
          average: average === null ? '–' : new Intl.NumberFormat(i18n.language).format(average),
        })}
      </p>
      <BarList
        label={t('Satisfaction of guests')}
        full={1}
        bars={rows.map((row) => ({
          key: String(row.score),
          label: t('{{score}} of 5', { score: row.score }),
          value: answered === 0 ? 0 : row.answers / answered,
          words: answered === 0 ? '–' : share(row),
        }))}
      />
    </FigurePanel>
  );
}
