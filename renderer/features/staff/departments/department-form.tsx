import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Department } from '#shared/features/staff/departments.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { memberName } from '../member-name.rules.ts';
import { useMembers } from '../staff.queries.ts';
import { useSaveDepartment } from './departments.queries.ts';
import styles from './departments.module.css';

type Props = { hotelId: string; department: Department | null; onClose: () => void };

/** Name and members of a department; null: a new one. */
export function DepartmentForm({ hotelId, department, onClose }: Props) {
  const { t } = useTranslation();
  const people = useMembers(hotelId).data?.pages.flatMap(({ items }) => items) ?? [];
  const save = useSaveDepartment(hotelId);
  const [members, setMembers] = useState(department?.members ?? []);
  const toggle = (id: string) =>
    setMembers((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const submit = ({ name }: { name: string }) =>
    save.mutate(
      { id: department?.id ?? null, name, members },
      {
        onSuccess: () => {
          notifySuccess(t('Department saved'));
          onClose();
        },
        onError: (error) => notifyFailure(t('The department could not be saved'), error),
      },
    );
  return (
    <GuardedForm<{ name: string }>
      name={`department-${department?.id ?? 'new'}`}
      busy={save.isPending}
      failed={save.isError}
      onSubmit={submit}
    >
      <TextField
        name="name"
        label={t('Name of the department')}
        defaultValue={department?.name ?? ''}
        maxLength={40}
        missing={t('Enter a name of at most 40 characters.')}
      />
      <fieldset className={styles['members']}>
        <legend>{t('Members')}</legend>
        {people.map((person) => (
          <label key={person.user_id}>
            <input type="checkbox" checked={members.includes(person.user_id)} onChange={() => toggle(person.user_id)} />
            <bdi>{memberName(person)}</bdi>
          </label>
        ))}
      </fieldset>
      <div className={styles['buttons']}>
        <Button htmlType="submit" type="primary" loading={save.isPending}>
          {t('Save department')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </GuardedForm>
  );
}
