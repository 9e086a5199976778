import { useTranslation } from '#renderer/lib/translate.ts';
import type { ModelMonth } from '#shared/features/platform/model-budgets.contract.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { priceWords } from '#renderer/lib/prices.ts';

/** Share of a budget from which a hotel is warned; the server raises its alarm at the same. */
export const warnAt = 0.8;

/** How much of its budget a hotel has used, in words and a colour. */
export function BudgetTag({ month: { share } }: { month: ModelMonth }) {
  const { t } = useTranslation();
  if (share === null) return <StatusTag tone="quiet">{t('No limit')}</StatusTag>;
  if (share >= 1) return <StatusTag tone="danger">{t('Used up')}</StatusTag>;
  const used = t('{{percent}} % used', { percent: Math.floor(share * 100) });
  return <StatusTag tone={share >= warnAt ? 'amber' : 'ok'}>{used}</StatusTag>;
}

/** '1,200,000 tokens · $20.00' or 'No limit'. */
export function useBudgetWords(currency: string): (month: ModelMonth) => string {
  const { t, i18n } = useTranslation();
  return ({ budget_tokens, budget_cost }) =>
    [
      budget_tokens === null ? null : t('{{number}} tokens', { number: countWords(budget_tokens, i18n.language) }),
      budget_cost === null ? null : priceWords(budget_cost, currency, i18n.language),
    ]
      .filter((part) => part !== null)
      .join(' · ') || t('No limit');
}
