import { TeamOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { StaffMember } from '#shared/features/staff/staff.schema.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { dateWords } from '#renderer/lib/dates.ts';
import { useHotelStaff } from './hotel-manage.queries.ts';
import styles from './hotel-manage.module.css';

type Props = { hotelId: string; timezone: string };

/** Staff of the hotel, with their last sign-in. */
export function HotelStaff({ hotelId, timezone }: Props) {
  const { t } = useTranslation();
  const staff = useHotelStaff(hotelId);
  const members = staff.data?.pages.flatMap((page) => page.items) ?? [];
  const columns = useStaffColumns(timezone);
  if (staff.isPending) return <ListSkeleton rows={3} />;
  if (staff.isError && members.length === 0) {
    return <ErrorState error={staff.error} onRetry={() => void staff.refetch()} />;
  }
  if (members.length === 0) {
    return (
      <EmptyState
        icon={<TeamOutlined aria-hidden />}
        title={t('Nobody works here yet')}
        text={t('Invite the hotel’s first admin under Staff Management.')}
      />
    );
  }
  return (
    <>
      <DataTable label={t('Staff')} columns={columns} rows={members} rowKey={(member) => member.id} />
      {staff.hasNextPage && (
        <Button
          block
          className={styles['more']}
          loading={staff.isFetchingNextPage}
          onClick={() => void staff.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

const nameOf = ({ first_name, last_name, email }: StaffMember) =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

function useStaffColumns(timezone: string): Column<StaffMember>[] {
  const { t, i18n } = useTranslation();
  return [
    { key: 'name', title: t('Name'), cell: nameOf },
    { key: 'email', title: t('Email'), cell: (member) => member.email },
    {
      key: 'role',
      title: t('Role'),
      cell: (member) => (
        <StatusTag tone={member.role === 'admin' ? 'teal' : 'quiet'}>
          {member.role === 'admin' ? t('Hotel admin') : t('Staff')}
        </StatusTag>
      ),
    },
    {
      key: 'last_login',
      title: t('Last login'),
      cell: (member) =>
        member.last_login ? (
          <TimeAgo at={member.last_login} timezone={timezone} />
        ) : (
          <span className={styles['missing']}>{t('Never')}</span>
        ),
    },
    { key: 'since', title: t('Since'), cell: (member) => dateWords(member.created_at, i18n.language, timezone) },
  ];
}
