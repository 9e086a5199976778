import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { countWords } from '#renderer/lib/format.ts';
import { costWords, durationWords } from './analytics-words.rules.ts';
import { useMessageCards } from './message-figures.ts';
import cardStyles from '#renderer/components/stat-cards.module.css';
import styles from './report.module.css';

/** The report in six numbers. */
export function ReportTotals({ report }: { report: Analytics }) {
  const { t, i18n } = useTranslation();
  const { totals, first_reply_seconds: reply } = report;
  const number = (value: number) => countWords(value, i18n.language);
  const cards = [
    ...useMessageCards(totals),
    {
      label: t('First reply'),
      value: reply.p50 === null ? '–' : durationWords(reply.p50, i18n.language),
      hint: t('Half are answered faster'),
    },
    { label: t('Delivery failures'), value: number(totals.delivery_failures), hint: t('Messages that did not arrive') },
    { label: t('Cost'), value: costWords(totals.cost, report.currency, i18n.language), hint: t('By the price table') },
  ];
  return <TotalCards cards={cards} />;
}

/** Numbers in words, each with what it says. */
export function TotalCards({ cards }: { cards: { label: string; value: string; hint: string }[] }) {
  return (
    <ul className={styles['totals']}>
      {cards.map(({ label, value, hint }) => (
        <li key={label} className={cardStyles['stat']}>
          <span className={cardStyles['statLabel']}>{label}</span>
          <span className={cardStyles['statValue']}>{value}</span>
          <span className={cardStyles['statHint']}>{hint}</span>
        </li>
      ))}
    </ul>
  );
}
