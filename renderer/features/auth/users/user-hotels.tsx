import { DeleteOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ReactNode } from 'react';
import { staffRoles } from '#shared/features/auth/auth.values.ts';
import type { PlatformUser } from '#shared/features/auth/users.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { useChangeUser } from './users.queries.ts';
import styles from './users.module.css';

type Props = { user: PlatformUser; picker: (value: string, onChange: (hotelId: string) => void) => ReactNode };

/** The hotels in which the person works, and a line that adds one. */
export function UserHotels({ user, picker }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const change = useChangeUser(user.id);
  const roles = staffRoles.map((role) => ({ value: role, label: role === 'admin' ? t('Hotel admin') : t('Staff') }));
  const add = () =>
    change.mutateAsync({ kind: 'setMembership', hotelId: chosen, role: 'staff' }).then(
      () => setChosen(''),
      () => {},
    );
  return (
    <>
      {user.memberships.length === 0 && <p className={styles['note']}>{t('Works in no hotel.')}</p>}
      <ul className={styles['hotels']} aria-label={t('Hotels')}>
        {user.memberships.map(({ hotel_id: hotelId, hotel_name: hotel, role }) => (
          <li key={hotelId}>
            <span dir="auto">{hotel}</span>
            <Select
              value={role}
              choices={roles}
              disabled={change.isPending}
              aria-label={t('Role in {{hotel}}', { hotel })}
              onChoose={(next) => change.mutate({ kind: 'setMembership', hotelId, role: next })}
            />
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              disabled={change.isPending}
              aria-label={t('Remove from {{hotel}}', { hotel })}
              onClick={() => change.mutate({ kind: 'removeMembership', hotelId })}
            />
          </li>
        ))}
      </ul>
      <div className={styles['add']}>
        {picker(chosen, setChosen)}
        <Button disabled={chosen === ''} loading={change.isPending} onClick={() => void add()}>
          {t('Add as staff')}
        </Button>
      </div>
    </>
  );
}
