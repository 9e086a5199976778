import { useTranslation } from '#renderer/lib/translate.ts';
import type { GroupPage } from '#shared/features/hotels/groups/group-admins.contract.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useGroupPage } from './group-admins.queries.ts';
import styles from './groups.module.css';

type Hotel = GroupPage['hotels'][number];
type Props = { id: string; onOpen: (hotelId: string) => void; isOpening: boolean };

/** The hotels of a group; those in which the reader works can be opened. */
export function GroupHotels({ id, onOpen, isOpening }: Props) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useGroupPage(id);
  if (isPending) return <ListSkeleton rows={4} />;
  if (error && !data)
    return <ErrorState title={t('The groups could not be loaded')} error={error} onRetry={() => void refetch()} />;
  if (data.hotels.length === 0) return <EmptyState title={t('No hotel is in this group yet.')} />;
  const roleOf = ({ role }: Hotel) => (role === 'admin' ? t('Hotel admin') : role === 'staff' ? t('Staff') : t('None'));
  const columns: Column<Hotel>[] = [
    {
      key: 'name',
      title: t('Hotel'),
      cell: ({ name }) => (
        <span className={styles['name']} dir="auto">
          {name}
        </span>
      ),
    },
    { key: 'status', title: t('Status'), cell: ({ status }) => (status === 'active' ? t('Active') : t('Inactive')) },
    { key: 'role', title: t('Your role'), cell: roleOf },
    {
      key: 'open',
      title: t('Actions'),
      plain: true,
      cell: ({ id: hotelId, name, role }) =>
        role ? (
          <Button
            disabled={isOpening}
            aria-label={t('Open hotel: {{hotel}}', { hotel: name })}
            onClick={() => onOpen(hotelId)}
          >
            {t('Open hotel')}
          </Button>
        ) : (
          <span className={styles['note']}>{t('You do not work in this hotel.')}</span>
        ),
    },
  ];
  return <DataTable label={t('Hotels')} columns={columns} rows={data.hotels} rowKey={(hotel) => hotel.id} />;
}
