import { SearchOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { KnownNumber, NumberFilter } from '#shared/features/hotels/known-numbers.contract.ts';
import { numberFilters } from '#shared/features/hotels/known-numbers.values.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import { oneOf } from '#renderer/lib/one-of.ts';
import { hotelManagePath, paths } from '#renderer/lib/paths.ts';
import { senderStateWords } from '#renderer/lib/sender-words.ts';
import { stageNames, stageTones } from '../connection/connection.words.ts';
import { useKnownNumbers } from './known-numbers.queries.ts';
import { stepWords } from './known-numbers.words.ts';
import styles from './known-numbers.module.css';

/** Every known number with its hotel, its state and what comes next. Search and filter stand in the address. */
export function NumberList() {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useAddressSearch();
  const [{ show }, setFilters] = useAddressFilters(['show']);
  const filter = oneOf(numberFilters, show);
  const numbers = useKnownNumbers({ search, show: filter });
  const columns = useColumns();
  const rows = numbers.data?.pages.flatMap((page) => page.items) ?? [];
  const total = numbers.data?.pages[0]?.total ?? 0;
  const shown = { total: countWords(total, i18n.language), showing: countWords(rows.length, i18n.language) };
  return (
    <>
      <Toolbar count={numbers.data && t('{{total}} numbers • {{showing}} showing', shown)}>
        <SearchField
          id="number-search"
          label={t('Search numbers, hotels and names')}
          search={search}
          onSearch={setSearch}
        />
        <Filters filter={filter} onFilter={(next) => setFilters({ show: next ?? '' })} />
      </Toolbar>
      {numbers.isPending && <ListSkeleton rows={8} />}
      {numbers.isError && rows.length === 0 && (
        <ErrorState
          title={t('The numbers could not be loaded')}
          error={numbers.error}
          onRetry={() => void numbers.refetch()}
        />
      )}
      {numbers.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<SearchOutlined aria-hidden />}
          title={t('No numbers match your filters')}
          text={t('Try other words, or clear the search.')}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('All numbers')}
          columns={columns}
          rows={rows}
          rowKey={({ number, hotel }) => `${number} ${hotel?.id ?? ''}`}
        />
      )}
      {numbers.hasNextPage && (
        <Button
          block
          className={styles['more']}
          loading={numbers.isFetchingNextPage}
          onClick={() => void numbers.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

type FilterProps = { filter: NumberFilter | null; onFilter: (filter: NumberFilter | null) => void };

function Filters({ filter, onFilter }: FilterProps) {
  const { t } = useTranslation();
  const words: Record<NumberFilter, string> = {
    attention: t('To do'),
    live: t('Live'),
    no_hotel: t('Without a hotel'),
  };
  return (
    <FilterChips label={t('Status')}>
      {[null, ...numberFilters].map((one) => (
        <FilterChip key={one ?? ''} pressed={filter === one} onClick={() => onFilter(one)}>
          {one ? words[one] : t('All')}
        </FilterChip>
      ))}
    </FilterChips>
  );
}

function useColumns(): Column<KnownNumber>[] {
  const { t } = useTranslation();
  const stages = stageNames(t);
  const steps = stepWords(t);
  const ago = (at: string | null) => (at ? <TimeAgo at={at} /> : '–');
  return [
    {
      key: 'number',
      title: t('Number'),
      cell: ({ number, sender }) => (
        <span className={styles['number']}>
          {number}
          {sender?.display_name && <span dir="auto">{sender.display_name}</span>}
        </span>
      ),
    },
    {
      key: 'hotel',
      title: t('Hotel'),
      cell: ({ hotel }) =>
        hotel ? (
          <Link to={hotelManagePath(hotel.id)}>{hotel.name}</Link>
        ) : (
          <span className={styles['quiet']}>{t('No hotel')}</span>
        ),
    },
    {
      key: 'stage',
      title: t('Status'),
      cell: ({ stage, sender }) =>
        stage ? (
          <StatusTag tone={stageTones[stage]}>{stages[stage]}</StatusTag>
        ) : (
          <StatusTag tone="amber">{sender ? senderStateWords(t, sender.status) : t('Not registered')}</StatusTag>
        ),
    },
    { key: 'quality', title: t('Quality'), cell: ({ sender }) => sender?.quality ?? '–' },
    { key: 'limit', title: t('Messages a day'), cell: ({ sender }) => sender?.messaging_limit ?? '–' },
    {
      key: 'account',
      title: t('Provider account'),
      cell: ({ sender }) => (sender ? <span className={styles['account']}>{sender.account}</span> : '–'),
    },
    { key: 'in', title: t('Last message in'), cell: ({ last_in_at }) => ago(last_in_at) },
    { key: 'out', title: t('Last message out'), cell: ({ last_out_at }) => ago(last_out_at) },
    {
      key: 'next',
      title: t('What comes next'),
      plain: true,
      cell: ({ next, in_queue, hotel }) => (
        <span className={styles['next']}>
          {steps[next]}
          {in_queue && hotel && <Link to={`${paths.adminNumbers}?hotel=${hotel.id}`}>{t('Open the request')}</Link>}
        </span>
      ),
    },
  ];
}
