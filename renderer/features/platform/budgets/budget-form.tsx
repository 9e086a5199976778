import { useTranslation } from '#renderer/lib/translate.ts';
import type { ModelMonth } from '#shared/features/platform/model-budgets.contract.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { TextField, WholeNumberField } from '#renderer/components/fields/text-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { showRefused } from '#renderer/lib/forms/check-draft.ts';
import { useReadAs } from '#renderer/lib/hooks/use-read-as.ts';
import { useDraft, useDraftValues } from '#renderer/lib/forms/draft.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { amountToType, typedAmount } from '#renderer/lib/typed-amount.ts';
import { useSetBudget, type Budget } from './budgets.queries.ts';
import styles from './budgets.module.css';

const decimals = 6;

type Props = { month: ModelMonth; currency: string; onSaved: () => void };

/** A hotel's own budget of each month, or the platform's. */
export function BudgetForm({ month, currency, onSaved }: Props) {
  const { t, i18n } = useTranslation();
  const stored = month.budget_cost === null ? '' : amountToType(month.budget_cost, i18n.language);
  const draft = useDraft<{ 'budget.tokens': number | null; 'budget.cost': string }>('budget', {
    'budget.tokens': month.budget_tokens,
    'budget.cost': stored,
  });
  const readAs = useReadAs({ currency, decimals })(useDraftValues(draft)['budget.cost'], stored);
  const set = useSetBudget(month.hotel_id);
  const save = (budget: Budget | null) =>
    set.mutate(budget, {
      onSuccess: () => {
        notifySuccess(t('Budget saved'));
        onSaved();
      },
      onError: (error) => showRefused(draft, error) || notifyFailure(t('The budget could not be saved'), error),
    });
  const submit = () => {
    const { 'budget.tokens': tokens, 'budget.cost': typed } = draft.values();
    save({ tokens, cost: typedAmount(typed, i18n.language, decimals) });
  };
  return (
    <DraftForm draft={draft} disabled={set.isPending} onSubmit={submit} className={styles['form']}>
      <DraftGuard draft={draft} busy={set.isPending} failed={set.isError} />
      <p className={styles['note']}>
        {t(
          'For each calendar month. At 80 % and at the end the hotel and you are told. After that the assistant answers from the hotel’s knowledge alone.',
        )}
      </p>
      <WholeNumberField name="budget.tokens" label={t('Tokens a month')} help={t('Empty sets no limit.')} />
      <TextField
        name="budget.cost"
        label={t('Costs a month')}
        help={readAs ?? t('Empty sets no limit.')}
        suffix={currency}
        inputMode="decimal"
        maxLength={13}
      />
      <div className={styles['buttons']}>
        <Button type="primary" htmlType="submit" loading={set.isPending}>
          {t('Save budget')}
        </Button>
        {month.has_own && (
          <Button disabled={set.isPending} onClick={() => save(null)}>
            {t('Use the platform’s budget')}
          </Button>
        )}
      </div>
    </DraftForm>
  );
}
