import { MessageOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { GuestRequest, RequestStatus } from '#shared/features/conversations/conversations.schema.ts';
import { requestStatuses } from '#shared/features/conversations/conversations.values.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { PriorityTag, RequestStatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { oneOf } from '#renderer/lib/one-of.ts';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { useHotelRequests } from './hotel-manage.queries.ts';
import styles from './hotel-manage.module.css';

type Props = {
  hotelId: string;
  timezone: string;
  pathOf: (request: GuestRequest) => string;
  categoryWords: (category: string) => string;
};

const filters: { status: RequestStatus | ''; label: string }[] = [
  { status: '', label: 'All' },
  { status: 'open', label: 'Pending' },
  { status: 'in_progress', label: 'In progress' },
];

/** Guest requests of the hotel; each row links to its conversation. */
export function HotelRequests({ hotelId, timezone, pathOf, categoryWords }: Props) {
  const { t } = useTranslation();
  const [address, setAddress] = useAddressFilters(['status']);
  const status = oneOf(requestStatuses, address.status) ?? '';
  const requests = useHotelRequests(hotelId, status);
  const rows = requests.data?.pages.flatMap((page) => page.items) ?? [];
  const columns = useRequestColumns(timezone, pathOf, categoryWords);
  return (
    <>
      <Toolbar>
        <FilterChips label={t('Status')}>
          {filters.map((filter) => (
            <FilterChip
              key={filter.status}
              pressed={filter.status === status}
              onClick={() => setAddress({ status: filter.status })}
            >
              {t(filter.label)}
            </FilterChip>
          ))}
        </FilterChips>
      </Toolbar>
      {requests.isPending && <ListSkeleton />}
      {requests.isError && rows.length === 0 && (
        <ErrorState error={requests.error} onRetry={() => void requests.refetch()} />
      )}
      {requests.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<MessageOutlined aria-hidden />}
          title={status ? t('No requests match') : t('No requests yet')}
        />
      )}
      {rows.length > 0 && (
        <DataTable label={t('Requests')} columns={columns} rows={rows} rowKey={(request) => request.id} />
      )}
      {requests.hasNextPage && (
        <Button
          block
          className={styles['more']}
          loading={requests.isFetchingNextPage}
          onClick={() => void requests.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function useRequestColumns(
  timezone: string,
  pathOf: Props['pathOf'],
  categoryWords: Props['categoryWords'],
): Column<GuestRequest>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'guest',
      title: t('Guest'),
      cell: (request) => (
        <Link to={pathOf(request)}>{request.guest_name || request.guest_phone || t('Anonymous Guest')}</Link>
      ),
    },
    {
      key: 'message',
      title: t('Message'),
      plain: true,
      cell: (request) => <span className={styles['message']}>{request.message}</span>,
    },
    { key: 'category', title: t('Category'), cell: (request) => t(categoryWords(request.category)) },
    { key: 'priority', title: t('Priority'), cell: (request) => <PriorityTag priority={request.priority} /> },
    { key: 'status', title: t('Status'), cell: (request) => <RequestStatusTag status={request.status} /> },
    {
      key: 'received',
      title: t('Received'),
      cell: (request) => <TimeAgo at={request.created_at} timezone={timezone} />,
    },
  ];
}
