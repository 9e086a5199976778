import { DeleteOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelGroup } from '#shared/features/hotels/groups/groups.contract.ts';
import { PanelSection } from '#renderer/components/page/facts.tsx';
import { SidePanel } from '#renderer/components/page/side-panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { HotelPicker } from '../hotel-picker.tsx';
import { GroupAdmins } from './group-admins.tsx';
import { useChangeGroup, useGroups } from './groups.queries.ts';
import styles from './groups.module.css';

type Props = {
  /** The group that is open; null while the panel is closed. */
  id: string | null;
  onClose: () => void;
  /** Settings of the group that belong to another feature. */
  more: (group: HotelGroup) => ReactNode;
};

/** One group: its hotels, how its people sign in, and its removal. */
export function GroupPanel({ id, onClose, more }: Props) {
  const { t } = useTranslation();
  const group = useGroups().data?.find((one) => one.id === id);
  return (
    <SidePanel open={id !== null} title={group?.name ?? t('Groups')} onClose={onClose}>
      {group && (
        <>
          <PanelSection title={t('Hotels')}>
            <GroupHotels group={group} />
          </PanelSection>
          <PanelSection title={t('Group admins')}>
            <GroupAdmins id={group.id} />
          </PanelSection>
          {more(group)}
          <Removal group={group} onRemoved={onClose} />
        </>
      )}
    </SidePanel>
  );
}

function GroupHotels({ group }: { group: HotelGroup }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const change = useChangeGroup();
  const add = () =>
    change.mutateAsync({ kind: 'addHotel', id: group.id, hotelId: chosen }).then(
      () => setChosen(''),
      () => {},
    );
  return (
    <>
      {group.hotels.length === 0 && <p className={styles['note']}>{t('No hotel is in this group yet.')}</p>}
      <ul className={styles['rows']} aria-label={t('Hotels')}>
        {group.hotels.map(({ id: hotelId, name: hotel }) => (
          <li key={hotelId}>
            <span dir="auto">{hotel}</span>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              disabled={change.isPending}
              aria-label={t('Take {{hotel}} out of the group', { hotel })}
              onClick={() => change.mutate({ kind: 'removeHotel', id: group.id, hotelId })}
            />
          </li>
        ))}
      </ul>
      <div className={styles['add']}>
        <HotelPicker value={chosen} onChange={setChosen} empty={t('Choose a hotel')} />
        <Button disabled={chosen === ''} loading={change.isPending} onClick={() => void add()}>
          {t('Add to the group')}
        </Button>
      </div>
    </>
  );
}

function Removal({ group: { id, name }, onRemoved }: { group: HotelGroup; onRemoved: () => void }) {
  const { t } = useTranslation();
  const change = useChangeGroup();
  const ask = () =>
    askInDialog({
      title: t('Remove the group {{name}}?', { name }),
      text: t('Its hotels and accounts stay. Its people cannot sign in with the accounts of the company any more.'),
      yes: t('Remove group'),
      no: t('Cancel'),
      onYes: () => change.mutateAsync({ kind: 'remove', id }).then(onRemoved, () => {}),
    });
  return (
    <div>
      <Button danger onClick={ask}>
        {t('Remove group')}
      </Button>
    </div>
  );
}
