import { useTranslation } from '#renderer/lib/translate.ts';
import { BankOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { HotelGroup } from '#shared/features/hotels/groups/groups.contract.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useChangeGroup, useGroups } from './groups.queries.ts';
import styles from './groups.module.css';

const nameLimit = 120;

/** All groups, and a line that makes another one. */
export function GroupList({ pathOf }: { pathOf: (id: string) => string }) {
  const { t } = useTranslation();
  const groups = useGroups();
  const change = useChangeGroup();
  const columns: Column<HotelGroup>[] = [
    {
      key: 'name',
      title: t('Name'),
      cell: ({ id, name }) => (
        <Link to={pathOf(id)} className={styles['name']} dir="auto">
          {name}
        </Link>
      ),
    },
    { key: 'hotels', title: t('Hotels'), cell: ({ hotels }) => hotels.map(({ name }) => name).join(', ') || t('None') },
  ];
  return (
    <>
      <div className={styles['make']}>
        <GuardedForm<{ name: string }>
          key={groups.data?.length ?? 0}
          name="group"
          busy={change.isPending}
          failed={change.isError}
          onSubmit={({ name }) => change.mutate({ kind: 'create', name: name.trim() })}
        >
          <TextField
            name="name"
            label={t('Name of the new group')}
            missing={t('Enter a name.')}
            pattern=".*\S.*"
            mistyped={t('Enter a name.')}
            maxLength={nameLimit}
          />
          <Button type="primary" htmlType="submit" loading={change.isPending}>
            {t('Make group')}
          </Button>
        </GuardedForm>
      </div>
      {groups.isPending && <ListSkeleton rows={4} />}
      {groups.isError && (
        <ErrorState
          title={t('The groups could not be loaded')}
          error={groups.error}
          onRetry={() => void groups.refetch()}
        />
      )}
      {groups.data?.length === 0 && (
        <EmptyState
          icon={<BankOutlined aria-hidden />}
          title={t('There are no groups yet')}
          text={t('Hotels under one roof, and how their people sign in with the accounts of their company.')}
        />
      )}
      {groups.data && groups.data.length > 0 && (
        <DataTable label={t('Groups')} columns={columns} rows={groups.data} rowKey={({ id }) => id} />
      )}
    </>
  );
}
