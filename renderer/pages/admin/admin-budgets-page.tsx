import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { BudgetList } from '#renderer/features/platform/budgets/budget-list.tsx';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';

/** What the language model uses by hotel and month, and the budgets, for the super admin. */
export default function AdminBudgetsPage() {
  const { t } = useTranslation();
  const me = useMe().data;
  if (!me) return null;
  if (!me.is_super_admin) return <AccessDenied home={paths.dashboard} />;
  return (
    <Page>
      <PageHeader
        title={t('Budgets')}
        text={t(
          'What each hotel uses of the language model this month. Those nearest to the end of their budget are first.',
        )}
        action={<Link to={paths.adminSettings}>{t('Prices and the budget of all hotels')}</Link>}
      />
      <BudgetList />
    </Page>
  );
}
