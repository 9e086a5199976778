import { BankOutlined, SearchOutlined } from '@ant-design/icons';
import { hotelStatuses } from '#shared/features/hotels/hotels.values.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import type { HotelStatus } from '#shared/features/hotels/hotels.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { useHotelPages, useSetHotelStatus, type HotelFilters } from './hotel-list.queries.ts';
import { hotelStatusWords } from './hotel-status.words.ts';
import { HotelTable } from './hotel-table.tsx';
import styles from './hotel-table.module.css';

type Props = {
  filters: HotelFilters;
  onSearch: (search: string) => void;
  onStatus: (status: HotelStatus | '') => void;
  /** The hotel whose management is being opened. */
  opening: string | null;
  onManage: (hotel: HotelListItem) => void;
  /** Shown when there is no hotel. */
  create: ReactNode;
};

const waiting = () => <OpeningMark />;
const AssignNumberDialog = themedPart(
  async () => (await import('../connection/assign-number-dialog.tsx')).AssignNumberDialog,
  waiting,
);
const DeactivateHotelDialog = themedPart(
  async () => (await import('./deactivate-hotel-dialog.tsx')).DeactivateHotelDialog,
  waiting,
);
const DeleteHotelDialog = themedPart(
  async () => (await import('./delete-hotel-dialog.tsx')).DeleteHotelDialog,
  waiting,
);

type OpenDialog = {
  deleting?: HotelListItem | null;
  assigning?: HotelListItem | null;
  deactivating?: HotelListItem | null;
};

/** Search, filter, table and paging of all hotels. */
export function HotelList({ filters, onSearch, onStatus, opening, onManage, create }: Props) {
  const { t } = useTranslation();
  const hotels = useHotelPages(filters);
  const change = useSetHotelStatus();
  const [dialog, setDialog] = useState<OpenDialog>({});
  const deactivate = ({ id: hotelId }: HotelListItem, name: string) =>
    change.mutate({ hotelId, status: 'inactive', name });
  const setStatus = (hotel: HotelListItem, status: HotelStatus) =>
    status === 'inactive' ? setDialog({ deactivating: hotel }) : change.mutate({ hotelId: hotel.id, status });
  const rows = hotels.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = rows.map((hotel) =>
    change.isPending && change.variables.hotelId === hotel.id ? { ...hotel, status: change.variables.status } : hotel,
  );
  const total = hotels.data?.pages[0]?.total ?? 0;
  const count = hotels.data && t('{{total}} hotels total • {{showing}} showing', { total, showing: rows.length });
  return (
    <>
      <Toolbar count={count}>
        <SearchField
          id="hotel-search"
          label={t('Search hotels, people or numbers...')}
          search={filters.search}
          onSearch={onSearch}
        />
        <StatusChips status={filters.status} onStatus={onStatus} />
      </Toolbar>
      {hotels.isPending && <ListSkeleton />}
      {hotels.isError && rows.length === 0 && (
        <ErrorState
          title={t('The hotels could not be loaded')}
          error={hotels.error}
          onRetry={() => void hotels.refetch()}
        />
      )}
      {hotels.isSuccess && rows.length === 0 && <NoHotels filtered={isFiltered(filters)} create={create} />}
      {rows.length > 0 && (
        <HotelTable
          hotels={shown}
          opening={opening}
          onManage={onManage}
          onDelete={(hotel) => setDialog({ deleting: hotel })}
          onNumber={(hotel) => setDialog({ assigning: hotel })}
          onStatus={setStatus}
        />
      )}
      {hotels.hasNextPage && (
        <Button
          block
          className={styles['more']}
          loading={hotels.isFetchingNextPage}
          onClick={() => void hotels.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
      <Dialogs {...dialog} onClose={() => setDialog({})} onDeactivate={deactivate} />
    </>
  );
}

type DialogsProps = OpenDialog & { onClose: () => void; onDeactivate: (hotel: HotelListItem, name: string) => void };

function Dialogs({ deleting = null, assigning = null, deactivating = null, onClose, onDeactivate }: DialogsProps) {
  const wasDeactivating = useOnceOpen(deactivating !== null);
  const wasAssigning = useOnceOpen(assigning !== null);
  const wasDeleting = useOnceOpen(deleting !== null);
  return (
    <>
      {wasAssigning && <AssignNumberDialog hotel={assigning} onClose={onClose} />}
      {wasDeactivating && <DeactivateHotelDialog hotel={deactivating} onClose={onClose} onConfirm={onDeactivate} />}
      {wasDeleting && <DeleteHotelDialog hotel={deleting} onClose={onClose} />}
    </>
  );
}

const isFiltered = ({ search, status }: HotelFilters) => search !== '' || status !== '';

function StatusChips({ status, onStatus }: { status: HotelStatus | ''; onStatus: (status: HotelStatus | '') => void }) {
  const { t } = useTranslation();
  return (
    <FilterChips label={t('Status')}>
      <FilterChip pressed={status === ''} onClick={() => onStatus('')}>
        {t('All')}
      </FilterChip>
      {hotelStatuses.map((value) => (
        <FilterChip key={value} pressed={status === value} onClick={() => onStatus(value)}>
          {t(hotelStatusWords[value])}
        </FilterChip>
      ))}
    </FilterChips>
  );
}

function NoHotels({ filtered, create }: { filtered: boolean; create: ReactNode }) {
  const { t } = useTranslation();
  if (filtered) {
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={t('No hotels match your filters')}
        text={t('Try other words, or clear the search.')}
      />
    );
  }
  return (
    <EmptyState
      icon={<BankOutlined aria-hidden />}
      title={t('No hotels found. Create your first hotel to get started.')}
      action={create}
    />
  );
}
