import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import { useRemoveHotel } from './hotel-list.queries.ts';
import styles from './hotel-table.module.css';

type Props = { hotel: HotelListItem | null; onClose: () => void };

/** Says what is deleted with a hotel and requires typing its name. Cannot be undone. */
export function DeleteHotelDialog({ hotel, onClose }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const remove = useRemoveHotel();
  const close = () => {
    setTyped('');
    onClose();
  };
  const matches = hotel !== null && typed.trim() === hotel.name.trim();
  const submit = () => {
    if (hotel && matches) remove.mutate(hotel.id, { onSuccess: close });
  };
  return (
    <Modal
      open={hotel !== null}
      title={t('Delete {{hotel}}?', { hotel: hotel?.name ?? '' })}
      okText={t('Delete hotel')}
      okButtonProps={{ danger: true, disabled: !matches }}
      cancelText={t('Cancel')}
      confirmLoading={remove.isPending}
      mask={{ closable: false }}
      onOk={submit}
      onCancel={close}
      destroyOnHidden
    >
      <p>{t('This will permanently delete the hotel and all associated data:')}</p>
      <ul className={styles['consequences']}>
        <li>{t('conversations, guest requests and their attachments')}</li>
        <li>{t('bookings, guests and every message planned for them')}</li>
        <li>{t('FAQs, knowledge, message settings and templates')}</li>
        <li>
          {t('access of its {{number}} staff members, and open invitations', { number: hotel?.staff_count ?? 0 })}
        </li>
      </ul>
      <Form layout="vertical" onFinish={submit}>
        <Form.Item label={t('Type “{{hotel}}” to confirm', { hotel: hotel?.name ?? '' })} htmlFor="delete-hotel-name">
          <Input
            id="delete-hotel-name"
            value={typed}
            autoFocus
            autoComplete="off"
            disabled={remove.isPending}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
