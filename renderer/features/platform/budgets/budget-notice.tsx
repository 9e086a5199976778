import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { paths } from '#renderer/lib/paths.ts';
import { warnAt } from './budget-words.tsx';
import { useBudgets, useHotelBudget } from './budgets.queries.ts';
import styles from './budgets.module.css';

/** From 80 % of the hotel's budget of the language model: how much is used, and what happens at its end. */
export function BudgetNotice({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const share = useHotelBudget(hotelId).data?.month.share ?? 0;
  if (share < warnAt) return null;
  const percent = Math.floor(share * 100);
  return (
    <div className={styles['notice']}>
      <AlertBox tone={share >= 1 ? 'danger' : 'info'}>
        <span>
          {share >= 1
            ? t(
                'The language model’s budget of this month is used up. The assistant answers from the hotel’s knowledge alone until the month ends.',
              )
            : t(
                '{{percent}} % of the language model’s budget of this month is used. At its end the assistant answers from the hotel’s knowledge alone.',
                { percent },
              )}
        </span>
        <Link to={paths.analytics}>{t('See analytics')}</Link>
      </AlertBox>
    </div>
  );
}

/** For super admins: the hotels that have used 80 % of their budget, or all of it. */
export function BudgetsNotice() {
  const { t } = useTranslation();
  const shares = (useBudgets('').data?.items ?? []).map(({ share }) => share ?? 0);
  const near = shares.filter((share) => share >= warnAt).length;
  const ended = shares.filter((share) => share >= 1).length;
  if (near === 0) return null;
  return (
    <div className={styles['notice']}>
      <AlertBox tone={ended > 0 ? 'danger' : 'info'}>
        <span>
          {t('Hotels at 80 % or more of their language model’s budget: {{near}}. Used up: {{ended}}.', { near, ended })}
        </span>
        <Link to={paths.adminBudgets}>{t('Budgets')}</Link>
      </AlertBox>
    </div>
  );
}
