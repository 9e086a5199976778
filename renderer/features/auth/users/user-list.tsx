import { SearchOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { userStates, type UserState } from '#shared/features/auth/auth.values.ts';
import type { PlatformUser } from '#shared/features/auth/users.contract.ts';
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
import { dateWords } from '#renderer/lib/dates.ts';
import { countWords } from '#renderer/lib/format.ts';
import { userName, userStateWords } from './user.words.ts';
import { useUserPages, type UserFilters } from './users.queries.ts';
import styles from './users.module.css';

type Props = {
  filters: UserFilters;
  onSearch: (search: string) => void;
  onState: (state: UserState | null) => void;
  pathOf: (user: PlatformUser) => string;
  timezone: string;
};

/** Search, filter, table and paging of all accounts. */
export function UserList({ filters, onSearch, onState, pathOf, timezone }: Props) {
  const { t, i18n } = useTranslation();
  const users = useUserPages(filters);
  const columns = useColumns(pathOf, timezone);
  const rows = users.data?.pages.flatMap((page) => page.items) ?? [];
  const total = users.data?.pages[0]?.total ?? 0;
  const shown = { total: countWords(total, i18n.language), showing: countWords(rows.length, i18n.language) };
  return (
    <>
      <Toolbar count={users.data && t('{{total}} accounts • {{showing}} showing', shown)}>
        <SearchField
          id="user-search"
          label={t('Search names, addresses and hotels')}
          search={filters.search}
          onSearch={onSearch}
        />
        <FilterChips label={t('Status')}>
          {[null, ...userStates].map((state) => (
            <FilterChip key={state ?? ''} pressed={filters.state === state} onClick={() => onState(state)}>
              {state ? t(userStateWords[state]) : t('All')}
            </FilterChip>
          ))}
        </FilterChips>
      </Toolbar>
      {users.isPending && <ListSkeleton rows={8} />}
      {users.isError && rows.length === 0 && (
        <ErrorState
          title={t('The accounts could not be loaded')}
          error={users.error}
          onRetry={() => void users.refetch()}
        />
      )}
      {users.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<SearchOutlined aria-hidden />}
          title={t('No accounts match your filters')}
          text={t('Try other words, or clear the search.')}
        />
      )}
      {rows.length > 0 && <DataTable label={t('Users')} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      {users.hasNextPage && (
        <Button
          block
          className={styles['more']}
          loading={users.isFetchingNextPage}
          onClick={() => void users.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function useColumns(pathOf: Props['pathOf'], timezone: string): Column<PlatformUser>[] {
  const { t, i18n } = useTranslation();
  return [
    {
      key: 'who',
      title: t('Name'),
      cell: (user) => (
        <Link to={pathOf(user)} className={styles['who']}>
          <strong dir="auto">{userName(user)}</strong>
          {userName(user) !== user.email && <span>{user.email}</span>}
        </Link>
      ),
    },
    { key: 'state', title: t('Status'), cell: (user) => <UserTags user={user} /> },
    { key: 'hotels', title: t('Hotels'), cell: (user) => <HotelNames user={user} /> },
    {
      key: 'seen',
      title: t('Last seen'),
      cell: ({ last_seen }) =>
        last_seen ? (
          <TimeAgo at={last_seen} timezone={timezone} />
        ) : (
          <span className={styles['quiet']}>{t('Never')}</span>
        ),
    },
    {
      key: 'created',
      title: t('Created'),
      cell: ({ created_at }) => <time dateTime={created_at}>{dateWords(created_at, i18n.language, timezone)}</time>,
    },
  ];
}

/** What is unusual about an account, or that it is active. */
export function UserTags({ user }: { user: PlatformUser }) {
  const { t } = useTranslation();
  const { disabled_at, email_verified, is_super_admin, second_factor } = user;
  return (
    <span className={styles['tags']}>
      {disabled_at && <StatusTag tone="danger">{t('Disabled')}</StatusTag>}
      {!email_verified && <StatusTag tone="amber">{t('Not confirmed')}</StatusTag>}
      {!disabled_at && email_verified && <StatusTag tone="ok">{t('Active')}</StatusTag>}
      {is_super_admin && <StatusTag tone="teal">{t('Super admin')}</StatusTag>}
      {second_factor && <StatusTag tone="outline">{t('Second factor')}</StatusTag>}
    </span>
  );
}

/** Hotels that are named in a row. */
const mostNames = 2;

function HotelNames({ user: { memberships } }: { user: PlatformUser }) {
  const { t } = useTranslation();
  if (memberships.length === 0) return <span className={styles['quiet']}>{t('None')}</span>;
  const named = memberships.slice(0, mostNames).map(({ hotel_name }) => hotel_name);
  const more = memberships.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` +${more}` : ''}`;
}
