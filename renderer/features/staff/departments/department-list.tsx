import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Department } from '#shared/features/staff/departments.schema.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useDepartments } from '#renderer/lib/hooks/use-departments.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { memberName } from '../member-name.rules.ts';
import { useMembers } from '../staff.queries.ts';
import { DepartmentForm } from './department-form.tsx';
import { useRemoveDepartment, useSaveDepartment } from './departments.queries.ts';
import { TakenWithin } from './taken-within.tsx';
import styles from './departments.module.css';

type Props = { hotelId: string; canChange: boolean };

/** Departments to which conversations are given, and how long they may take. */
export function DepartmentList({ hotelId, canChange }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDepartments(hotelId);
  const [changing, setChanging] = useState<string | null>(null);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  const close = () => setChanging(null);
  const add = (
    <Button size="small" onClick={() => setChanging('new')}>
      {t('Add department')}
    </Button>
  );
  return (
    <div className={styles['section']}>
      <Panel title={t('Departments')} more={canChange && changing === null && add}>
        {data.departments.length === 0 && <Usual hotelId={hotelId} canChange={canChange} />}
        <ul className={styles['list']}>
          {data.departments.map((department) => (
            <li key={department.id}>
              {changing === department.id ? (
                <DepartmentForm hotelId={hotelId} department={department} onClose={close} />
              ) : (
                <Row
                  hotelId={hotelId}
                  department={department}
                  onChange={canChange ? () => setChanging(department.id) : null}
                />
              )}
            </li>
          ))}
        </ul>
        {changing === 'new' && <DepartmentForm hotelId={hotelId} department={null} onClose={close} />}
        <TakenWithin hotelId={hotelId} minutes={data.taken_within_minutes} canChange={canChange} />
      </Panel>
    </div>
  );
}

/** A hotel without departments starts with the usual ones. */
function Usual({ hotelId, canChange }: Props) {
  const { t } = useTranslation();
  const save = useSaveDepartment(hotelId);
  const names = [t('Reception'), t('Housekeeping'), t('Maintenance'), t('Kitchen')];
  const addAll = async () => {
    for (const name of names) await save.mutateAsync({ id: null, name, members: [] });
  };
  return (
    <div className={styles['usual']}>
      <p>{t('None yet. Conversations can be given to colleagues, and to departments.')}</p>
      {canChange && (
        <Button
          loading={save.isPending}
          onClick={() =>
            void addAll().catch((error: unknown) => notifyFailure(t('The department could not be saved'), error))
          }
        >
          {t('Add {{names}}', { names: names.join(', ') })}
        </Button>
      )}
    </div>
  );
}

type RowProps = { hotelId: string; department: Department; onChange: (() => void) | null };

function Row({ hotelId, department: { id, name, members }, onChange }: RowProps) {
  const { t } = useTranslation();
  const remove = useRemoveDepartment(hotelId);
  const people = useMembers(hotelId).data?.pages.flatMap(({ items }) => items) ?? [];
  const names = people.filter(({ user_id }) => members.includes(user_id)).map(memberName);
  return (
    <div className={styles['row']}>
      <strong dir="auto">{name}</strong>
      <span>{names.length > 0 ? names.join(', ') : t('No members yet: everybody can take what is given to it.')}</span>
      {onChange && (
        <span className={styles['actions']}>
          <Button
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={t('Change {{name}}', { name })}
            onClick={onChange}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('Remove {{name}}', { name })}
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(id, { onError: (error) => notifyFailure(t('It could not be removed'), error) })
            }
          />
        </span>
      )}
    </div>
  );
}
