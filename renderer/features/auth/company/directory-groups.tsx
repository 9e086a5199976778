import { DeleteOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { Directory } from '#shared/features/auth/directory.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { useSetDirectoryHotels } from './directory.queries.ts';
import { useRoleChoices } from './role-choices.ts';
import styles from './company.module.css';

type Group = Directory['groups'][number];
type Hotel = { id: string; name: string };
type Props = { id: string; hotels: Hotel[]; directory: Directory };

/** Groups of the directory, and the hotels that each gives to its people. */
export function DirectoryGroups({ id, hotels, directory: { groups } }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles['domains']}>
      <h4>{t('Groups of the directory')}</h4>
      {groups.length === 0 && <p className={styles['note']}>{t('The directory has sent no group yet.')}</p>}
      {groups.length > 0 && (
        <p className={styles['note']}>
          {t(
            'Who is in a group works in its hotels, and loses them with the group. What was given by hand in a hotel stays as it is.',
          )}
        </p>
      )}
      {groups.map((group) => (
        <GroupOfDirectory key={group.id} id={id} group={group} hotels={hotels} />
      ))}
    </div>
  );
}

function GroupOfDirectory({ id, group, hotels }: { id: string; group: Group; hotels: Hotel[] }) {
  const { t } = useTranslation();
  const change = useSetDirectoryHotels(id);
  const roles = useRoleChoices();
  const save = (given: { hotel_id: string; role: StaffRole }[]) =>
    change.mutateAsync({ groupId: group.id, hotels: given.map(({ hotel_id, role }) => ({ hotel_id, role })) }).then(
      () => true,
      () => false,
    );
  const askRemove = ({ hotel_id, name: hotel }: Group['hotels'][number]) =>
    askInDialog({
      title: t('Take {{hotel}} from {{group}}?', { hotel, group: group.name }),
      text: t('Its people lose the hotel at once, unless another group or the hotel itself gives it to them.'),
      yes: t('Take hotel'),
      no: t('Cancel'),
      onYes: () => save(group.hotels.filter((one) => one.hotel_id !== hotel_id)).then(() => {}),
    });
  const left = hotels.filter((hotel) => !group.hotels.some(({ hotel_id }) => hotel_id === hotel.id));
  return (
    <section className={styles['group']} aria-label={group.name}>
      <h5 dir="auto">
        {group.name} <span>{t('People: {{number}}', { number: group.members })}</span>
      </h5>
      {group.hotels.length === 0 && <p className={styles['note']}>{t('It gives no hotel.')}</p>}
      <ul aria-label={t('Hotels of {{group}}', { group: group.name })}>
        {group.hotels.map((hotel) => (
          <li key={hotel.hotel_id}>
            <span dir="auto">
              {hotel.name} · {roles.find(({ value }) => value === hotel.role)?.label}
            </span>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              disabled={change.isPending}
              aria-label={t('Take {{hotel}} from {{group}}', { hotel: hotel.name, group: group.name })}
              onClick={() => askRemove(hotel)}
            />
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <AddHotel hotels={left} busy={change.isPending} onAdd={(added) => save([...group.hotels, added])} />
      )}
    </section>
  );
}

type AddProps = {
  hotels: Hotel[];
  busy: boolean;
  onAdd: (added: { hotel_id: string; role: StaffRole }) => Promise<boolean>;
};

function AddHotel({ hotels, busy, onAdd }: AddProps) {
  const { t } = useTranslation();
  const roles = useRoleChoices();
  const [hotel, setHotel] = useState('');
  const [role, setRole] = useState<StaffRole>('staff');
  const choices = [{ value: '', label: t('Choose a hotel') }].concat(
    hotels.map(({ id, name }) => ({ value: id, label: name })),
  );
  const chosen = hotels.some(({ id }) => id === hotel) ? hotel : '';
  const add = () => void onAdd({ hotel_id: chosen, role }).then((isDone) => isDone && setHotel(''));
  return (
    <div className={styles['give']}>
      <SelectField label={t('Hotel')} value={chosen} choices={choices} onChoose={setHotel} />
      <SelectField label={t('Role')} value={role} choices={roles} onChoose={setRole} />
      <Button disabled={chosen === ''} loading={busy} onClick={add}>
        {t('Give hotel')}
      </Button>
    </div>
  );
}
