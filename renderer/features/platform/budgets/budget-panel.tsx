import type { ModelMonth } from '#shared/features/platform/model-budgets.contract.ts';
import { SidePanel } from '#renderer/components/page/side-panel.tsx';
import { BudgetForm } from './budget-form.tsx';

type Props = { month: ModelMonth; currency: string; onClose: () => void };

/** The budget of one hotel. */
export function BudgetPanel({ month, currency, onClose }: Props) {
  return (
    <SidePanel open title={month.hotel_name} onClose={onClose}>
      <BudgetForm month={month} currency={currency} onSaved={onClose} />
    </SidePanel>
  );
}
