import { DeleteOutlined, SearchOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { StaffMember } from '#shared/features/staff/staff.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { ActivityTag } from './activity-tag.tsx';
import { matchesMember, memberName } from './member-name.rules.ts';
import styles from './staff.module.css';
import { useMembers } from './staff.queries.ts';
import { useMemberActions, type MemberActions } from './use-member-actions.ts';
import { useRoleNames } from './use-role-names.ts';

type Props = {
  hotelId: string;
  timezone: string;
  ownUserId: string;
  /** Whether roles can be changed and members removed. */
  canManage: boolean;
  search: string;
  onSearch: (search: string) => void;
};

/** From this number of people on there is a search box. */
const searchFrom = 9;

/** Staff of the hotel: name, address, role and last sign-in. */
export function MemberList({ hotelId, search, onSearch, ...rest }: Props) {
  const { t } = useTranslation();
  const members = useMembers(hotelId);
  const actions = useMemberActions(hotelId, rest.ownUserId);
  const all = members.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = search ? all.filter((member) => matchesMember(member, search)) : all;
  if (members.isPending) return <ListSkeleton rows={4} />;
  if (members.isError && all.length === 0)
    return (
      <ErrorState
        title={t('Failed to fetch staff data')}
        error={members.error}
        onRetry={() => void members.refetch()}
      />
    );
  return (
    <>
      {(search || all.length >= searchFrom) && <SearchBox search={search} onSearch={onSearch} />}
      {shown.length === 0 && (
        <EmptyState icon={<SearchOutlined aria-hidden />} title={t('Nobody matches “{{search}}”', { search })} />
      )}
      <ul className={styles['list']} aria-label={t('Staff members')}>
        {shown.map((member) => (
          <MemberRow key={member.id} member={member} actions={actions} {...rest} />
        ))}
      </ul>
      {members.hasNextPage && (
        <Button block loading={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function SearchBox({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useTranslation();
  return (
    <div className={styles['search']}>
      <SearchField id="staff-search" label={t('Search names and addresses')} search={search} onSearch={onSearch} />
    </div>
  );
}

type RowProps = Pick<Props, 'timezone' | 'ownUserId' | 'canManage'> & { member: StaffMember; actions: MemberActions };

function MemberRow({ member, actions, timezone, ownUserId, canManage }: RowProps) {
  const { t } = useTranslation();
  const name = memberName(member);
  return (
    <li className={styles['row']} data-manage={canManage}>
      <div className={styles['who']}>
        <span className={styles['avatar']} aria-hidden>
          {name.slice(0, 1).toUpperCase()}
        </span>
        <div className={styles['words']}>
          <strong>
            {name}
            {member.user_id === ownUserId && <span className={styles['you']}> · {t('you')}</span>}
          </strong>
          {name !== member.email && <span>{member.email}</span>}
          {member.by_directory && <span>{t('By the company’s directory')}</span>}
        </div>
      </div>
      <div className={styles['activity']}>
        {member.is_disabled ? (
          <StatusTag tone="danger">{t('Account disabled')}</StatusTag>
        ) : (
          <ActivityTag lastLogin={member.last_login} />
        )}
        {member.last_login && <TimeAgo at={member.last_login} timezone={timezone} />}
      </div>
      <RoleCell member={member} actions={actions} canManage={canManage} />
      {canManage && !member.by_directory && (
        <Tip title={t('Remove')}>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('Remove {{name}}', { name })}
            onClick={() => actions.remove(member)}
          />
        </Tip>
      )}
    </li>
  );
}

function RoleCell({ member, actions, canManage }: Pick<RowProps, 'member' | 'actions' | 'canManage'>) {
  const { t } = useTranslation();
  const names = useRoleNames();
  if (!canManage || member.by_directory)
    return <StatusTag tone={member.role === 'admin' ? 'teal' : 'quiet'}>{names[member.role]}</StatusTag>;
  const changing = actions.changing?.id === member.id ? actions.changing : null;
  return (
    <Select
      value={changing?.role ?? member.role}
      disabled={changing !== null}
      aria-label={t('Role of {{name}}', { name: memberName(member) })}
      choices={[
        { value: 'staff', label: names.staff },
        { value: 'admin', label: names.admin },
      ]}
      onChoose={(role) => actions.setRole(member, role)}
    />
  );
}
