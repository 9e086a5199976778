import { SearchOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ModelMonth } from '#shared/features/platform/model-budgets.contract.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import { priceWords } from '#renderer/lib/prices.ts';
import { BudgetTag, useBudgetWords } from './budget-words.tsx';
import { useBudgets } from './budgets.queries.ts';

const BudgetPanel = themedPart(async () => (await import('./budget-panel.tsx')).BudgetPanel);

/** What each hotel uses of the language model this month; a row opens its budget. */
export function BudgetList() {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useAddressSearch();
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useBudgets(search);
  const columns = useColumns(data?.currency ?? 'USD', setOpened);
  const rows = data?.items ?? [];
  const open = rows.find(({ hotel_id }) => hotel_id === opened);
  const count = {
    total: countWords(data?.total ?? 0, i18n.language),
    showing: countWords(rows.length, i18n.language),
  };
  return (
    <>
      <Toolbar count={data && t('{{total}} hotels • {{showing}} showing', count)}>
        <SearchField id="budget-search" label={t('Search hotels')} search={search} onSearch={setSearch} />
      </Toolbar>
      {isPending && <ListSkeleton rows={8} />}
      {error && !data && (
        <ErrorState title={t('The budgets could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {data && rows.length === 0 && (
        <EmptyState
          icon={<SearchOutlined aria-hidden />}
          title={t('No hotel matches')}
          text={t('Try other words, or clear the search.')}
        />
      )}
      {rows.length > 0 && (
        <DataTable label={t('Budgets')} columns={columns} rows={rows} rowKey={({ hotel_id }) => hotel_id} />
      )}
      {open && data && <BudgetPanel month={open} currency={data.currency} onClose={() => setOpened(null)} />}
    </>
  );
}

function useColumns(currency: string, onOpen: (hotelId: string) => void): Column<ModelMonth>[] {
  const { t, i18n } = useTranslation();
  const budgetOf = useBudgetWords(currency);
  return [
    { key: 'hotel', title: t('Hotel'), cell: ({ hotel_name }) => <span dir="auto">{hotel_name}</span> },
    { key: 'calls', title: t('Questions'), align: 'end', cell: ({ calls }) => countWords(calls, i18n.language) },
    { key: 'tokens', title: t('Tokens'), align: 'end', cell: ({ tokens }) => countWords(tokens, i18n.language) },
    { key: 'cost', title: t('Cost'), align: 'end', cell: ({ cost }) => priceWords(cost, currency, i18n.language) },
    {
      key: 'budget',
      title: t('Budget'),
      cell: (month) => (month.has_own ? t('{{budget}} (its own)', { budget: budgetOf(month) }) : budgetOf(month)),
    },
    { key: 'state', title: t('Status'), cell: (month) => <BudgetTag month={month} /> },
    {
      key: 'change',
      title: t('Actions'),
      plain: true,
      cell: ({ hotel_id, hotel_name }) => (
        <Button
          aria-label={t('Change the budget of {{hotel}}', { hotel: hotel_name })}
          onClick={() => onOpen(hotel_id)}
        >
          {t('Change')}
        </Button>
      ),
    },
  ];
}
