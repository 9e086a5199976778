import { SearchOutlined, UserOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { GuestKind } from '#shared/features/guests/guests.contract.ts';
import { guestKinds } from '#shared/features/guests/guests.values.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { oneOf } from '#renderer/lib/one-of.ts';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import { useListKeys } from '#renderer/lib/hooks/use-list-keys.ts';
import { GuestGrid } from './guest-grid.tsx';
import { GuestStatCards } from './guest-stats.tsx';
import { useGuests } from './guests.queries.ts';
import styles from './guests-manager.module.css';

const searchId = 'guest-search';

/** The figures, the search and the cards. The search and what a figure narrows to stay in the address. */
export function GuestsManager({ hotelId, onAdd }: { hotelId: string; onAdd: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useAddressSearch();
  useListKeys(searchId);
  const kind = oneOf(guestKinds, params.get('kind'));
  const guests = useGuests(hotelId, { search, kind });
  const rows = guests.data?.pages.flatMap((page) => page.items) ?? [];
  const setKind = (next: GuestKind | null) =>
    setParams((current) => withParam(current, 'kind', next), { replace: true });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = guests;
  const onEnd = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined;
  return (
    <>
      <GuestStatCards hotelId={hotelId} kind={kind} onKind={setKind} />
      <div className={styles['search']}>
        <SearchField
          id={searchId}
          label={t('Search guests by name, email, or phone...')}
          search={search}
          onSearch={setSearch}
        />
      </div>
      {guests.isPending && (
        <>
          <p className={styles['loading']}>{t('Loading guests...')}</p>
          <ListSkeleton rows={6} />
        </>
      )}
      {guests.isError && rows.length === 0 && (
        <ErrorState
          title={t('The guests could not be loaded')}
          error={guests.error}
          onRetry={() => void guests.refetch()}
        />
      )}
      {guests.isSuccess && rows.length === 0 && <NoGuests searching={search !== '' || kind !== null} onAdd={onAdd} />}
      {rows.length > 0 && (
        <GuestGrid guests={rows} pathOf={({ id }) => `${pathname}?${withParam(params, 'guest', id)}`} onEnd={onEnd} />
      )}
    </>
  );
}

/** The address with one part of it changed; null removes it. */
export function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

function NoGuests({ searching, onAdd }: { searching: boolean; onAdd: () => void }) {
  const { t } = useTranslation();
  if (searching)
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={t('No guests found')}
        text={t('Try adjusting your search terms')}
      />
    );
  return (
    <EmptyState
      icon={<UserOutlined aria-hidden />}
      title={t('No guests found')}
      text={t('Start by adding your first guest')}
      action={<Button onClick={onAdd}>{t('Add Guest')}</Button>}
    />
  );
}
