import { CalendarOutlined, SearchOutlined } from '@ant-design/icons';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { dayIn } from '#shared/lib/dates.ts';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import { useListKeys } from '#renderer/lib/hooks/use-list-keys.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { BookingFilterBar, bookingSearchId } from './list/booking-filter-bar.tsx';
import { filtersOf, isFiltered, noFilters, queryOf, withFilters } from './list/booking-filters.rules.ts';
import { bookingListRows } from './list/booking-list-rows.ts';
import { BookingList } from './list/booking-list.tsx';
import { useBookingsScope } from './bookings.context.ts';
import { useBookings, useSomeBookings } from './bookings.queries.ts';
import { TodayCards } from './list/today-cards.tsx';

type Props = {
  onAdd: () => void;
  onEdit: (booking: Booking) => void;
  onDelete: (booking: Booking) => void;
  tools: ReactNode;
};

/** Today's cards, search and filters, and the list. Everything that narrows it stays in the address. */
export function BookingsManager({ onAdd, onEdit, onDelete, tools }: Props) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [, setSearch] = useAddressSearch();
  useListKeys(bookingSearchId);
  const filters = filtersOf(params);
  const filtered = isFiltered(filters);
  const { list, counts, rows, isPending } = useRows(params);
  const change = (next: Record<string, string | null>) => setParams(withFilters(params, next), { replace: true });
  const pathOf = usePanelPath();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const onEnd = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined;
  return (
    <>
      <TodayCards counts={counts} active={filters.today} onChoose={(today) => change({ ...noFilters, today })} />
      <BookingFilterBar filters={filters} onSearch={setSearch} onChange={change} tools={tools} />
      {isPending && <ListSkeleton rows={8} />}
      {list.isError && rows.length === 0 && (
        <ErrorState
          title={t('The bookings could not be loaded')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {!isPending && list.isSuccess && rows.length === 0 && (
        <NoBookings filtered={filtered} onAdd={onAdd} onClear={() => change(noFilters)} />
      )}
      {!isPending && rows.length > 0 && (
        <BookingList
          rows={rows}
          pathOf={pathOf}
          onEdit={onEdit}
          onDelete={onDelete}
          onEnd={onEnd}
          onShowGroup={(today) => change({ today })}
        />
      )}
    </>
  );
}

/** Most arrivals (and departures) of today shown above the list. */
const groupSize = 25;

function useRows(params: URLSearchParams) {
  const { hotelId, timezone } = useBookingsScope();
  const filters = filtersOf(params);
  const grouped = !isFiltered(filters);
  // The server says what day it is at the hotel; until it has, the hotel's zone does.
  const clockDay = dayIn(timezone, useNow(60_000));
  const list = useBookings(hotelId, queryOf(filters, clockDay));
  const counts = list.data?.pages[0]?.counts;
  const day = counts?.today ?? clockDay;
  const arrivals = useSomeBookings(hotelId, { arrivals_on: day, limit: groupSize }, grouped);
  const departures = useSomeBookings(hotelId, { departures_on: day, limit: groupSize }, grouped);
  const rows = useMemo(() => {
    const today =
      grouped && arrivals.data && departures.data && counts
        ? {
            arrivals: { items: arrivals.data.items, count: counts.arrivals_today },
            departures: { items: departures.data.items, count: counts.departures_today },
          }
        : null;
    return bookingListRows(list.data?.pages.flatMap((page) => page.items) ?? [], today);
  }, [list.data, arrivals.data, departures.data, counts, grouped]);
  // Shown at once with its groups: a group that came later would move every row.
  const isPending = list.isPending || (grouped && (arrivals.isPending || departures.isPending));
  return { list, counts, rows, isPending };
}

/** URL of a booking's panel; keeps the list's filters. */
function usePanelPath(): (booking: Booking) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    ({ id }: Booking) => `${pathname}?${withFilters(new URLSearchParams(search), { booking: id })}`,
    [pathname, search],
  );
}

function NoBookings({ filtered, onAdd, onClear }: { filtered: boolean; onAdd: () => void; onClear: () => void }) {
  const { t } = useTranslation();
  if (filtered)
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={t('No booking matches')}
        text={t('Try other words, or fewer filters.')}
        action={<Button onClick={onClear}>{t('Clear filters')}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<CalendarOutlined aria-hidden />}
      title={t('No bookings yet')}
      text={t('Each booking brings its guest the messages of a stay. Add one, or import a file.')}
      action={<Button onClick={onAdd}>{t('Add the first booking')}</Button>}
    />
  );
}
