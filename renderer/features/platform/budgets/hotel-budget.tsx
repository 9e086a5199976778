import { useTranslation } from '#renderer/lib/translate.ts';
import { BarList } from '#renderer/components/charts/bar-list.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { priceWords } from '#renderer/lib/prices.ts';
import { BudgetTag } from './budget-words.tsx';
import { useHotelBudget } from './budgets.queries.ts';
import styles from './budgets.module.css';

/** What the hotel uses of the language model this month, of its budget. Nothing while it uses none and has no budget. */
export function HotelBudget({ hotelId }: { hotelId: string }) {
  const { t, i18n } = useTranslation();
  const { data } = useHotelBudget(hotelId);
  if (!data || (data.month.calls === 0 && data.month.share === null)) return null;
  const { month, currency } = data;
  const number = (value: number) => countWords(value, i18n.language);
  const money = (value: number) => priceWords(value, currency, i18n.language);
  const of = (used: string, budget: string | null) =>
    budget === null ? used : t('{{used}} of {{budget}}', { used, budget });
  const bars = [
    {
      key: 'tokens',
      label: t('Tokens'),
      value: shareOf(month.tokens, month.budget_tokens),
      words: of(number(month.tokens), month.budget_tokens === null ? null : number(month.budget_tokens)),
    },
    {
      key: 'cost',
      label: t('Cost'),
      value: shareOf(month.cost, month.budget_cost),
      words: of(money(month.cost), month.budget_cost === null ? null : money(month.budget_cost)),
    },
  ];
  return (
    <div className={styles['ofHotel']}>
      <Panel title={t('Language model this month')} more={<BudgetTag month={month} />}>
        <p className={styles['note']}>
          {t('Questions asked')}: {number(month.calls)}.{' '}
          {month.share !== null &&
            t(
              'When the budget is used up, the assistant answers from the hotel’s knowledge alone until the month ends.',
            )}
        </p>
        <BarList label={t('Language model this month')} bars={bars} full={1} tone={toneOf(month.share)} />
      </Panel>
    </div>
  );
}

/** At most 1; an empty bar without a budget. */
const shareOf = (used: number, budget: number | null): number =>
  budget === null ? 0 : budget === 0 ? 1 : Math.min(used / budget, 1);

const toneOf = (share: number | null) => (share !== null && share >= 1 ? 'danger' : 'teal');
